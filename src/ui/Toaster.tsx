import { clsx } from 'clsx'
import { Check, CircleAlert, X } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { pressedKey } from '@/lib/keys'
import { IconButton } from './Button'
import { returnFocus } from './returnFocus'
import shared from './shared.module.css'
import styles from './Toaster.module.css'
import {
  dismissToast,
  durationOf,
  pauseToast,
  resumeToast,
  type Toast,
  type Undoable,
  useAnnouncement,
  useToast,
} from './toast'

const looks = {
  success: { icon: Check, role: 'status' },
  error: { icon: CircleAlert, role: 'alert' },
} as const

/**
 * Places toasts top right below the header, over the statistics and above the heads of lists and forms. One with Undo is
 * taller, so it begins over the header. Clicks pass through a toast to the page. Render once, at the end of the frame. F8 moves the focus to the toast.
 */
export function Toaster({ renderUndo }: { renderUndo?: (undo: Undoable) => ReactNode }) {
  const toast = useToast()
  const announcement = useAnnouncement()
  const hasUndo = toast?.kind === 'success' && toast.undo !== undefined
  return (
    <div className={clsx(styles.toaster, hasUndo && styles.overHeader)}>
      {/* The live region is rendered before the first message, so that screen readers do not miss polite
          announcements. */}
      <div aria-live="polite">
        {toast?.kind === 'success' && (
          <ToastCard key={toast.id} toast={toast} undo={toast.undo && renderUndo?.(toast.undo)} />
        )}
      </div>
      {toast?.kind === 'error' && <ToastCard key={toast.id} toast={toast} />}
      <div className={shared.visuallyHidden} aria-live="polite">
        <span key={announcement.id}>{announcement.text}</span>
      </div>
    </div>
  )
}

function ToastCard({ toast, undo }: { toast: Toast; undo?: ReactNode }) {
  const look = looks[toast.kind]
  const card = useRef<HTMLDivElement>(null)
  // The reasons why the timer is paused: the pointer is over the toast, or the focus is in it.
  const holds = useRef(new Set<string>())
  const hold = (reason: string, isHeld: boolean) => {
    holds.current[isHeld ? 'add' : 'delete'](reason)
    const held = holds.current.size > 0
    card.current?.toggleAttribute('data-held', held)
    if (held) pauseToast()
    else resumeToast()
  }
  // Pointer events pass through all but the buttons, so hovering has to be detected by position.
  const onPointerMove = useEffectEvent(({ clientX: x, clientY: y }: PointerEvent) => {
    const box = card.current?.getBoundingClientRect()
    if (box) hold('pointer', x >= box.left && x <= box.right && y >= box.top && y <= box.bottom)
  })
  useEffect(() => {
    const onMove = (event: PointerEvent) => onPointerMove(event)
    window.addEventListener('pointermove', onMove)
    return () => window.removeEventListener('pointermove', onMove)
  }, [])
  useToastKey(card)
  const Icon = look.icon
  // For a deletion, a line about what Undo cannot restore follows.
  const isDeletion = toast.undo && 'isDeletion' in toast.undo && toast.undo.isDeletion
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its role is status or alert
    <div
      ref={card}
      role={look.role}
      aria-atomic
      data-kind={toast.kind}
      className={clsx(styles.card, styles[toast.kind], undo && styles.withUndo)}
      onPointerEnter={() => hold('pointer', true)}
      onPointerLeave={() => hold('pointer', false)}
      onFocus={() => hold('focus', true)}
      onBlur={() => hold('focus', false)}
    >
      <span className={styles.disc}>
        <Icon size={16} aria-hidden />
      </span>
      <div className={styles.words}>
        <p className={styles.title}>{toast.title}</p>
        <p className={clsx(styles.text, isDeletion && styles.oneLine)}>{toast.description}</p>
        {toast.note !== undefined && <p className={styles.note}>{toast.note}</p>}
        {undo && <div>{undo}</div>}
      </div>
      {toast.action}
      <IconButton icon={X} label="Close" size="xs" className={styles.close} onClick={dismissToast} />
      <div className={styles.bar} style={{ animationDuration: `${durationOf(toast)}ms` }} />
    </div>
  )
}

/** F8 moves the focus into the toast. When the toast disappears, the focus returns. */
function useToastKey(card: RefObject<HTMLElement | null>) {
  const before = useRef<HTMLElement>(null)
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (pressedKey(event) !== 'F8' || event.defaultPrevented || document.querySelector('dialog[open]')) return
    event.preventDefault()
    if (document.activeElement instanceof HTMLElement) before.current = document.activeElement
    card.current?.querySelector<HTMLElement>('a, button')?.focus()
  })
  useEffect(() => {
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
  useLayoutEffect(() => {
    const { current } = card
    return () => returnFocus(current, before.current)
  }, [card])
}
