import type { EntityType } from '@/model/entityTypes'

/* A proposal: the rows of a plan as data, for somebody else to look at and carry out (rules PROPOSE-1 to PROPOSE-12). */

interface Named {
  type: EntityType
  id: string
  name: string
}

/** One object of a proposal. `before` and `after` have the fields of the contract alone, and none that the server counts. */
export interface ProposalRow extends Named {
  action: 'create' | 'update' | 'delete'
  /** The object as it was read for the preview. A new one has none. */
  before?: object
  /** The object as it is proposed. A deletion has none. */
  after?: object
  /** Numbers that change by a difference, which stand in neither. */
  adds?: Readonly<Record<string, number>>
}

/** What a proposal says about itself. */
export interface ProposalHead {
  account: string
  /** What it does, as a command: 'Change 14 missions'. */
  title: string
  why: string
  /** Who proposed it, as the file says. */
  by: string
  /** When, in ISO 8601. */
  at: string
  /** The versions of the console and of the contract that wrote it. */
  console: string
  contract: string
}

export interface Proposal extends ProposalHead {
  rows: readonly ProposalRow[]
  /** The SHA-256 of what is carried out, in hex. */
  sum: string
}

/** The request to carry a proposal out. Plain data. */
export interface ProposalRequest extends Proposal {
  kind: 'proposal'
  objects: readonly Named[]
}

/** How an object of a proposal is now, compared with what the proposer saw. */
export const proposedStates = [
  'as-reviewed',
  'changed-elsewhere',
  'conflict',
  'done',
  'gone',
  'exists',
  'blocked',
] as const
export type ProposedState = (typeof proposedStates)[number]

/** The digits that name a proposal everywhere. */
export const digitsOf = ({ sum }: Pick<Proposal, 'sum'>): string => sum.slice(0, 8)

export const proposalRequest = (proposal: Proposal): ProposalRequest => ({
  kind: 'proposal',
  ...proposal,
  objects: proposal.rows.map(({ type, id, name }) => ({ type, id, name })),
})

/** Names the contract of a proposal if it is another one. */
export const contractText = (contract: string, own: string): string | undefined =>
  ['', own].includes(contract) || own === ''
    ? undefined
    : `It was made with version ${contract} of the contract; here it is ${own}, which decides.`

/** The reason that the journal keeps with each change of a proposal. */
export const journalReason = (proposal: Proposal): string =>
  `${proposal.why} (proposal ${digitsOf(proposal)} by ${proposal.by}, as the proposal says)`

/** Whether the reason of an entry of the journal is that of a proposal. Who carried it out can have said more before it. */
export const isReasonOf = (reason: string, proposal: Proposal): boolean =>
  reason.endsWith(journalReason(proposal))
