import type { EntityType } from '@/model/entityTypes'

/* A proposal: the rows of a plan as data, for somebody else to look at and carry out (rules PROPOSE-1 to PROPOSE-12). */

interface Named {
  type: EntityType
  id: string
  name: string
}

/**
 * One object of a proposal. `before` and `after` contain only fields of the contract that the server does not count.
 */
export interface ProposalRow extends Named {
  action: 'create' | 'update' | 'delete'
  /** The object as it was read for the preview; undefined for a new one. */
  before?: object
  /** The object as proposed; undefined for a deletion. */
  after?: object
  /** Differences to add to numbers, by field. `before` and `after` do not contain these fields. */
  adds?: Readonly<Record<string, number>>
}

/** The description of a proposal. */
export interface ProposalHead {
  account: string
  /** The effect as a command: 'Change 14 missions'. */
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
  /** SHA-256 of the content that is executed, in hex. */
  sum: string
}

/** The request to carry a proposal out. Plain data. */
export interface ProposalRequest extends Proposal {
  kind: 'proposal'
  objects: readonly Named[]
}

/** States of an object of a proposal: how the current object compares with the one that the proposer saw. */
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

/** The first eight digits of the hash. They name the proposal on all screens. */
export const digitsOf = ({ sum }: Pick<Proposal, 'sum'>): string => sum.slice(0, 8)

export const proposalRequest = (proposal: Proposal): ProposalRequest => ({
  kind: 'proposal',
  ...proposal,
  objects: proposal.rows.map(({ type, id, name }) => ({ type, id, name })),
})

/** A sentence if the proposal was made with another version of the contract; otherwise undefined. */
export const contractText = (contract: string, own: string): string | undefined =>
  ['', own].includes(contract) || own === ''
    ? undefined
    : `It was made with version ${contract} of the contract; here it is ${own}, which decides.`

/** The reason that the journal stores for each change of a proposal. */
export const journalReason = (proposal: Proposal): string =>
  `${proposal.why} (proposal ${digitsOf(proposal)} by ${proposal.by}, as the proposal says)`

/**
 * Whether the reason of a journal entry is that of the proposal. The user who executed it can have written a reason
 * before it.
 */
export const isReasonOf = (reason: string, proposal: Proposal): boolean =>
  reason.endsWith(journalReason(proposal))
