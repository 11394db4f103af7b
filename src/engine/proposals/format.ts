import type { Proposal, ProposalHead, ProposalRow } from '@/engine/plan/proposalTypes'
import { sorted } from '@/engine/transfer/format'
import { writeJson } from '@/lib/json'
import { isObject } from '@/lib/value'

/* A proposal as a file (rules PROPOSE-1 and PROPOSE-2). */

export const proposalFormatName = 'gamification-proposal'
export const proposalFormatVersion = 1

/** The most bytes of a file. A larger one is refused before it is read. */
export const mostBytes = 20 * 1024 * 1024

/** The most characters of a reason. */
export const mostWhy = 1000

/** The hashed part of a proposal: what is executed, in which account, and why. */
type Summed = Pick<Proposal, 'account' | 'rows' | 'why'>

/**
 * RFC 8785: keys in the order of their code units, no blanks. A number that no double holds keeps its digits.
 */
export const canonical = ({ account, rows, why }: Summed): string =>
  written({ account, format: proposalFormatName, rows, version: proposalFormatVersion, why })

// Writes objects with sorted keys. It cannot copy them into a sorted object, because objects order keys such as '10'
// and '9' as numbers.
function written(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((part) => written(part ?? null)).join(',')}]`
  if (!isObject(value)) return writeJson(value)
  const entries = Object.entries(value).filter(([, part]) => part !== undefined)
  entries.sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([key, part]) => `${JSON.stringify(key)}:${written(part)}`).join(',')}}`
}

/** The sum of a proposal, in hex. It finds accidents, not forgery. */
export async function sumOf(proposal: Summed): Promise<string> {
  const bytes = new TextEncoder().encode(canonical(proposal))
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** A proposal with its sum. The reason is written without blanks around it. */
export async function proposalOf(head: ProposalHead, rows: readonly ProposalRow[]): Promise<Proposal> {
  const why = head.why.trim()
  return { ...head, why, rows, sum: await sumOf({ account: head.account, rows, why }) }
}

/** The text of a file. The same proposal always gives the same bytes. */
export function writeProposal(proposal: Proposal, space?: number): string {
  const file = { ...proposal, format: proposalFormatName, version: proposalFormatVersion }
  return writeJson(sorted(file), undefined, space)
}

/** `proposal-3f9a12bc-raise-the-rewards.json` */
export function fileNameOf({ sum, title }: Pick<Proposal, 'sum' | 'title'>): string {
  const words = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g)
  return `${['proposal', sum.slice(0, 8), ...(words ?? [])].join('-').slice(0, 80).replace(/-$/, '')}.json`
}
