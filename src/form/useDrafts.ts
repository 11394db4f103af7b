import { useCallback, useEffect, useRef, useState } from 'react'
import { endedElsewhere } from '@/auth/otherTabs'
import { type Change, changesBetween, hasPlaceFor, withChanges } from '@/model/changes'
import { isSame, withoutBlankRows } from '@/model/edits'
import {
  type Draft,
  type DraftKey,
  type DraftOwner,
  draftsOf,
  dropDraft,
  keepDraft,
  newDraftKey,
} from './draftStorage'
import type { FormStore } from './store'

/** Debounce of writes. */
const gatherMs = 1000
/**
 * How long a write then waits for an idle moment, in ms. A tab that crashes loses at most the edits of these two
 * periods.
 */
const idleAtLatestMs = 100

interface DraftsOptions {
  store: FormStore
  /** Identifies the drafts of this form. If undefined, nothing is stored or offered. */
  place: DraftOwner | undefined
  /** The form values before any edit. */
  before: () => unknown
  /** Paths of the fields that the server manages, such as API keys. They are never stored. */
  managed: readonly string[]
}

export interface Drafts {
  /** Unsaved edits of an earlier visit to this form. */
  offer: Draft | undefined
  /** Edits of the offer whose path no longer exists in the object. */
  lost: readonly Change[]
  /** The browser blocks storage. */
  isBlocked: boolean
  /** Removes the offer from storage and looks for the next one. */
  settle: () => void
}

/** Stores unsaved edits in the browser, and offers those of a form that crashed or was closed. */
export function useDrafts({ store, place, before, managed }: DraftsOptions): Drafts {
  const [key] = useState(() => place && newDraftKey(place))
  const [offer, setOffer] = useState<Draft>()
  const [isBlocked, setBlocked] = useState(false)
  const source = useRef({ place, before, managed })
  const writeNow = useRef<() => void>(undefined)

  const look = useCallback(() => {
    const { place: at, before: values } = source.current
    setOffer(at && draftsOf(at).find((draft) => !isSameForm(draft.key, key) && isNews(draft, values())))
  }, [key])
  useEffect(look, [look])

  useEffect(() => {
    if (key === undefined) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isKept = false
    const write = () => {
      clearTimeout(timer)
      timer = undefined
      // Another tab logged out and removed the drafts (rule AUTH-18).
      if (endedElsewhere.get()) return
      if (store.hasEdits()) {
        const was = source.current.before()
        const edits = changesBetween(was, withoutBlankRows(was, store.form.getValues()))
        const kept = edits.filter((edit) => !isManaged(edit, source.current.managed))
        // A form with unsaved initial values stores nothing until the user types.
        if (kept.length === 0 && !isKept) return
        isKept = keepDraft(key, kept)
        setBlocked(!isKept)
      } else if (isKept) {
        dropDraft(key)
        isKept = false
      }
    }
    writeNow.current = write
    // If nothing moves on the page, an idle callback without a time limit can come too late before a crash
    // (`lib/idle.ts`).
    const writeSoon = () =>
      window.requestIdleCallback ? window.requestIdleCallback(write, { timeout: idleAtLatestMs }) : write()
    const onChange = () => {
      // Delete saved, reverted or discarded edits immediately; typed ones can wait for a pause.
      if (!store.hasEdits()) write()
      else timer ??= setTimeout(writeSoon, gatherMs)
    }
    const onLeave = () => timer !== undefined && write()
    const stop = store.watch(onChange)
    const { unsubscribe } = endedElsewhere.subscribe((isEnded) => {
      if (!isEnded) return write()
      dropDraft(key)
      isKept = false
    })
    window.addEventListener('pagehide', onLeave)
    document.addEventListener('visibilitychange', onLeave)
    return () => {
      stop()
      unsubscribe()
      window.removeEventListener('pagehide', onLeave)
      document.removeEventListener('visibilitychange', onLeave)
      onLeave()
    }
  }, [store, key])

  const settle = useCallback(() => {
    // Store the restored edits before deleting the old draft.
    writeNow.current?.()
    if (offer) dropDraft(offer.key)
    look()
  }, [offer, look])

  const lost = offer?.changes.filter((change) => !hasPlaceFor(before(), change)) ?? []
  return { offer, lost, isBlocked, settle }
}

const isSameForm = (one: DraftKey, other: DraftKey | undefined) => one[3] === other?.[3]

/** Whether the path of the change is one of these paths, or below one. */
function isManaged({ path }: Change, managed: readonly string[]): boolean {
  const place = path.map((step) => (typeof step === 'string' ? step : '*')).join('.')
  return managed.some((one) => place === one || place.startsWith(`${one}.`))
}

/** False if the object already has all the edits, e.g. when they were saved just before a crash. */
function isNews({ key, changes }: Draft, values: unknown): boolean {
  const isNew =
    !changes.every((change) => hasPlaceFor(values, change)) ||
    !isSame(values, withChanges(values, changes, 'is'))
  if (!isNew) dropDraft(key)
  return isNew
}
