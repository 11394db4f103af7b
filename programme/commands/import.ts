import { makePlan } from '@/engine/plan/makePlan'
import { planNotices, withNotices } from '@/engine/plan/planNotices'
import { type BundleObject, noDecisions, type Plan } from '@/engine/plan/types'
import { pluralize } from '@/lib/format'
import type { Lists } from '@/model/references'
import { nouns } from '@/model/words'
import { connect } from '../api'
import { apiOf, type Call, type Command, CommandError } from '../command'
import { executePlan } from '../executePlan'
import { formatIn, jsonOf, printLines } from '../format'
import { prunedTypes, pruneFor, unconfirmedText } from '../import/prune'
import { allCounts, importMarkdown, importReportOf } from '../import/report'
import { bundleOf, knownLists } from '../readProgramme'
import { rowLines } from '../report'

/** What an import does with objects that the account already has. */
export const importOptions = { overwrite: { type: 'boolean' }, active: { type: 'boolean' } } as const

export const importCommand: Command = {
  help: `programme import <file> --base-url <URL> --account <id> [--dry-run]

  Brings the objects of a bundle into an account. New objects are created, switched off unless --active is given.
  Objects that differ stay as they are, unless --overwrite is given. Nothing is deleted without --prune.

  --dry-run     shows what would be done, and sends nothing
  --overwrite   takes the values of the file where an object differs
  --confirm     also changes what players of a live object notice, and rewards, prices and ${nouns.points.many} by a factor of 5 or
                more; without this option nothing is sent while there are such changes
  --active      new objects keep the availability that they have in the file, and with --overwrite those that exist
                get it; without this option they keep their own
  --prune TYPES  also deletes the objects of these types (missions,prizes) that the account has and the file has not; a
                file without such a list means none. Never players
  --confirm-deletions N
                how many objects are deleted, as --dry-run counts them; otherwise nothing is sent
  --format NAME  with --dry-run: text (default), md for a comment on a pull request, or json

  Every row that cannot be done is named with its reason. The exit code is 1 if the account is not as the file says: rows
  that are blocked, that failed or that stay as they are, and with --dry-run everything that would be done.`,
  options: {
    'dry-run': { type: 'boolean' },
    ...importOptions,
    confirm: { type: 'boolean' },
    prune: { type: 'string', multiple: true },
    'confirm-deletions': { type: 'string' },
    format: { type: 'string' },
  },
  async run(call) {
    const [file, ...rest] = call.positionals
    if (!file || rest.length > 0) throw new CommandError('Name one file: programme import <file>')
    const format = formatIn(call)
    const isDryRun = call.values['dry-run'] === true
    if (format !== 'text' && !isDryRun) throw new CommandError(`--format ${format} goes with --dry-run`)
    const types = prunedTypes(call)
    const api = apiOf(call)
    const bundle = await bundleOf(file, call)
    connect(api)
    const target = await knownLists(api.account, bundle.objects)
    const plan = await planFor(call, file, bundle.objects, api.account, target)
    const pruned = pruneFor(types, bundle.objects, { plan, target })
    const notices = planNotices(plan)
    const report = importReportOf(file, withNotices(plan), pruned)
    if (format === 'json') call.print(jsonOf(report))
    else if (format === 'md') call.print(importMarkdown(report, allCounts(plan, pruned)))
    else {
      printLines(call, [...rowLines(withNotices(plan)), ...rowLines(pruned.plan)])
      call.print(allCounts(plan, pruned))
    }
    const keeping = plan.rows.filter(({ keepsAvailability }) => keepsAvailability).length
    if (keeping > 0)
      call.log(
        `${keeping} ${keeping === 1 ? 'object keeps its' : 'objects keep their'} own availability, which is not that of the file; compare it with --active`,
      )
    const written = new Set(plan.steps.map(({ row }) => row))
    const isLeft = plan.rows.some(({ verdict, key }) => verdict !== 'identical' && !written.has(key))
    const isBlocked = plan.rows.some(({ verdict }) => verdict === 'blocked')
    const { steps: removals } = pruned.plan
    if (isBlocked && removals.length > 0)
      call.log('Nothing is deleted as long as a row of the file is blocked.')
    if (isDryRun) return isLeft || written.size + removals.length > 0 ? 1 : 0
    const unconfirmed = unconfirmedText(call, pruned)
    if (unconfirmed !== undefined) {
      call.log(unconfirmed)
      return 1
    }
    if (notices.length > 0 && !call.values.confirm) {
      call.log(
        `Nothing was sent: ${pluralize(notices.length, 'object is', 'objects are')} live and would change in a way that players notice, or would change by a factor of 5 or more. Add --confirm to change ${notices.length === 1 ? 'it' : 'them'}.`,
      )
      return 1
    }
    const { isOther: hasFailed } = await executePlan(call, plan, 'Import')
    if (removals.length === 0 || isBlocked) return hasFailed || isLeft || isBlocked ? 1 : 0
    // A failed call may be the one that replaces a deleted object, so nothing is deleted after a failure.
    if (hasFailed) {
      call.log('Nothing was deleted, because not everything else is as planned.')
      return 1
    }
    const { isOther } = await executePlan(call, pruned.plan, 'Import')
    return isOther || isLeft ? 1 : 0
  },
}

/** Plans an import into the current state of the account. */
export async function planFor(
  call: Call,
  file: string,
  objects: readonly BundleObject[],
  account: string,
  given?: Lists,
): Promise<Plan> {
  const target = given ?? (await knownLists(account, objects))
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
