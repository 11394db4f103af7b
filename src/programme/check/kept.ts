import { createAtom } from '@tanstack/store'
import type { EntityType } from '@/entities/registry'
import { sharedStorage } from '@/ui/browserStorage'
import { isObject } from '@/ui/value'
import { checkedTypes } from './checkedTypes'
import type { Finding } from './types'

/* What this browser keeps about the checks of an account: what was muted and why, and what the last visit showed. */

/** All findings of a rule on an object are not shown, for a reason. */
export interface Mute {
  rule: string
  type: EntityType
  id: string
  reason: string
  /** ISO 8601. */
  at: string
}

/** The findings that the page showed when it was open last. */
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
    checkedTypes.includes(type as EntityType)
  )
}

/** The mutes in a file or in the storage; what is none is left out. */
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

/** What is kept about an account. Read it with `useSelector`. */
export function keptOf(account: string) {
  let atom = atoms.get(account)
  if (!atom) {
    atom = createAtom<Kept>(stored(account))
    atoms.set(account, atom)
  }
  return atom
}

function keep(account: string, change: (before: Kept) => Kept): void {
  const next = change(keptOf(account).get())
  keptOf(account).set(next)
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

/** Adds the mutes of a file; those of the same rule and object replace what was here. */
export const addMutes = (account: string, mutes: readonly Mute[]): void =>
  keep(account, (kept) => ({
    ...kept,
    mutes: [...kept.mutes.filter((one) => !mutes.some((other) => isSame(one, other))), ...mutes],
  }))

export const keepVisit = (account: string, visit: Visit): void =>
  keep(account, (kept) => ({ ...kept, visit }))

/** Why a finding is muted; undefined if it is not. */
export const muteOf = (mutes: readonly Mute[], finding: Muted): Mute | undefined =>
  mutes.find((one) => isSame(one, finding))
