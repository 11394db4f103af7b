import * as z from 'zod/mini'
import { isOfSeveral } from '@/engine/check/causes'
import { isSameMute, type Mute, type MutedFinding, muteFields, mutesSchema } from '@/engine/check/mutes'
import type { Finding } from '@/engine/check/types'
import { warnNotStored } from '@/parts/unsaved/warnNotStored'
import { timeSchema } from '@/stored/schemas'
import { storageKeys } from '@/stored/storageKeys'
import { stored } from '@/stored/stored'

/* What this browser stores for a user about the checks of an account: which findings are muted and why, and the last visit. */

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

const inBrowser = { ...muteFields, at: z.string().check(z.refine((at) => !Number.isNaN(Date.parse(at)))) }

const none: Kept = { mutes: [] }
const checks = stored<Kept>(
  storageKeys.check,
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

const keepMutes = (account: string, change: (before: readonly Mute[]) => readonly Mute[]): void =>
  warnNotStored(keep(account, (kept) => ({ ...kept, mutes: change(kept.mutes) })))

/** Mutes a finding; one of several objects by its cause, so that further objects are muted, too. */
export const mute = (account: string, finding: Finding, reason: string): void => {
  const { rule } = finding
  const muted: MutedFinding = isOfSeveral(finding)
    ? { rule, type: finding.cause.type, id: finding.cause.id, isCause: true }
    : { rule, type: finding.type, id: finding.id }
  keepMutes(account, (mutes) => [
    ...mutes.filter((one) => !isSameMute(one, muted)),
    { ...muted, reason, at: new Date().toISOString() },
  ])
}

export const unmute = (account: string, muted: MutedFinding): void =>
  keepMutes(account, (mutes) => mutes.filter((one) => !isSameMute(one, muted)))

/** Adds the mutes of a file. They replace mutes of the same rule and object. */
export const addMutes = (account: string, added: readonly Mute[]): void =>
  keepMutes(account, (mutes) => [
    ...mutes.filter((one) => !added.some((other) => isSameMute(one, other))),
    ...added,
  ])

export const keepVisit = (account: string, visit: Visit): void =>
  void keep(account, (kept) => ({ ...kept, visit }))
