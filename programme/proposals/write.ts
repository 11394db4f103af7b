import { writeFile } from 'node:fs/promises'
import type { ProposalHead } from '@/engine/plan/proposalTypes'
import { proposedRows, whyNotProposed } from '@/engine/plan/proposedRows'
import type { Plan } from '@/engine/plan/types'
import { mostBytes, mostWhy, proposalOf, writeProposal } from '@/engine/proposals/format'
import { fieldsOf } from '@/lib/value'
import { type Call, CommandError, type ExitCode, option } from '../command'
import { visible } from '../markdown'
import { rowLines } from '../report'

/** The options of every command that can write a proposal. */
export const proposeOptions = {
  why: { type: 'string' },
  by: { type: 'string' },
  output: { type: 'string', short: 'o' },
} as const

export const proposeHelp = `  --why TEXT    why it is proposed, 1 to ${mostWhy} characters
  --by NAME     who proposes it; without this option the subject of the token
  -o FILE       writes the proposal to a file instead of standard output`

/** Reads the reason and the proposer, before anything is fetched. Throws CommandError if one is missing. */
export function reasonOf(call: Call): { why: string; by: string } {
  const why = (option(call, 'why') ?? '').trim()
  if (why === '') throw new CommandError('Say why it is proposed: --why "Spring starts slowly"')
  if (why.length > mostWhy) throw new CommandError(`--why can have ${mostWhy} characters at most`)
  const by = option(call, 'by') ?? subjectOf(option(call, 'token') ?? '')
  if (by === undefined) throw new CommandError('Say who proposes it: --by NAME')
  return { why, by }
}

/** The subject of a token; undefined if it names none. */
function subjectOf(token: string): string | undefined {
  try {
    const { sub } = fieldsOf(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()))
    return typeof sub === 'string' && sub.trim() !== '' ? sub : undefined
  } catch {
    return undefined
  }
}

/** The description of a new proposal. */
export function headOf(account: string, title: string, reason: { why: string; by: string }): ProposalHead {
  return { account, title, ...reason, at: new Date().toISOString(), ...ownVersions() }
}

/** The versions of this command and of its contract. */
export function ownVersions(): Pick<ProposalHead, 'console' | 'contract'> {
  const facts = typeof BUILD_FACTS === 'undefined' ? undefined : BUILD_FACTS
  return { console: facts?.version ?? '', contract: facts?.contract.version ?? '' }
}

/**
 * Writes the proposal of a plan, and lists on standard error what is not in it. Resolves to 1 without a file if nothing is
 * left.
 */
export async function writeProposed(call: Call, plan: Plan, title: string): Promise<ExitCode> {
  const reason = reasonOf(call)
  const refusal = whyNotProposed(plan)
  if (refusal !== undefined) throw new CommandError(refusal)
  const rows = proposedRows(plan)
  const written = new Set(plan.steps.map(({ row }) => row))
  const left = { ...plan, rows: plan.rows.filter(({ key }) => !written.has(key)) }
  for (const row of left.rows.filter(({ verdict }) => verdict === 'identical'))
    call.log(visible(`identical ${row.type}/${row.id}: nothing to propose`))
  for (const line of rowLines(left)) call.log(line)
  if (rows.length === 0) {
    call.log('Nothing is left to propose, so no file was written.')
    return 1
  }
  const proposal = await proposalOf(headOf(plan.account, title, reason), rows)
  const text = writeProposal(proposal, 2)
  if (Buffer.byteLength(text) > mostBytes)
    throw new CommandError('The proposal would be larger than 20 MB. Propose a part of it.')
  const output = option(call, 'output')
  if (output) await writeFile(output, `${text}\n`)
  else call.print(text)
  call.log(`Proposal ${proposal.sum.slice(0, 8)}: ${title}`)
  return 0
}
