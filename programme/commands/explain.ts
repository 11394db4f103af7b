import { conditionSentence, inFile } from '@/engine/explain/caseTable'
import { explainedTypes } from '@/engine/explain/conditions'
import { readPerson } from '@/engine/explain/person'
import type { Explained, ObjectId, Person } from '@/engine/explain/types'
import { explainAll, View } from '@/engine/explain/view'
import { ProgrammeIndex } from '@/engine/programme/programmeIndex'
import { parseJson } from '@/lib/json'
import { apiOf, type Call, type Command, CommandError, momentOfText, option } from '../command'
import { visible } from '../markdown'
import { type Programme, readProgramme, textOf } from '../readProgramme'

export const explainCommand: Command = {
  help: `programme explain <bundle> --player <file.json> --at <time>
programme explain --base-url <URL> --account <id> --player <file.json> --at <time>

  What one player sees at one moment: the state of every object, and the condition that is not met. An approximation, by
  the rules of docs/explain.md; the server decides. The file has the fields of a player in the contract, and can add
  "finishedMissions": ["id"] and "used": {"prizes/id": 2}, which no list of the server tells.

  --player FILE    the player, as JSON
  --at TIME        the moment, ISO 8601, such as 2026-04-21T09:31:00Z; without a zone it is UTC
  --assume-none    assume that the player has used and finished nothing but what the file says
  --object ID      one object only, such as missions/first-mile
  --format FORMAT  text (default), or json: an array of {type, id, state, conditions}`,
  options: {
    player: { type: 'string' },
    at: { type: 'string' },
    'assume-none': { type: 'boolean' },
    object: { type: 'string' },
    format: { type: 'string' },
  },
  async run(call) {
    const format = (option(call, 'format') ?? 'text').replace(/^human$/, 'text')
    if (format !== 'text' && format !== 'json') throw new CommandError('--format is one of text, json')
    const at = momentOf(option(call, 'at'))
    const person = {
      ...(await personOfFile(option(call, 'player'))),
      assumesNone: call.values['assume-none'] === true,
    }
    const wanted = objectOf(option(call, 'object'))
    const [file, ...more] = call.positionals
    if (more.length > 0) throw new CommandError(`Unexpected '${more[0]}': explain one file at a time`)
    const programme = await read(call, file)
    const found = explainedIn(programme, { person, at, wanted, place: file ?? programme.account })
    if (format === 'json') call.print(JSON.stringify(found.map(inFile), null, 2))
    else for (const one of found) print(call, one, wanted !== undefined)
    return 0
  },
}

interface Asked {
  person: Person
  at: number
  /** Restricts the output to one object. */
  wanted: ObjectId | undefined
  /** Where the objects come from. */
  place: string
}

/** Explains what a player sees at a moment. Throws CommandError. */
export function explainedIn(
  { account, lists }: Programme,
  { person, at, wanted, place }: Asked,
): readonly Explained[] {
  const programme = new ProgrammeIndex({ account, now: at, lists })
  const all = explainAll(new View({ programme, person, at }))
  const found = wanted ? all.filter(({ type, id }) => type === wanted.type && id === wanted.id) : all
  if (wanted && found.length === 0)
    throw new CommandError(`There is no object ${wanted.type}/${wanted.id} in ${place}`)
  return found
}

function momentOf(text: string | undefined): number {
  if (text === undefined) throw new CommandError('Name the moment: --at 2026-04-21T09:31:00Z')
  const at = momentOfText(text)
  if (Number.isNaN(at)) throw new CommandError(`--at is no time: '${text}'. Try 2026-04-21T09:31:00Z`)
  return at
}

async function personOfFile(file: string | undefined): Promise<Person> {
  if (file === undefined) throw new CommandError('Name the player: --player <file.json>')
  const text = await textOf(file)
  let parsed: unknown
  try {
    parsed = parseJson(text)
  } catch {
    throw new CommandError(`${file} is no JSON`)
  }
  const person = readPerson(parsed)
  if (typeof person === 'string') throw new CommandError(`${file} is no player: ${person}`)
  return person
}

/** The object of `--object`. Throws CommandError. */
export function objectOf(text: string | undefined): ObjectId | undefined {
  if (text === undefined) return undefined
  const slash = text.indexOf('/')
  const type = explainedTypes.find((one) => one === text.slice(0, slash))
  if (!type || slash + 1 === text.length)
    throw new CommandError(
      `--object is a type and an id, such as missions/first-mile. The types: ${explainedTypes.join(', ')}`,
    )
  return { type, id: text.slice(slash + 1) }
}

function read(call: Call, file: string | undefined): Promise<Programme> {
  if (file === undefined) return readProgramme(apiOf(call))
  if (option(call, 'base-url')) throw new CommandError('Name either a bundle or --base-url, not both')
  return readProgramme({ file, log: call.log, keepsCounts: true })
}

/** A line for the object, and one for each condition that is not met; for a single object, for each that it asks. */
function print(call: Call, { type, id, state, conditions }: Explained, isWhole: boolean) {
  call.print(visible(`${state.padEnd(9)} ${type}/${id}`))
  for (const condition of conditions)
    if (isWhole ? condition.isAsked : condition.state !== 'met' && state !== 'has')
      call.print(
        visible(`            ${condition.state}: ${conditionSentence(condition)} (${condition.path})`),
      )
}
