import { type Proposal, proposalRequest } from '@/engine/plan/proposalTypes'
import type { ReadProposal } from '@/engine/proposals/readProposal'
import { faultLine } from '@/engine/transfer/readBundle'
import { plan } from './planned'

/** Sets a proposal as the plan that `/programme/plan` shows. */
export const showProposal = (proposal: Proposal): void =>
  plan(proposalRequest(proposal), proposal.rows[0]?.type ?? 'missions')

/** The first fault of a proposal with its position, and the number of further ones. */
export function faultText({ problem, faults: [first, ...rest] = [] }: ReadProposal): string {
  if (!first) return problem ?? ''
  return `${faultLine(first)}${rest.length > 0 ? ` (and ${rest.length} more)` : ''}`
}
