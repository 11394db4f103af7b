import { useParams } from '@tanstack/react-router'
import type { RefObject } from 'react'
import {
  memo,
  type ReactNode,
  useCallback,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { canRead } from '@/auth/permissions'
import { useSession } from '@/auth/session'
import { entityOf } from '@/entities/registry'
import { momentText } from '@/lib/dateText'
import { pressedKey } from '@/lib/keys'
import { useCurrentPage } from '@/parts/navigation/pages'
import '@/ui/lastPress'
import { Shortcuts } from '../shortcuts/Shortcuts'
import styles from './AppFrame.module.css'
import { Footer } from './Footer'
import { Header } from './Header'
import { MenuBar } from './MenuBar'
import { NoticeSlot } from './NoticeSlot'
import { SideNavigation } from './SideNavigation'
import { EmptyStrip, StatisticsStrip } from './StatisticsStrip'
import { useAccountChoices } from './useAccountChoices'

/**
 * The layout of all signed-in screens (rule FRAME-1): header, statistics, sections, content panel, footer. A user
 * without any of the four permissions gets neither account selector nor statistics nor sections (decision G2). It renders
 * at every change of the screen, so its parts are memoized.
 */
export function AppFrame({ children }: { children: ReactNode }) {
  const { user } = useSession()
  const reads = canRead(user?.permissions ?? [])
  const choices = useAccountChoices()
  const page = useCurrentPage()
  const type = useParams({ strict: false, select: ({ entityType }) => entityType }) ?? page?.section
  const section = type === undefined ? undefined : entityOf(type)?.list
  const menuId = useId()
  const [menuOpen, setMenuOpen] = useState(false)
  const menuButton = useRef<HTMLButtonElement>(null)
  const main = useRef<HTMLElement>(null)
  // A new page shows its content first (decision H84). All of it keeps its space.
  const isWhole = useDeferredValue(true, false)

  const closeMenu = useCallback(() => {
    if (!menuOpen) return
    setMenuOpen(false)
    menuButton.current?.focus()
  }, [menuOpen])
  useEscape(menuOpen, closeMenu)

  return (
    <div className={styles.frame} data-menu={menuOpen || undefined} data-alone={!reads || undefined}>
      <PrintHead account={choices.selected?.name} />
      <SkipLink target={main} />
      <NoticeSlot />
      <Header choices={reads ? choices : undefined} />
      {reads && (
        <>
          <MenuBar
            buttonRef={menuButton}
            menuId={menuId}
            open={menuOpen}
            onToggle={() => setMenuOpen(!menuOpen)}
            section={section?.title ?? page?.title}
          />
          {isWhole ? <StatisticsStrip accountName={choices.selected?.name} /> : <EmptyStrip />}
        </>
      )}
      <div data-part="body">
        {reads && isWhole && (
          <SideNavigation id={menuId} current={section?.type} open={menuOpen} onChoose={closeMenu} />
        )}
        {reads && !isWhole && <div className={styles.navigationSpace} />}
        <main ref={main} id="content" tabIndex={-1}>
          {children}
        </main>
      </div>
      {isWhole && <Footer />}
      <Shortcuts content={main} />
    </div>
  )
}

function useEscape(enabled: boolean, onEscape: () => void) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (pressedKey(event) === 'Escape' && !event.defaultPrevented) onEscape()
  })
  useEffect(() => {
    if (!enabled) return
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [enabled])
}

/** The first Tab stop: skips header and sections and moves the focus to the content. */
const SkipLink = memo(({ target }: { target: RefObject<HTMLElement | null> }) => (
  // biome-ignore lint/a11y/useValidAnchor: without the code that handles the click it works as well
  <a
    href="#content"
    className={styles.skipLink}
    onClick={(event) => {
      // The router owns the address, so the hash must not change.
      event.preventDefault()
      target.current?.focus()
    }}
  >
    Skip to content
  </a>
))

/** The first line of a printed page: the account and the time of printing, with its year. */
export const PrintHead = memo(({ account }: { account: string | undefined }) => {
  const [printed, setPrinted] = useState(() => new Date())
  useEffect(() => {
    const onPrint = () => flushSync(() => setPrinted(new Date()))
    window.addEventListener('beforeprint', onPrint)
    return () => window.removeEventListener('beforeprint', onPrint)
  }, [])
  return (
    <p className={styles.printHead}>
      {[account, momentText(printed.getTime(), 0)].filter(Boolean).join(' · ')}
    </p>
  )
})
