import * as z from 'zod/mini'
import { fittingItems } from '@/lib/fittingItems'
import { accountTypes, type EntityType } from '@/model/entityTypes'
import { byCause, isSameRule } from './causes'
import type { Finding } from './types'

/* Findings that a user hides. The page stores them for each account, and a file has them for the command line. */

/** Hides all findings of a rule on an object, or all that an object causes, with the reason. */
export interface Mute {
  rule: string
  type: EntityType
  id: string
  /** The object is the cause of the findings: a missing event that missions name. */
  isCause?: true
  reason: string
  /** ISO 8601. */
  at: string
}

export const muteFields = {
  rule: z.string(),
  type: z.enum(accountTypes),
  id: z.string(),
  isCause: z.exactOptional(z.literal(true)),
  reason: z.string(),
  // Files can be written by hand, and the command line does not read the time.
  at: z.string(),
}

export const mutesSchema = (fields: typeof muteFields) => fittingItems<Mute>(z.object(fields))

/** The mutes in a file. Invalid ones are left out. */
export const readMutes = (value: unknown): Mute[] =>
  z.object({ mutes: mutesSchema(muteFields) }).safeParse(value).data?.mutes ?? []

export type MutedFinding = Pick<Mute, 'rule' | 'type' | 'id' | 'isCause'>
export const isSameMute = (a: MutedFinding, b: MutedFinding) =>
  a.rule === b.rule && a.type === b.type && a.id === b.id && a.isCause === b.isCause

/** The mute that hides the finding of one object; undefined if there is none. */
export const muteOf = (
  mutes: readonly Mute[],
  { rule, type, id, cause }: Pick<Finding, 'rule' | 'type' | 'id' | 'cause'>,
): Mute | undefined =>
  mutes.find((one) =>
    one.isCause
      ? cause?.type === one.type && cause.id === one.id && isSameRule(rule, one.rule)
      : isSameMute(one, { rule, type, id }),
  )

/** Findings that are shown, and muted ones; each with all of one cause together. */
export interface Sorted {
  shown: Finding[]
  muted: { finding: Finding; mute: Mute }[]
}

export function sortedBy(mutes: readonly Mute[], findings: readonly Finding[]): Sorted {
  const shown: Finding[] = []
  const muted = new Map<Mute, Finding[]>()
  for (const finding of findings) {
    const mute = muteOf(mutes, finding)
    if (!mute) shown.push(finding)
    else muted.set(mute, [...(muted.get(mute) ?? []), finding])
  }
  return {
    shown: byCause(shown),
    muted: [...muted].flatMap(([mute, ones]) =>
      (mute.isCause ? byCause(ones) : ones).map((finding) => ({ finding, mute })),
    ),
  }
}
