import { createAtom } from '@tanstack/store'
import type { EntityType } from '@/entities/registry'
import { sharedStorage } from '@/ui/browserStorage'
import { isObject } from '@/ui/value'
import { accountTypes } from '../entityTypes'
import type { Finding } from './types'

/* What this browser stores about the checks of an account: which findings are muted and why, and the last visit. */

/** Hides all findings of a rule on an object, with the reason. */
export interface Mute {
  rule: string
  type: EntityType
  id: string
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

const isMute = (value: unknown): value is Mute => {
  if (!isObject(value)) return false
  const { rule, type, id, reason, at } = value as Record<string, unknown>
  return (
    [rule, id, reason, at].every((text) => typeof text === 'string') &&
    accountTypes.includes(type as EntityType)
  )
}

/** The mutes in a file or in the storage. Invalid entries are left out. */
export const readMutes = (value: unknown): Mute[] => {
  const mutes = isObject(value) ? (value as { mutes?: unknown }).mutes : undefined
  return (Array.isArray(mutes) ? mutes : []).filter(isMute)
}

const storageKey = (account: string) => `console.check.${account}`

function stored(account: string): Kept {
  try {
    const value: unknown = JSON.parse(sharedStorage.get(storageKey(account)) ?? '{}')
    const { visit } = (isObject(value) ? value : {}) as { visit?: unknown }
    const { at, keys } = (isObject(visit) ? visit : {}) as { at?: unknown; keys?: unknown }
    return {
      mutes: readMutes(value),
      ...(typeof at === 'number' &&
        Array.isArray(keys) && { visit: { at, keys: keys.filter((key) => typeof key === 'string') } }),
    }
  } catch {
    return { mutes: [] }
  }
}

const atoms = new Map<string, ReturnType<typeof createAtom<Kept>>>()

/** The stored data of an account. Read it with `useSelector`. */
export function storageOf(account: string) {
  let atom = atoms.get(account)
  if (!atom) {
    atom = createAtom<Kept>(stored(account))
    atoms.set(account, atom)
  }
  return atom
}

function keep(account: string, change: (before: Kept) => Kept): void {
  const next = change(storageOf(account).get())
  storageOf(account).set(next)
  sharedStorage.set(storageKey(account), JSON.stringify(next))
}

type Muted = Pick<Mute, 'rule' | 'type' | 'id'>
const isSame = (a: Muted, b: Muted) => a.rule === b.rule && a.type === b.type && a.id === b.id

export const mute = (account: string, { rule, type, id }: Finding, reason: string): void =>
  keep(account, (kept) => ({
    ...kept,
    mutes: [
      ...kept.mutes.filter((one) => !isSame(one, { rule, type, id })),
      { rule, type, id, reason, at: new Date().toISOString() },
    ],
  }))

export const unmute = (account: string, muted: Muted): void =>
  keep(account, (kept) => ({ ...kept, mutes: kept.mutes.filter((one) => !isSame(one, muted)) }))

/** Adds the mutes of a file. They replace mutes of the same rule and object. */
export const addMutes = (account: string, mutes: readonly Mute[]): void =>
  keep(account, (kept) => ({
    ...kept,
    mutes: [...kept.mutes.filter((one) => !mutes.some((other) => isSame(one, other))), ...mutes],
  }))

export const keepVisit = (account: string, visit: Visit): void =>
  keep(account, (kept) => ({ ...kept, visit }))

/** The mute that hides a finding; undefined if there is none. */
export const muteOf = (mutes: readonly Mute[], finding: Muted): Mute | undefined =>
  mutes.find((one) => isSame(one, finding))
