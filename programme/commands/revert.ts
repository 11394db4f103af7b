import { readLists } from '@/api/readLists'
import { entriesOf } from '@/engine/journal/journalFile'
import { type RevertRequest, revertRequest } from '@/engine/journal/revertRequest'
import { makePlan } from '@/engine/plan/makePlan'
import { noDecisions, type Plan } from '@/engine/plan/types'
import { pluralize } from '@/lib/format'
import { accountTypes, isOfProgramme, programmeTypes } from '@/model/entityTypes'
import type { JournalRecord } from '@/model/journal'
import type { Lists } from '@/model/references'
import { nouns } from '@/model/words'
import { connect } from '../api'
import { apiOf, type Command, CommandError } from '../command'
import { executePlan } from '../executePlan'
import { proposeHelp, proposeOptions, reasonOf, writeProposed } from '../proposals/write'
import { apiMessage, textOf } from '../readProgramme'
import { countsOf, rowLines } from '../report'

export const revertCommand: Command = {
  help: `programme revert <journal.json> --base-url <URL> --account <id> [--dry-run]

  Takes back the changes of a journal that the page Journal has exported: all that are in the file and belong to the
  account, the newest first. What others changed since stays, unless --overwrite is given. ${nouns.points.title} and ${nouns.credits.many} of players
  and teams change by the difference. Changes of accounts themselves are left out.

  --dry-run     shows what would be done, and sends nothing
  --overwrite   also takes back fields that others changed since, and deletes objects that they changed

  --propose     sends nothing, and writes a proposal of what it would do, which programme apply carries out
${proposeHelp}

  The command line keeps no journal: what this command does is in none, and no page can revert it.

  Every row that cannot be done is named with its reason. The exit code is 1 for rows that are blocked, that failed or that
  stay as others changed them, and with --dry-run for everything that would be done.`,
  options: {
    'dry-run': { type: 'boolean' },
    overwrite: { type: 'boolean' },
    propose: { type: 'boolean' },
    ...proposeOptions,
  },
  async run(call) {
    const [file, ...rest] = call.positionals
    if (!file || rest.length > 0) throw new CommandError('Name one file: programme revert <journal.json>')
    const api = apiOf(call)
    if (call.values.propose) reasonOf(call)
    const all = entriesIn(file, await textOf(file))
    const entries = all.filter(({ account, type }) => account === api.account && type !== 'accounts')
    const others = all.length - entries.length
    if (others > 0)
      call.log(`${others} of ${all.length} entries belong to other accounts, or to none; they are left out`)
    if (entries.length === 0) throw new CommandError(`${file} has no changes of the account '${api.account}'`)
    connect(api)
    const plan = planFor(
      revertRequest(entries, all),
      await listsOf(entries, api.account),
      call.values.overwrite === true,
    )
    if (call.values.propose) return writeProposed(call, plan, `Revert ${pluralize(entries.length, 'change')}`)
    for (const line of rowLines(plan)) call.print(line)
    call.print(countsOf(plan))
    const written = new Set(plan.steps.map(({ row }) => row))
    const isLeft = plan.rows.some(({ verdict, key }) => verdict !== 'identical' && !written.has(key))
    if (call.values['dry-run']) return isLeft || written.size > 0 ? 1 : 0
    call.log('The command line keeps no journal: this revert is written to none.')
    const { isOther } = await executePlan(call, plan, 'Revert')
    return isOther || isLeft ? 1 : 0
  },
}

function entriesIn(file: string, text: string): JournalRecord[] {
  try {
    return entriesOf(text)
  } catch (thrown) {
    throw new CommandError(`${file} cannot be used: ${(thrown as Error).message}`)
  }
}

function planFor(request: RevertRequest, target: Lists, overwrites: boolean): Plan {
  const options = { arriveInactive: false, keepImageAddresses: true }
  const inputs = { source: target, target, gaps: [], options, decisions: noDecisions }
  const plan = makePlan(request, inputs)
  if (!overwrites) return plan
  const sides = plan.rows.map(
    ({ key, diffs }) =>
      [key, Object.fromEntries(diffs.map((diff) => [diff.key, 'source' as const]))] as const,
  )
  return makePlan(request, { ...inputs, decisions: { ...noDecisions, sides: Object.fromEntries(sides) } })
}

async function listsOf(entries: readonly JournalRecord[], account: string): Promise<Lists> {
  const hasPlayers = entries.some(({ type }) => !isOfProgramme(type as never))
  try {
    return await readLists(account, hasPlayers ? accountTypes : programmeTypes)
  } catch (thrown) {
    throw new CommandError(`Could not read ${account}: ${apiMessage(thrown)}`)
  }
}
