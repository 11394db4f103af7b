import { Search } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { isCommand, shortcutKey } from '@/lib/keys'
import { Kbd } from '@/ui/inline'
import { lazyPart } from '@/ui/lazy'
import { chord } from '../shortcuts/keys'
import { requestAccount } from './AccountSelector'
import styles from './GlobalSearchButton.module.css'

const [GlobalSearchHost, prepare] = lazyPart(
  async () => (await import('./GlobalSearchHost')).GlobalSearchHost,
  {
    ahead: true,
    plain: {
      title: 'Global Search',
      label: 'Search across all entities',
      placeholder: 'Search across all entities...',
    },
  },
)

const isShortcut = (event: KeyboardEvent) => shortcutKey(event) === 'k' && isCommand(event) && !event.shiftKey

/** Opens Global Search, as Ctrl/Cmd-K does from any screen. Its code is loaded on demand. */
export function GlobalSearchButton() {
  const [open, setOpen] = useState(false)

  const close = useCallback(() => setOpen(false), [])

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return
      event.preventDefault()
      // An open dialog must be closed first.
      if (!document.querySelector('dialog[open]')) setOpen(true)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])

  return (
    <>
      <button
        type="button"
        className={styles.trigger}
        data-tour="search"
        aria-label="Global Search"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        <Search size={16} aria-hidden />
        <span>Global Search</span>
        {/* Drawn and not written, because the name of the button is what is written on it (WCAG 2.5.3). */}
        <Kbd aria-hidden data-keys={chord('K')} />
      </button>
      {open && (
        <GlobalSearchHost
          onClose={close}
          onSelectAccount={() => {
            setOpen(false)
            // Runs after the modal has returned the focus.
            setTimeout(requestAccount)
          }}
        />
      )}
    </>
  )
}
