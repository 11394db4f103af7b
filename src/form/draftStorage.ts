import type { Change } from './changes'

/**
 * Drafts are kept in local storage, because it writes synchronously: IndexedDB might not finish while the tab closes. A
 * draft contains only the edits, so it stays small. Every open form has its own key, so several tabs do not overwrite
 * each other.
 */

/** Identifies the form of a draft: `[user, account, type, id]`. */
export type DraftPlace = readonly [user: string, account: string, type: string, id: string]

export interface Draft {
  /** The local storage key. */
  key: string
  /** When it was written, in milliseconds. */
  at: number
  changes: Change[]
}

const prefix = 'console.draft:'
const maxAgeMs = 14 * 24 * 60 * 60 * 1000

/** A unique key for one open form. */
export function newDraftKey(place: DraftPlace): string {
  const form = Date.now().toString(36) + Math.random().toString(36).slice(2)
  return prefix + JSON.stringify([...place, form])
}

/** Returns false when the browser blocks storage or the quota is full. */
export function keepDraft(key: string, changes: readonly Change[]): boolean {
  try {
    localStorage.setItem(key, JSON.stringify({ at: Date.now(), changes }))
    return true
  } catch {
    return false
  }
}

export function dropDraft(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Storage that cannot be read has no drafts.
  }
}

/** Drafts of this form, newest first. Removes expired and unreadable ones. */
export function draftsOf(place: DraftPlace): Draft[] {
  const found: Draft[] = []
  for (const { key, owner } of draftKeys()) {
    const draft = read(key)
    if (!draft || draft.at < Date.now() - maxAgeMs) dropDraft(key)
    else if (place.every((part, index) => owner[index] === part)) found.push(draft)
  }
  return found.sort((a, b) => b.at - a.at)
}

/** A draft, and the form that it belongs to. */
export interface PlacedDraft extends Draft {
  type: string
  id: string
}

/** The drafts of a user in an account, newest first and one for each form. */
export function draftsIn(user: string, account: string): PlacedDraft[] {
  const newest = new Map<string, PlacedDraft>()
  for (const { key, owner } of draftKeys()) {
    const [by, of, type, id] = owner
    if (by !== user || of !== account || typeof type !== 'string' || typeof id !== 'string') continue
    const draft = read(key)
    if (!draft || draft.at < Date.now() - maxAgeMs) continue
    const form = JSON.stringify([type, id])
    if ((newest.get(form)?.at ?? 0) < draft.at) newest.set(form, { ...draft, type, id })
  }
  return [...newest.values()].sort((a, b) => b.at - a.at)
}

/** Removes all drafts of a user at logout, so that the next user of this computer does not see them. */
export function dropDraftsOf(user: string): void {
  for (const { key, owner } of draftKeys()) if (owner[0] === user) dropDraft(key)
}

function draftKeys(): { key: string; owner: unknown[] }[] {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix))
    return keys.map((key) => ({ key, owner: ownerIn(key) }))
  } catch {
    return []
  }
}

function ownerIn(key: string): unknown[] {
  try {
    const owner: unknown = JSON.parse(key.slice(prefix.length))
    return Array.isArray(owner) ? owner : []
  } catch {
    return []
  }
}

function read(key: string): Draft | undefined {
  try {
    const { at, changes } = JSON.parse(localStorage.getItem(key) ?? '') as Draft
    return Number.isFinite(at) && Array.isArray(changes) && changes.every(isChange)
      ? { key, at, changes }
      : undefined
  } catch {
    return undefined
  }
}

const isChange = (value: unknown): boolean => {
  const path = (value as Change | null)?.path
  return Array.isArray(path) && path.length > 0 && path.every(isStep)
}

const isStep = (step: unknown): boolean =>
  typeof step === 'string' || typeof (step as { id?: unknown } | null)?.id === 'string'
