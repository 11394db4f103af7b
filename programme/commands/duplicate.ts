import { keyOf, objectsByKey } from '@/engine/plan/ids'
import { makePlan } from '@/engine/plan/makePlan'
import { type BundleObject, noDecisions, type ObjectName } from '@/engine/plan/types'
import type { CampaignName } from '@/engine/programme/campaignName'
import { objectsNamed, objectsOfCampaign } from '@/engine/sets/chosen'
import { type CopiedSet, copySet } from '@/engine/sets/copySet'
import type { Transform } from '@/engine/sets/transform'
import { exportBundle } from '@/engine/transfer/format'
import { pluralize } from '@/lib/format'
import { isZone, readShift } from '@/lib/zonedTime'
import { type EntityType, programmeTypes } from '@/model/entityTypes'
import { idRefusal } from '@/model/ids'
import type { Lists } from '@/model/references'
import { nouns } from '@/model/words'
import { apiOf, type Call, type Command, CommandError, option, optionList } from '../command'
import { proposeHelp, proposeOptions, reasonOf, writeProposed } from '../proposals/write'
import { type Programme, readProgramme } from '../readProgramme'

export const duplicateCommand: Command = {
  help: `programme duplicate <bundle> (--tag T | --category C | --ids type/id,... | --id type/id ...)
programme duplicate --base-url <URL> --account <id> (--tag T | ...)

  Prints a bundle of copies of these objects, and of nothing else. References between them lead to the copies, all others
  stay. Taken ids get '-copy'. What the copies still use is listed on standard error. Nothing is sent.

  --tag TAG           all objects with the tag, without regard to case and surrounding blanks
  --category NAME     all objects of the category, likewise
  --ids LIST          objects by type and id, separated by commas: missions/spring-ride,prizes/helmet
  --id TYPE/ID        one object; can be repeated, and the id can contain commas
  --replace OLD=NEW   replaces a text in ids, names, descriptions, categories and tags; can be repeated
  --new-tag TAG       the tag of the copies, in the place of --tag
  --rewards FACTOR    multiplies ${nouns.points.many} and ${nouns.credits.many} of rewards, rounded half up: 1.1
  --shift N           moves all dates: 1y, 52w, -3d; d are days, w weeks, m months, y years
  --zone ZONE         the time zone whose time of day a shift keeps, such as Europe/Berlin (default: UTC)
  --with-teams        with the teams of the tag or the category, which are left out otherwise
  --inactive          the copies are not available

  --propose           writes a proposal of the copies instead of a bundle; needs --base-url
${proposeHelp}

Exit codes
  0  done   1  with --propose: nothing is left to propose   2  could not run`,
  options: {
    // Declared as repeatable, so that passing one twice is refused. Otherwise parseArgs would use the last one.
    tag: { type: 'string', multiple: true },
    category: { type: 'string', multiple: true },
    ids: { type: 'string', multiple: true },
    id: { type: 'string', multiple: true },
    replace: { type: 'string', multiple: true },
    'new-tag': { type: 'string' },
    rewards: { type: 'string' },
    shift: { type: 'string' },
    zone: { type: 'string' },
    inactive: { type: 'boolean' },
    'with-teams': { type: 'boolean' },
    propose: { type: 'boolean' },
    ...proposeOptions,
  },
  async run(call) {
    const isProposed = call.values.propose === true
    if (isProposed) reasonOf(call)
    if (isProposed && call.positionals.length > 0)
      throw new CommandError(
        '--propose compares the copies with an account: it needs --base-url and --account',
      )
    const asked = copiesAsked(call)
    const { choice } = asked
    const { account, lists } = await read(call)
    const copied = copiesIn({ account, lists }, asked)
    for (const line of remarksOf(copied)) call.log(line)
    if (isProposed) {
      const title = namesOf(choice)
      const inputs = {
        source: lists,
        target: lists,
        gaps: [],
        decisions: noDecisions,
        options: { arriveInactive: false, keepImageAddresses: true },
      }
      const plan = makePlan({ kind: 'duplicate', account, title, objects: copied.copies }, inputs)
      return writeProposed(call, plan, `Duplicate ${title}`)
    }
    call.print(bundleText(account, copied).trimEnd())
    return 0
  },
}

interface Asked {
  choice: Choice
  transform: Transform
  withTeams: boolean
}

/** Reads which objects a call copies, and how. Throws CommandError. */
export const copiesAsked = (call: Call): Asked => ({
  transform: transformOf(call),
  choice: choiceOf(call),
  withTeams: call.values['with-teams'] === true,
})

/** The copies of the chosen objects. Throws CommandError. */
export function copiesIn({ account, lists }: Programme, { choice, transform, withTeams }: Asked): CopiedSet {
  const objects = chosenOf(choice, lists, withTeams)
  const there = objectsByKey(lists, account)
  const of = 'names' in choice ? undefined : choice
  const copied = copySet({ objects, of }, transform, {
    account,
    isTaken: (name) => there.has(keyOf(name)),
  })
  refuseIds(copied)
  return copied
}

/** The copies as a bundle. */
export const bundleText = (account: string, copied: CopiedSet): string =>
  exportBundle({ account, lists: listsOf(copied), objects: 'all' })

const namesOf = (choice: Choice) =>
  'names' in choice ? pluralize(choice.names.length, 'object') : `“${choice.tag ?? choice.category}”`

type Choice = CampaignName | { names: readonly ObjectName[] }

function choiceOf(call: Call): Choice {
  const given = (name: string) => optionList(call, name).filter((text) => text !== '')
  const [tags, categories, idLists, single] = [given('tag'), given('category'), given('ids'), given('id')]
  if ([...tags, ...categories, ...idLists, ...single.slice(0, 1)].length !== 1)
    throw new CommandError('Name the objects by one of --tag, --category, --ids, --id: missions/spring-ride')
  const [[tag], [category], [ids]] = [tags, categories, idLists]
  if (tag !== undefined) return { tag }
  if (category !== undefined) return { category }
  return { names: ids === undefined ? single.map(nameOf) : ids.split(',').map((one) => nameOf(one.trim())) }
}

function nameOf(text: string): ObjectName {
  const slash = text.indexOf('/')
  const type = programmeTypes.find((one) => one === text.slice(0, slash).trim())
  const id = text.slice(slash + 1)
  if (!type || id === '')
    throw new CommandError(
      `'${text}' is no type and id, such as missions/spring-ride. The types: ${programmeTypes.join(', ')}`,
    )
  return { type, id }
}

function chosenOf(choice: Choice, lists: Lists, withTeams: boolean): BundleObject[] {
  if (!('names' in choice)) {
    const found = objectsOfCampaign(lists, choice).filter(({ type }) => withTeams || type !== 'teams')
    const what = choice.tag === undefined ? `category '${choice.category}'` : `tag '${choice.tag}'`
    if (found.length === 0) throw new CommandError(`No object has the ${what}`)
    return found
  }
  const found = objectsNamed(lists, choice.names)
  const keys = new Set(found.map(keyOf))
  const missing = choice.names.find((name) => !keys.has(keyOf(name)))
  if (missing) throw new CommandError(`There is no object ${missing.type}/${missing.id}`)
  return found
}

function transformOf(call: Call): Transform {
  const shiftText = option(call, 'shift')
  const shift = shiftText === undefined ? undefined : readShift(shiftText)
  if (shiftText !== undefined && !shift)
    throw new CommandError(`--shift is a number with d, w, m or y, such as 1y or -3d, not '${shiftText}'`)
  const zone = option(call, 'zone') ?? 'UTC'
  if (!isZone(zone)) throw new CommandError(`--zone is a time zone such as Europe/Berlin, not '${zone}'`)
  const tag = option(call, 'new-tag')
  if (tag?.trim() === '') throw new CommandError('--new-tag is the tag of the copies, not blanks')
  return {
    replace: optionList(call, 'replace').map(pairOf),
    tag,
    rewards: rewardsOf(call),
    shift,
    zone,
    inactive: call.values.inactive === true,
  }
}

function rewardsOf(call: Call): number | undefined {
  const text = option(call, 'rewards')
  if (text === undefined) return undefined
  const factor = Number(text)
  if (!/^\d*\.?\d+$/.test(text) || !Number.isFinite(factor))
    throw new CommandError(`--rewards is a factor such as 1.1, not '${text}'`)
  return factor
}

function pairOf(text: string): [string, string] {
  const at = text.indexOf('=')
  if (at < 1) throw new CommandError(`--replace is OLD=NEW, not '${text}'`)
  return [text.slice(0, at), text.slice(at + 1)]
}

function read(call: Call): Promise<Programme> {
  const [file, ...more] = call.positionals
  if (more.length > 0) throw new CommandError(`Unexpected '${more[0]}': duplicate the objects of one bundle`)
  if (file === undefined) return readProgramme(apiOf(call))
  if (option(call, 'base-url')) throw new CommandError('Name either a bundle or --base-url, not both')
  return readProgramme({ file, log: call.log })
}

/** Replacements can make ids that no object can have. */
function refuseIds({ copies }: CopiedSet): void {
  for (const { type, id, from } of copies) {
    const refusal = id.trim() === '' ? 'The id would be empty' : idRefusal(id)
    if (refusal !== undefined) throw new CommandError(`${type}/${from} cannot be copied: ${refusal}`)
  }
}

/** Messages about what was not changed although the user may expect it. */
export function remarksOf({ outside, oldRequirements }: CopiedSet): string[] {
  const used = [...new Set(outside.map(({ type, id }) => `${type}/${id}`))]
  const count = `${used.length} ${used.length === 1 ? 'object' : 'objects'}`
  return [
    ...(used.length > 0 ? [`still uses ${count} outside of the set: ${used.join(', ')}`] : []),
    ...oldRequirements.map(
      ({ type, id, field, text }) => `${type}/${id} still requires '${text}' (${field})`,
    ),
  ]
}

function listsOf({ copies }: CopiedSet): Lists {
  const lists = new Map<EntityType, object[]>()
  for (const { type, object } of copies) lists.set(type, [...(lists.get(type) ?? []), object])
  return lists
}
