import { withoutMark } from '../contract/load.ts'
import { readJson } from '../contract/readJson.ts'
import type { Json } from '../contract/types.ts'
import { CouldNotRun } from '../report/couldNotRun.ts'
import { createReport, findingId, valueId } from '../report/findings.ts'
import { counted, messageOf, readInput } from '../tools.ts'
import type { Report, Values } from '../types.ts'

export const most = 1

export const options = {
  'base-url': { type: 'string' },
  path: { type: 'string' },
  field: { type: 'string', default: 'state' },
  token: { type: 'string' },
} as const

interface Decided {
  type: string
  id: string
  state: string
  conditions?: { state: string; text: string }[]
}

interface Case {
  /** Null for a made-up player. */
  player: string | null
  facts: Record<string, unknown>
  at: string
  objects: Decided[]
}

interface Table {
  account: string
  cases: Case[]
}

/**
 * Holds a service against a decision table of the console's page Player View. If the service offers a way to ask, given
 * as a path, the states are compared; otherwise the table becomes a checklist for people.
 */
export async function run(values: Values, [file]: Json[]): Promise<Report> {
  const { 'base-url': baseUrl, path, field = 'state', token = process.env.CONTRACT_TOKEN } = values
  if (file === undefined) throw new CouldNotRun('Which decision table? contract decisions <file.json>')
  const table = readTable(file)
  const report = createReport('decisions', file)
  if (!path) {
    report.page = () => checklist(table)
    return report
  }
  if (!baseUrl) throw new CouldNotRun('--path needs --base-url, such as https://api.example.com/admin/api/v0')
  let asked = 0
  for (const { player, at, objects } of table.cases) {
    if (player === null) {
      report.incomplete.push('a case is about a made-up player, whom no service knows')
      continue
    }
    for (const object of objects) {
      const url = `${baseUrl.replace(/\/+$/, '')}${filled(path, { account: table.account, player, at, ...object })}`
      const answer = await ask(url, field, token)
      asked += 1
      const name = `${object.type}/${object.id}`
      if ('problem' in answer) report.incomplete.push(`${name} for ${player}: ${answer.problem}`)
      else if (answer.state !== object.state && object.state !== 'perhaps')
        report.add({
          id: findingId('decisions', 'other-state', valueId(player), valueId(name)),
          rule: 'other-state',
          severity: 'risky',
          message: `${name} is ${answer.state} for ${player}, and the console says ${object.state}${reasonOf(object)}`,
          ours: object.state,
          theirs: answer.state,
          where: url,
        })
    }
  }
  report.looked = counted(asked, 'decision')
  return report
}

function readTable(file: string): Table {
  let table: Partial<Table> & { format?: string }
  try {
    table = readJson(withoutMark(readInput(file)))
  } catch (error) {
    throw new CouldNotRun(`${file} cannot be read as JSON: ${messageOf(error)}`)
  }
  const { format, account, cases } = table ?? {}
  if (format !== 'programme-decisions' || typeof account !== 'string' || !Array.isArray(cases))
    throw new CouldNotRun(`${file} is no decision table. Save one on the page Player View of the console.`)
  return { account, cases }
}

/**
 * A path with its placeholders filled: `/players/{player}/state?of={type}/{id}&at={at}`.
 */
const filled = (path: string, facts: Record<string, unknown>): string =>
  path.replace(/\{(account|player|at|type|id)\}/g, (_, key) => encodeURIComponent(String(facts[key])))

async function ask(
  url: string,
  field: string,
  token: string | undefined,
): Promise<{ state: string } | { problem: string }> {
  try {
    const response = await fetch(url, {
      headers: { accept: 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      signal: AbortSignal.timeout(30_000),
    })
    if (!response.ok) return { problem: `status ${response.status}` }
    const state = field.split('.').reduce((value: Json, key: string) => value?.[key], await response.json())
    return typeof state === 'string' ? { state } : { problem: `the answer has no text at '${field}'` }
  } catch (error) {
    return { problem: messageOf(error) }
  }
}

function reasonOf({ conditions = [] }: Decided): string {
  const open = conditions.filter(({ state }) => state !== 'met').map(({ text }) => text)
  return open.length === 0 ? '' : `: ${open.join('; ')}`
}

const checklist = ({ account, cases }: Table): string =>
  cases
    .flatMap(({ player, facts, at, objects }) => [
      `${player ?? String(facts.name ?? 'A made-up player')} in ${account}, at ${at}`,
      ...objects.map((object) => `  [ ] ${object.type}/${object.id} is ${object.state}${reasonOf(object)}`),
      '',
    ])
    .join('\n')
