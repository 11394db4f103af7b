import { clsx } from 'clsx'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { onCreated } from '@/api/writes/created'
import { Button } from '@/ui/Button'
import shared from '@/ui/shared.module.css'
import type { ReferenceItem, ReferenceOptions } from '../types'
import styles from './useCreated.module.css'

interface CreatedOptions {
  options: ReferenceOptions
  chosen: readonly string[]
  /** Selects the new object. */
  take: (id: string) => void
}

interface Waiting {
  turn: number
  /** The selected id when the user left to create an object. */
  chosen: string
  /** The object that another tab has created since. */
  id?: string
}

/** The object that was selected automatically, and the previous selection. */
export interface Taken {
  item: ReferenceItem
  before: readonly string[]
}

/** Identifies the picker that was left last. Only that one selects the new object. */
let lastTurn = 0

const keyOf = (chosen: readonly string[]) => JSON.stringify(chosen)

/**
 * For a picker whose user opened another tab to create a missing object. Selects the first object of its type and
 * account that any tab of this browser creates, unless the user selected something else meanwhile.
 */
export function useCreated({ options, chosen, take }: CreatedOptions) {
  const [waiting, setWaiting] = useState<Waiting>()
  const [taken, setTaken] = useState<Taken>()
  const isWaiting = waiting !== undefined

  const onNews = useEffectEvent((type: string, account: string, id: string) => {
    const { actions } = options
    if (type !== actions?.type || account !== actions.account) return
    if (!waiting || waiting.turn !== lastTurn || waiting.id !== undefined) return
    setWaiting({ ...waiting, id })
    void actions.refresh(id)
  })
  // The list might not contain the object yet when the message arrives, so refresh again when the user returns.
  const onReturn = useEffectEvent(() => {
    if (waiting?.id !== undefined) void options.actions?.refresh(waiting.id)
  })
  useEffect(() => {
    if (!isWaiting) return
    const stop = onCreated(({ type, account, id }) => onNews(type, account, id))
    window.addEventListener('focus', onReturn)
    return () => {
      stop()
      window.removeEventListener('focus', onReturn)
    }
  }, [isWaiting])

  const onItems = useEffectEvent(() => {
    const item = waiting?.id !== undefined && options.items.find(({ id }) => id === waiting.id)
    if (!item) return
    setWaiting(undefined)
    if (keyOf(chosen) !== waiting.chosen || item.disabled) return
    take(item.id)
    setTaken({ item, before: chosen })
  })
  const { items } = options
  useEffect(() => {
    if (items && waiting) onItems()
  }, [items, waiting])

  // Hide the note once the object is no longer selected.
  const isKept = taken !== undefined && chosen.includes(taken.item.id)
  return {
    wait: () => {
      setTaken(undefined)
      lastTurn += 1
      setWaiting({ turn: lastTurn, chosen: keyOf(chosen) })
    },
    taken: isKept ? taken : undefined,
    forget: () => setTaken(undefined),
  }
}

interface TakenNoteProps {
  taken: Taken | undefined
  /** The element around the picker. A press outside of it dismisses the note. */
  rootRef: RefObject<HTMLElement | null>
  onUndo: (taken: Taken) => void
  onForget: () => void
}

/** Shows which object was chosen automatically. Floats below the picker, so that nothing moves. */
export function TakenNote({ taken, rootRef, onUndo, onForget }: TakenNoteProps) {
  const isShown = taken !== undefined
  const onPointerDown = useEffectEvent(({ target }: PointerEvent) => {
    if (!(target instanceof Node && rootRef.current?.contains(target))) onForget()
  })
  useEffect(() => {
    if (!isShown) return
    document.addEventListener('pointerdown', onPointerDown)
    return () => document.removeEventListener('pointerdown', onPointerDown)
  }, [isShown])
  return (
    <div role="status">
      {taken && (
        <div className={clsx(shared.popup, styles.note)}>
          <span className={styles.name}>{`Selected ${taken.item.name}`}</span>
          <Button variant="ghost" size="sm" className={styles.undo} onClick={() => onUndo(taken)}>
            Undo
          </Button>
        </div>
      )}
    </div>
  )
}
