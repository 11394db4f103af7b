import { QueryClient } from '@tanstack/react-query'
import { accounts } from '@/entities/accounts/definition'
import { readBundle } from '@/programme/bundle/readBundle'
import { accountTypes, isOfProgramme, programmeTypes } from '@/programme/entityTypes'
import { makePlan } from '@/programme/plan/makePlan'
import { createPlanApi } from '@/programme/plan/planApi'
import { createQueue } from '@/programme/plan/queue'
import type { BundleObject, Plan } from '@/programme/plan/types'
import { readLists } from '@/programme/readLists'
import { connect } from '../api'
import { apiOf, type Call, type Command, CommandError } from '../command'
import { apiMessage, faultsOf, textOf } from '../readProgramme'
import { countsOf, rowLines } from '../report'

export const importCommand: Command = {
  help: `programme import <file> --base-url <URL> --account <id> [--dry-run]

  Brings the objects of a bundle into an account. New objects are created, switched off unless --active is given.
  Objects that differ stay as they are, unless --overwrite is given. Nothing is ever deleted.

  --dry-run     shows what would be done, and sends nothing
  --overwrite   takes the values of the file where an object differs
  --active      new objects keep the availability that they have in the file

  Every row that cannot be done is named with its reason. The exit code is 1 if the account is not as the file says: rows
  that are blocked, that failed or that stay as they are, and with --dry-run everything that would be done.`,
  options: {
    'dry-run': { type: 'boolean' },
    overwrite: { type: 'boolean' },
    active: { type: 'boolean' },
  },
  async run(call) {
    const [file, ...rest] = call.positionals
    if (!file || rest.length > 0) throw new CommandError('Name one file: programme import <file>')
    const api = apiOf(call)
    const { bundle, faults } = readBundle(await textOf(file))
    if (faults) throw faultsOf(file, faults)
    connect(api)
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
    const plan = await planFor(call, file, bundle.objects, api.account)
    for (const line of rowLines(plan)) call.print(line)
    call.print(countsOf(plan))
    const written = new Set(plan.steps.map(({ row }) => row))
    const isLeft = plan.rows.some(({ verdict, key }) => verdict !== 'identical' && !written.has(key))
    if (call.values['dry-run']) return isLeft || written.size > 0 ? 1 : 0
    const hasFailed = await executePlan(call, plan, client)
    return hasFailed || isLeft ? 1 : 0
  },
}

/** Plans an import into the current state of the account. */
async function planFor(
  call: Call,
  file: string,
  objects: readonly BundleObject[],
  account: string,
): Promise<Plan> {
  const target = await readTypes(objects, account)
  const request = { kind: 'import', account, file, objects } as const
  const options = { arriveInactive: !call.values.active, keepImageAddresses: true }
  const inputs = { source: new Map(), target, gaps: [], options, decisions: noDecisions }
  const plan = makePlan(request, inputs)
  if (!call.values.overwrite) return plan
  const sides = plan.rows.flatMap(({ key, diffs }) =>
    diffs.length > 0
      ? [[key, Object.fromEntries(diffs.map((diff) => [diff.key, 'ours' as const]))] as const]
      : [],
  )
  return makePlan(request, { ...inputs, decisions: { ...noDecisions, sides: Object.fromEntries(sides) } })
}

const noDecisions = { leaveOut: [], sides: {}, newIds: {}, useInstead: {} }

/** Reads the lists of the account; players only if the file contains some. Throws CommandError. */
async function readTypes(objects: readonly BundleObject[], account: string) {
  const hasPlayers = !objects.every(({ type }) => isOfProgramme(type))
  try {
    const lists = await readLists(account, hasPlayers ? accountTypes : programmeTypes)
    const known = await readLists(account, ['accounts'])
    if (!known.get('accounts')?.some((row) => accounts.list.idOf(row as never) === account))
      throw new CommandError(`There is no account '${account}', or this token may not see it`)
    return new Map([...lists, ...known])
  } catch (thrown) {
    if (thrown instanceof CommandError) throw thrown
    throw new CommandError(`Could not read ${account}: ${apiMessage(thrown)}`)
  }
}

/** Sends the calls of a plan, and prints the result of each. Resolves to whether one failed. */
async function executePlan(call: Call, plan: Plan, client: QueryClient): Promise<boolean> {
  const queue = createQueue({ plan, title: 'Import', api: createPlanApi(client) })
  await queue.run()
  const { steps, states } = queue.get()
  let failed = 0
  for (const { key, type, id, action } of steps) {
    const state = states[key]
    if (state?.status === 'done') continue
    failed += 1
    const status = state?.httpStatus === undefined ? '' : ` (HTTP ${state.httpStatus})`
    call.print(
      `FAILED    ${type}/${id}: ${action}: ${state?.error ?? 'it waits for an object that failed'}${status}`,
    )
  }
  const done = steps.length - failed
  call.log(`${done} of ${steps.length} ${steps.length === 1 ? 'call' : 'calls'} done`)
  return failed > 0
}
