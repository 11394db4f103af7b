import { Menu, X } from 'lucide-react'
import type { RefObject } from 'react'
import styles from './MenuBar.module.css'

interface MenuBarProps {
  buttonRef: RefObject<HTMLButtonElement | null>
  /** Id of the navigation that it opens. */
  menuId: string
  open: boolean
  onToggle: () => void
  /** Name of the current section. */
  section: string | undefined
}

/** Small screens only: opens the sections and shows the current one. */
export function MenuBar({ buttonRef, menuId, open, onToggle, section }: MenuBarProps) {
  const Icon = open ? X : Menu
  return (
    <nav aria-label="Main menu" className={styles.bar}>
      <button ref={buttonRef} type="button" aria-expanded={open} aria-controls={menuId} onClick={onToggle}>
        <Icon size={20} strokeWidth={1.75} aria-hidden />
        Open main menu
      </button>
      {section && <span>{section}</span>}
    </nav>
  )
}
