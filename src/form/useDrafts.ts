import { useCallback, useEffect, useRef, useState } from 'react'
import { type Change, changesBetween, hasPlaceFor, withChanges } from './changes'
import { type Draft, type DraftPlace, draftsOf, dropDraft, keepDraft, newDraftKey } from './draftStorage'
import { isSame, withoutBlankRows } from './edits'
import type { FormStore } from './store'

/** Keystrokes are gathered this long; a tab that crashes loses no more than that. */
const gatherMs = 1000
/** Never written to the browser, whatever a form does with them. */
const secrets = new Set(['apikey'])

interface DraftsOptions {
  store: FormStore
  /** Nowhere: nothing is kept and nothing offered. */
  place: DraftPlace | undefined
  /** The form's values before any edit. */
  before: () => unknown
}

export interface Drafts {
  /** Edits of this form that were never saved. */
  offer: Draft | undefined
  /** Edits of the offer that have no place any more, as the object is now. */
  lost: readonly Change[]
  /** The browser keeps nothing. */
  isBlocked: boolean
  /** The offer is dealt with: out of the browser, and the next one is looked for. */
  settle: () => void
}

/** Keeps unsaved edits in the browser and offers those of a form that crashed or was closed. */
export function useDrafts({ store, place, before }: DraftsOptions): Drafts {
  const [key] = useState(() => place && newDraftKey(place))
  const [offer, setOffer] = useState<Draft>()
  const [isBlocked, setBlocked] = useState(false)
  const source = useRef({ place, before })
  const writeNow = useRef<() => void>(undefined)

  const look = useCallback(() => {
    const { place: at, before: values } = source.current
    setOffer(at && draftsOf(at).find((draft) => draft.key !== key && isNews(draft, values())))
  }, [key])
  useEffect(look, [look])

  useEffect(() => {
    if (key === undefined) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isKept = false
    const write = () => {
      clearTimeout(timer)
      timer = undefined
      if (store.hasEdits()) {
        const was = source.current.before()
        const edits = changesBetween(was, withoutBlankRows(was, store.form.getValues()))
        isKept = keepDraft(
          key,
          edits.filter(({ path: [first] }) => !secrets.has(String(first))),
        )
        setBlocked(!isKept)
      } else if (isKept) {
        dropDraft(key)
        isKept = false
      }
    }
    writeNow.current = write
    const onChange = () => {
      // What is saved, put back or let go is gone at once; what is typed can wait for a quiet moment.
      if (!store.hasEdits()) write()
      else
        timer ??= setTimeout(
          () => (window.requestIdleCallback ?? ((run: () => void) => run()))(write),
          gatherMs,
        )
    }
    const onLeave = () => timer !== undefined && write()
    const stop = store.watch(onChange)
    window.addEventListener('pagehide', onLeave)
    document.addEventListener('visibilitychange', onLeave)
    return () => {
      stop()
      window.removeEventListener('pagehide', onLeave)
      document.removeEventListener('visibilitychange', onLeave)
      onLeave()
    }
  }, [store, key])

  const settle = useCallback(() => {
    // What was restored is kept anew before the old one goes.
    writeNow.current?.()
    if (offer) dropDraft(offer.key)
    look()
  }, [offer, look])

  const lost = offer?.changes.filter((change) => !hasPlaceFor(before(), change)) ?? []
  return { offer, lost, isBlocked, settle }
}

/** Edits that the object has already, such as those saved just before a crash, are none. */
function isNews({ key, changes }: Draft, values: unknown): boolean {
  const isNew =
    !changes.every((change) => hasPlaceFor(values, change)) ||
    !isSame(values, withChanges(values, changes, 'is'))
  if (!isNew) dropDraft(key)
  return isNew
}
