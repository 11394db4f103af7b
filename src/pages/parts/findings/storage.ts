import * as z from 'zod/mini'
import { byCause, isOfSeveral, isSameRule } from '@/engine/check/causes'
import type { Finding } from '@/engine/check/types'
import { accountTypes, type EntityType } from '@/model/entityTypes'
import { places } from '@/stored/places'
import { timeSchema } from '@/stored/schemas'
import { stored } from '@/stored/stored'
import { tellUnkept } from '../tellUnkept'

/* What this browser stores for a user about the checks of an account: which findings are muted and why, and the last visit. */

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

/** The findings that the page showed at its last visit. */
export interface Visit {
  /** In ms. */
  at: number
  keys: readonly string[]
}

interface Kept {
  mutes: readonly Mute[]
  visit?: Visit
}

const inFile = {
  rule: z.string(),
  type: z.enum(accountTypes),
  id: z.string(),
  isCause: z.exactOptional(z.literal(true)),
  reason: z.string(),
  // Files can be written by hand, and the command line does not read the time.
  at: z.string(),
}
const inBrowser = { ...inFile, at: z.string().check(z.refine((at) => !Number.isNaN(Date.parse(at)))) }

/** Invalid mutes are left out, because the others still count. */
const mutesSchema = (fields: typeof inFile) =>
  z.pipe(
    z.array(z.unknown()),
    z.transform((all: unknown[]): Mute[] => all.flatMap((one) => z.object(fields).safeParse(one).data ?? [])),
  )

/** The mutes in a file. Invalid ones are left out. */
export const readMutes = (value: unknown): Mute[] =>
  z.object({ mutes: mutesSchema(inFile) }).safeParse(value).data?.mutes ?? []

const none: Kept = { mutes: [] }
const checks = stored<Kept>(
  places.check,
  z.object({
    mutes: mutesSchema(inBrowser),
    visit: z.exactOptional(z.object({ at: timeSchema, keys: z.array(z.string()) })),
  }),
  none,
)

/** The stored data of an account. Read it with `useSelector`. */
export const storageOf = checks.atom

const keep = (account: string, change: (before: Kept) => Kept): boolean =>
  checks.set(change(checks.get(account)), account)

type Muted = Pick<Mute, 'rule' | 'type' | 'id' | 'isCause'>
const isSame = (a: Muted, b: Muted) =>
  a.rule === b.rule && a.type === b.type && a.id === b.id && a.isCause === b.isCause

const keepMutes = (account: string, change: (before: readonly Mute[]) => readonly Mute[]): void =>
  tellUnkept(keep(account, (kept) => ({ ...kept, mutes: change(kept.mutes) })))

/** Mutes a finding; one of several objects by its cause, so that further objects are muted, too. */
export const mute = (account: string, finding: Finding, reason: string): void => {
  const { rule } = finding
  const muted: Muted = isOfSeveral(finding)
    ? { rule, type: finding.cause.type, id: finding.cause.id, isCause: true }
    : { rule, type: finding.type, id: finding.id }
  keepMutes(account, (mutes) => [
    ...mutes.filter((one) => !isSame(one, muted)),
    { ...muted, reason, at: new Date().toISOString() },
  ])
}

export const unmute = (account: string, muted: Muted): void =>
  keepMutes(account, (mutes) => mutes.filter((one) => !isSame(one, muted)))

/** Adds the mutes of a file. They replace mutes of the same rule and object. */
export const addMutes = (account: string, added: readonly Mute[]): void =>
  keepMutes(account, (mutes) => [
    ...mutes.filter((one) => !added.some((other) => isSame(one, other))),
    ...added,
  ])

export const keepVisit = (account: string, visit: Visit): void =>
  void keep(account, (kept) => ({ ...kept, visit }))

/** The mute that hides the finding of one object; undefined if there is none. */
export const muteOf = (
  mutes: readonly Mute[],
  { rule, type, id, cause }: Pick<Finding, 'rule' | 'type' | 'id' | 'cause'>,
): Mute | undefined =>
  mutes.find((one) =>
    one.isCause
      ? cause?.type === one.type && cause.id === one.id && isSameRule(rule, one.rule)
      : isSame(one, { rule, type, id }),
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
