import { clsx } from 'clsx'
import type { LucideIcon } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { pressedKey, shortcutKey, typesCharacter } from '@/lib/keys'
import { Kbd } from './inline'
import styles from './PopupMenu.module.css'
import { Sheet } from './Sheet'
import shared from './shared.module.css'
import { useAnchored } from './useAnchored'
import { useOpensAsSheet } from './useMedia'
import { walkItems } from './walkItems'

/** One line of a menu. With `href` it is a link that can be opened in a new tab. */
export interface MenuItem {
  label: string
  icon: LucideIcon
  onChoose: () => void
  href?: string
  /** A letter that chooses it while the menu is open. */
  letter?: string
  tone?: 'danger'
  /** Starts a new group, below a line. */
  isApart?: boolean
}

interface PopupMenuProps {
  /** The button that opened the menu. It gets `aria-expanded`, and the focus when the menu closes. */
  anchor: HTMLElement
  label: string
  items: readonly MenuItem[]
  onClose: () => void
}

/** Aligned with the edge of the button from which there is more space, so that the menu covers less beside the button. */
const placementOf = (anchor: HTMLElement) => {
  const { left, right } = anchor.getBoundingClientRect()
  return { align: left + right < window.innerWidth ? ('start' as const) : ('end' as const), gapPx: 4 }
}

/**
 * A menu below a button, in the top layer; on phones a sheet at the bottom. Closes on Escape, Tab, a click outside, and
 * when an item is chosen. Several buttons can share one menu.
 */
export function PopupMenu(props: PopupMenuProps) {
  const { anchor, label, onClose } = props
  const isSheet = useOpensAsSheet()
  useLayoutEffect(() => {
    anchor.setAttribute('aria-expanded', 'true')
    return () => anchor.setAttribute('aria-expanded', 'false')
  }, [anchor])
  if (!isSheet) return <DropDown {...props} />
  return (
    <Sheet title={label} onClose={onClose}>
      <div className={styles.inSheet}>
        <Items {...props} />
      </div>
    </Sheet>
  )
}

function DropDown(props: PopupMenuProps) {
  const { anchor, onClose } = props
  const ref = useRef<HTMLDivElement>(null)
  const [placement] = useState(() => placementOf(anchor))
  useAnchored(ref, anchor, placement, onClose)
  return (
    <div ref={ref} className={clsx(shared.popup, styles.drop)}>
      <Items {...props} />
    </div>
  )
}

function Items({ anchor, label, items, onClose }: PopupMenuProps) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (ref.current) itemsOf(ref.current)[0]?.focus({ preventScroll: true })
  }, [])
  const closeAndReturn = () => {
    anchor.focus()
    onClose()
  }
  const choose = (item: MenuItem, event?: MouseEvent) => {
    const isNewTab = event && (event.metaKey || event.ctrlKey || event.shiftKey)
    if (item.href !== undefined && isNewTab) return onClose()
    event?.preventDefault()
    anchor.focus()
    item.onChoose()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const key = pressedKey(event)
    const lettered = typesCharacter(event) && itemOfLetter(items, shortcutKey(event))
    if (key === 'Escape' || key === 'Tab') closeAndReturn()
    else if (lettered) choose(lettered)
    else if (!walk(event.currentTarget, key)) return
    if (key !== 'Tab') {
      event.preventDefault()
      event.stopPropagation()
    }
  }
  return (
    <div ref={ref} role="menu" aria-label={label} onKeyDown={onKeyDown}>
      {items.map((item) => {
        const { label: text, icon: Icon, href, letter, tone, isApart } = item
        const content = (
          <>
            <Icon size={16} aria-hidden />
            <span>{text}</span>
            {letter && (
              <Kbd aria-hidden className={styles.letter}>
                {letter}
              </Kbd>
            )}
          </>
        )
        const props = {
          role: 'menuitem',
          className: clsx(shared.popupItem, styles.item),
          tabIndex: -1,
          'data-tone': tone,
          'data-apart': isApart || undefined,
          onPointerMove: ({ currentTarget }: { currentTarget: HTMLElement }) =>
            currentTarget.focus({ preventScroll: true }),
          onClick: (event: MouseEvent) => choose(item, event),
        }
        return href === undefined ? (
          <button key={text} type="button" {...props}>
            {content}
          </button>
        ) : (
          <a key={text} href={href} {...props}>
            {content}
          </a>
        )
      })}
    </div>
  )
}

const itemsOf = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>('[role=menuitem]')]

const itemOfLetter = (items: readonly MenuItem[], key: string) =>
  items.find(({ letter }) => letter?.toLowerCase() === key)

/** Moves the focus by keyboard: as `walkItems` does, or to the next item that begins with a letter. */
function walk(menu: HTMLElement, key: string): boolean {
  const items = itemsOf(menu)
  if (walkItems(items, key, { preventScroll: true })) return true
  if (key.length !== 1 || key === ' ') return false
  const begins = (item: HTMLElement) => item.textContent?.trim().toLowerCase().startsWith(key.toLowerCase())
  const after = items.indexOf(document.activeElement as HTMLElement) + 1
  const next = [...items.slice(after), ...items.slice(0, after)].find(begins)
  next?.focus({ preventScroll: true })
  return next !== undefined
}
