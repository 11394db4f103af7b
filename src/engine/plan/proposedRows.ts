import { resourceFacts } from '@/generated/resourceFacts'
import { isSame, type PlainObject } from '@/model/edits'
import type { EntityType } from '@/model/entityTypes'
import { idOf } from '@/model/references'
import { numberOf } from './exceptions'
import { createBody, imagesOf } from './payload'
import type { ProposalRow } from './proposalTypes'
import type { Plan, Step } from './types'

/** The form of an object in a proposal: fields of the contract, none that the server counts, no nulls. */
export const proposedForm = (type: EntityType, object: object, account: string): PlainObject => ({
  ...createBody(type, object, account),
  [resourceFacts[type].idField]: idOf(type, object),
})

/**
 * The rows for a proposal, in the order of their first steps. An object with several steps is one row with the final
 * values.
 */
export function proposedRows({ account, steps }: Plan): ProposalRow[] {
  const byRow = new Map<string, Step[]>()
  for (const step of steps) byRow.set(step.row, [...(byRow.get(step.row) ?? []), step])
  return [...byRow.values()].flatMap((own) => rowOf(account, own) ?? [])
}

function rowOf(account: string, steps: readonly Step[]): ProposalRow | undefined {
  const [first, last] = [steps[0], steps.at(-1)]
  if (!first || !last) return undefined
  const { type, id, name, action } = first
  const form = (object: object = {}) => proposedForm(type, object, account)
  const row = { type, id, name, action }
  if (action === 'delete') return { ...row, before: form(first.base) }
  if (action === 'create') return { ...row, after: form(last.object) }
  const [before, after] = [form(first.base), form(last.object)]
  const adds: Record<string, number> = {}
  for (const field of first.differences ?? []) {
    const [was, is] = [before[field], after[field]].map(numberOf)
    if (was !== undefined && is !== undefined && was !== is) adds[field] = is - was
    delete before[field]
    delete after[field]
  }
  const isNothing = isSame(before, after) && Object.keys(adds).length === 0
  return isNothing ? undefined : { ...row, before, after, ...(Object.keys(adds).length > 0 && { adds }) }
}

/** Why a plan cannot be proposed, in words with what to do. Undefined if it can. */
export function whyNotProposed({ account, steps }: Plan): string | undefined {
  if (steps.some(({ type }) => type === 'accounts')) return 'A proposal cannot change accounts.'
  for (const { type, name, object, base, images } of steps) {
    if (images && Object.keys(images).length > 0)
      return `The pictures of “${name}” would be uploaded when the plan runs, and a proposal cannot carry them. Keep the addresses of the pictures first.`
    const data = [object, base].some(
      (one) =>
        one && Object.values(imagesOf(type, proposedForm(type, one, account))).some((url) => isData(url)),
    )
    if (data)
      return `“${name}” has a picture that is part of the object, and a proposal cannot carry it. Upload the picture, or give its address, and save that first.`
  }
  return undefined
}

export const isData = (url: string) => /^\s*data:/i.test(url)
