import { chakra } from '@chakra-ui/react'
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
import { useCurrentPage } from '@/features/shared/pages'
import { Shortcuts } from '../shortcuts/Shortcuts'
import { Footer } from './Footer'
import { Header } from './Header'
import { MenuBar } from './MenuBar'
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
  const type = useParams({ strict: false, select: ({ entityType }) => entityType })
  const section = type === undefined ? undefined : entityOf(type)?.list
  const page = useCurrentPage()?.title
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
    <Frame data-menu={menuOpen || undefined} data-alone={!reads || undefined}>
      <PrintHead account={choices.selected?.name} />
      <SkipLink target={main} />
      <Header choices={reads ? choices : undefined} />
      {reads && (
        <>
          <MenuBar
            buttonRef={menuButton}
            menuId={menuId}
            open={menuOpen}
            onToggle={() => setMenuOpen(!menuOpen)}
            section={section?.title ?? page}
          />
          {isWhole ? <StatisticsStrip accountName={choices.selected?.name} /> : <EmptyStrip />}
        </>
      )}
      <div data-part="body">
        {reads && isWhole && (
          <SideNavigation id={menuId} current={section?.type} open={menuOpen} onChoose={closeMenu} />
        )}
        {reads && !isWhole && <NavigationSpace />}
        <main ref={main} id="content" tabIndex={-1}>
          {children}
        </main>
      </div>
      {isWhole && <Footer />}
      <Shortcuts content={main} />
    </Frame>
  )
}

function useEscape(enabled: boolean, onEscape: () => void) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) onEscape()
  })
  useEffect(() => {
    if (!enabled) return
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [enabled])
}

const Frame = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    minH: '100dvh',
    '& > [data-part=body]': {
      flex: '1',
      display: 'grid',
      gridTemplateColumns: {
        base: 'minmax(0, 1fr)',
        md: '184px minmax(0, 1fr)',
        lg: '{sizes.nav} minmax(0, 1fr)',
      },
      w: '100%',
      maxW: 'frame',
      mx: 'auto',
    },
    // The content without a side navigation.
    '&[data-alone] > [data-part=body]': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '&[data-alone] main': { px: { base: '2', md: '4' } },
    '& main': {
      display: 'flex',
      flexDirection: 'column',
      minW: '0',
      pt: { base: '2', md: '3' },
      px: { base: '2', md: '0' },
      pe: { base: '2', md: '4' },
      outline: '0',
      scrollMarginTop: '{sizes.header}',
    },
    // The height of a screen is unknown until it has loaded, so the footer would jump. The selector has only child
    // combinators: with descendants the browser would search the whole screen after each change (decision H86).
    '& > :has(> main > [aria-busy=true], > main > section > table[aria-busy=true]) ~ footer': {
      visibility: 'hidden',
    },
    // On paper only the content is printed, below a line with the account and the date.
    _print: {
      display: 'block',
      minH: '0',
      '& > :not(p, [data-part=body]), & [data-part=navigation]': { display: 'none' },
      '& > [data-part=body], & main': { display: 'block', p: '0' },
    },
    // On small screens the open menu appears right below its button and fills the screen.
    '&[data-menu] > [data-part=statistics]': { display: { base: 'none', md: 'block' } },
  },
})

/** On small screens the navigation takes no space: an empty row of the grid would push the content down. */
const NavigationSpace = chakra('div', { base: { display: { base: 'none', md: 'block' } } })

/** The first Tab stop: skips header and sections and moves the focus to the content. */
const SkipLink = memo(({ target }: { target: RefObject<HTMLElement | null> }) => (
  <Skip
    href="#content"
    onClick={(event) => {
      // The router owns the address, so the hash must not change.
      event.preventDefault()
      target.current?.focus()
    }}
  >
    Skip to content
  </Skip>
))

const Skip = chakra('a', {
  base: {
    position: 'fixed',
    top: '2',
    left: '2',
    zIndex: 'overlay',
    px: '4',
    py: '2.5',
    borderRadius: 'md',
    bg: 'primary',
    color: 'primary.fg',
    forcedColorAdjust: 'none',
    textStyle: 'button',
    transform: 'translateY(-200%)',
    _focus: { transform: 'none', boxShadow: 'lg' },
  },
})

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' })

/** The first line of a printed page: the account and the time of printing. */
export const PrintHead = memo(({ account }: { account: string | undefined }) => {
  const [printed, setPrinted] = useState(() => new Date())
  useEffect(() => {
    const onPrint = () => flushSync(() => setPrinted(new Date()))
    window.addEventListener('beforeprint', onPrint)
    return () => window.removeEventListener('beforeprint', onPrint)
  }, [])
  return <Line>{[account, moment.format(printed)].filter(Boolean).join(' · ')}</Line>
})

const Line = chakra('p', {
  base: { display: 'none', _print: { display: 'block', mb: '3', textStyle: 'sm', color: 'fg.muted' } },
})
