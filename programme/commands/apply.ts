import { keyOf } from '@/engine/plan/ids'
import { makePlan } from '@/engine/plan/makePlan'
import { planNotices } from '@/engine/plan/planNotices'
import { type Proposal, proposalRequest } from '@/engine/plan/proposalTypes'
import { noDecisions } from '@/engine/plan/types'
import { readProposalFile } from '@/engine/proposals/readProposal'
import { faultLine, mostFaultsListed } from '@/engine/transfer/readBundle'
import { pluralize } from '@/lib/format'
import { connect } from '../api'
import { apiOf, type Call, type Command, CommandError, momentOfText, option, optionList } from '../command'
import { executePlan } from '../executePlan'
import { formatIn, jsonOf } from '../format'
import { visible } from '../markdown'
import { type Applied, markdown, reportOf, textLines } from '../proposals/report'
import { bytesOf, knownLists } from '../readProgramme'

export const applyCommand: Command = {
  help: `programme apply <proposal.json> --base-url <URL> --account <id> [--dry-run]

  Carries out a proposal: the difference of before and after of each of its objects, merged with the current objects. Sends
  nothing unless every row that is not left out is as reviewed, changed elsewhere (other fields, which stay) or done.

  --dry-run           shows the state of each row, and sends nothing
  --format FORMAT     text, md (a comment for a pull request) or json
  --leave-out NAME    an object that is left out, by type and id: missions/spring-ride; can be repeated
  --confirm           also changes what players of a live object notice, and rewards and prices by a factor of 5 or more
  --not-before TIME   sends nothing before this time; a time without a zone is UTC

Exit codes
  0  done; with --dry-run: can be done   1  rows that stop it, that failed, or --confirm is missing
  2  no proposal for this account, or wrong usage   3  before --not-before`,
  options: {
    'dry-run': { type: 'boolean' },
    format: { type: 'string' },
    'leave-out': { type: 'string', multiple: true },
    confirm: { type: 'boolean' },
    'not-before': { type: 'string' },
  },
  async run(call) {
    const [file, ...rest] = call.positionals
    if (!file || rest.length > 0) throw new CommandError('Name one file: programme apply <proposal.json>')
    const format = formatIn(call)
    const notBefore = notBeforeOf(call)
    const api = apiOf(call)
    const proposal = await proposalOfFile(file)
    if (proposal.account !== api.account)
      throw new CommandError(
        `${file} is a proposal for the account '${proposal.account}', not '${api.account}'`,
      )
    const leaveOut = leaveOutOf(call, proposal)
    const isDry = call.values['dry-run'] === true
    if (!isDry && notBefore !== undefined && Date.now() < notBefore) {
      call.log(`Nothing was sent: it is before ${new Date(notBefore).toISOString()}.`)
      return 3
    }
    connect(api)
    const lists = await knownLists(api.account, proposal.rows)
    const plan = makePlan(proposalRequest(proposal), {
      source: lists,
      target: lists,
      gaps: [],
      options: { arriveInactive: false, keepImageAddresses: true },
      decisions: { ...noDecisions, leaveOut: [...leaveOut] },
    })
    const applied: Applied = { proposal, plan, lists, leaveOut }
    const print = (sent: number) => {
      if (format === 'json') call.print(jsonOf(reportOf(applied, sent)))
      else if (format === 'md') call.print(markdown(applied, Date.now()))
      else for (const line of textLines(applied)) call.print(line)
    }
    const stopping = plan.rows.filter(
      ({ key, proposed }) =>
        !leaveOut.has(key) &&
        proposed !== 'as-reviewed' &&
        proposed !== 'changed-elsewhere' &&
        proposed !== 'done',
    )
    const notices = planNotices(plan)
    const isUnconfirmed = notices.length > 0 && !call.values.confirm
    if (isDry || stopping.length > 0 || isUnconfirmed) {
      print(0)
      for (const { type, id, proposed, block, diffs } of stopping) {
        const why = block?.text ?? [...new Set(diffs.map(({ fieldName }) => fieldName))].join(', ')
        call.log(visible(`STOPS     ${type}/${id}: ${proposed}${why ? `: ${why}` : ''}`))
      }
      if (stopping.length > 0) return 1
      if (isDry) return 0
      call.log(
        `Nothing was sent: ${pluralize(notices.length, 'object is', 'objects are')} live and would change in a way that players notice, or would change by a factor of 5 or more. Add --confirm to change ${notices.length === 1 ? 'it' : 'them'}.`,
      )
      return 1
    }
    // With another format, standard output holds only the report, so the result of each call goes to the log.
    const { isOther, done } = await executePlan(
      format === 'text' ? call : { ...call, print: call.log },
      plan,
      `Apply “${proposal.title}”`,
    )
    print(done)
    return isOther ? 1 : 0
  },
}

function notBeforeOf(call: Call): number | undefined {
  const text = option(call, 'not-before')
  if (text === undefined) return undefined
  const at = momentOfText(text)
  if (Number.isNaN(at))
    throw new CommandError(`--not-before is a time such as 2026-03-12T09:00:00Z, not '${text}'`)
  return at
}

function leaveOutOf(call: Call, { rows }: Proposal): ReadonlySet<string> {
  const names = new Map(rows.map((row) => [`${row.type}/${row.id}`, keyOf(row)]))
  return new Set(
    optionList(call, 'leave-out').map((text) => {
      const key = names.get(text)
      if (key === undefined) throw new CommandError(`--leave-out ${text} names no object of this proposal`)
      return key
    }),
  )
}

async function proposalOfFile(file: string): Promise<Proposal> {
  const { proposal, problem, faults = [] } = await readProposalFile(await bytesOf(file))
  if (proposal) return proposal
  if (problem !== undefined) throw new CommandError(`${file} cannot be used: ${problem}`)
  throw new CommandError(
    [
      `${file} cannot be used:`,
      ...faults.slice(0, mostFaultsListed).map((fault) => visible(`${file}:${faultLine(fault)}`)),
    ].join('\n'),
  )
}
