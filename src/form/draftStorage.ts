import * as z from 'zod/mini'
import { changeSchema } from '@/model/changeSchema'
import type { Change } from '@/model/changes'
import { storageKeys } from '@/stored/storageKeys'
import { stored } from '@/stored/stored'

/**
 * Drafts are kept in local storage, because it writes synchronously: IndexedDB might not finish while the tab closes. A
 * draft contains only the edits, so it stays small. Every open form has its own key, so several tabs do not overwrite
 * each other.
 */
const drafts = stored(storageKeys.draft, z.object({ changes: z.array(changeSchema) }))

/** Identifies the form of a draft. Drafts belong to the person who is signed in. */
export type DraftOwner = readonly [account: string, type: string, id: string]

/** Identifies one open form. */
export type DraftKey = readonly [...place: DraftOwner, form: string]

export interface Draft {
  key: DraftKey
  /** When it was written, in milliseconds. */
  at: number
  changes: Change[]
}

/** A unique key for one open form. */
export const newDraftKey = (place: DraftOwner): DraftKey => [
  ...place,
  Date.now().toString(36) + Math.random().toString(36).slice(2),
]

/** Returns false when the browser blocks storage or the quota is full. */
export const keepDraft = (key: DraftKey, changes: readonly Change[]): boolean =>
  drafts.set({ changes: [...changes] }, ...key)

export const dropDraft = (key: DraftKey): void => void drafts.set(undefined, ...key)

/** Drafts of this form, newest first. Expired and unreadable ones are removed. */
export const draftsOf = (place: DraftOwner): Draft[] => draftsAt(place)

/** The drafts of an account, newest first and one for each form. */
export function draftsIn(account: string): Draft[] {
  const newest = new Map<string, Draft>()
  for (const draft of draftsAt([account])) {
    const [, type, id] = draft.key
    const form = JSON.stringify([type, id])
    if (!newest.has(form)) newest.set(form, draft)
  }
  return [...newest.values()]
}

/** How many forms have a draft, by account. Reads the storage once for all accounts. */
export function draftCounts(): ReadonlyMap<string, number> {
  const forms = new Map<string, Set<string>>()
  for (const {
    key: [account, ...form],
  } of draftsAt([])) {
    const ofAccount = forms.get(account) ?? new Set()
    forms.set(account, ofAccount.add(JSON.stringify(form.slice(0, 2))))
  }
  return new Map([...forms].map(([account, { size }]) => [account, size]))
}

const draftsAt = (place: readonly string[]): Draft[] =>
  drafts
    .all(...place)
    .flatMap(({ parts: [account, type, id, form], at, value: { changes } }): Draft[] =>
      account === undefined || type === undefined || id === undefined || form === undefined
        ? []
        : [{ key: [account, type, id, form], at, changes }],
    )
    .sort((a, b) => b.at - a.at)
