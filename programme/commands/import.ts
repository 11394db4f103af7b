import { makePlan } from '@/engine/plan/makePlan'
import { planNotices, withNotices } from '@/engine/plan/planNotices'
import { type BundleObject, noDecisions, type Plan } from '@/engine/plan/types'
import { counted } from '@/lib/format'
import { nouns } from '@/model/words'
import { connect } from '../api'
import { apiOf, type Call, type Command, CommandError } from '../command'
import { executePlan } from '../executePlan'
import { bundleOf, knownLists } from '../readProgramme'
import { countsOf, rowLines } from '../report'

/** What an import does with the objects that are there. */
export const importOptions = { overwrite: { type: 'boolean' }, active: { type: 'boolean' } } as const

export const importCommand: Command = {
  help: `programme import <file> --base-url <URL> --account <id> [--dry-run]

  Brings the objects of a bundle into an account. New objects are created, switched off unless --active is given.
  Objects that differ stay as they are, unless --overwrite is given. Nothing is ever deleted.

  --dry-run     shows what would be done, and sends nothing
  --overwrite   takes the values of the file where an object differs
  --confirm     also changes what players of a live object notice, and rewards, prices and ${nouns.points.many} by a factor of 5 or
                more; without this option nothing is sent while there are such changes
  --active      new objects keep the availability that they have in the file, and with --overwrite those that exist
                get it; without this option they keep their own

  Every row that cannot be done is named with its reason. The exit code is 1 if the account is not as the file says: rows
  that are blocked, that failed or that stay as they are, and with --dry-run everything that would be done.`,
  options: {
    'dry-run': { type: 'boolean' },
    ...importOptions,
    confirm: { type: 'boolean' },
  },
  async run(call) {
    const [file, ...rest] = call.positionals
    if (!file || rest.length > 0) throw new CommandError('Name one file: programme import <file>')
    const api = apiOf(call)
    const bundle = await bundleOf(file, call)
    connect(api)
    const plan = await planFor(call, file, bundle.objects, api.account)
    const notices = planNotices(plan)
    for (const line of rowLines(withNotices(plan))) call.print(line)
    call.print(countsOf(plan))
    const keeping = plan.rows.filter(({ keepsAvailability }) => keepsAvailability).length
    if (keeping > 0)
      call.log(
        `${keeping} ${keeping === 1 ? 'object keeps its' : 'objects keep their'} own availability, which is not that of the file; compare it with --active`,
      )
    const written = new Set(plan.steps.map(({ row }) => row))
    const isLeft = plan.rows.some(({ verdict, key }) => verdict !== 'identical' && !written.has(key))
    if (call.values['dry-run']) return isLeft || written.size > 0 ? 1 : 0
    if (notices.length > 0 && !call.values.confirm) {
      call.log(
        `Nothing was sent: ${counted(notices.length, 'object is', 'objects are')} live and would change in a way that players notice, or would change by a factor of 5 or more. Add --confirm to change ${notices.length === 1 ? 'it' : 'them'}.`,
      )
      return 1
    }
    const { isOther } = await executePlan(call, plan, 'Import')
    return isOther || isLeft ? 1 : 0
  },
}

/** Plans an import into the current state of the account. */
export async function planFor(
  call: Call,
  file: string,
  objects: readonly BundleObject[],
  account: string,
): Promise<Plan> {
  const target = await knownLists(account, objects)
  const request = { kind: 'import', account, file, objects } as const
  const isExact = call.values.active === true
  const options = { arriveInactive: !isExact, takeAvailability: isExact, keepImageAddresses: true }
  const inputs = { source: new Map(), target, gaps: [], options, decisions: noDecisions }
  const plan = makePlan(request, inputs)
  if (!call.values.overwrite) return plan
  const sides = plan.rows.flatMap(({ key, diffs }) =>
    diffs.length > 0
      ? [[key, Object.fromEntries(diffs.map((diff) => [diff.key, 'source' as const]))] as const]
      : [],
  )
  return makePlan(request, { ...inputs, decisions: { ...noDecisions, sides: Object.fromEntries(sides) } })
}
