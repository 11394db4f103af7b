import { chakra } from '@chakra-ui/react'
import { useQueryClient } from '@tanstack/react-query'
import { Link as LinkIcon, type LucideIcon, MessageCircle, Play, Rss } from 'lucide-react'
import { type MouseEvent, memo, Suspense, useCallback, useState } from 'react'
import { Button } from '@/ui/Button'
import { basePath } from '@/ui/basePath'
import { lazyPart } from '@/ui/lazy'
import { toastSuccess } from '@/ui/toast'
import { useAppConfig } from '../configContext'

/** Values of `icon` for social links in config.json; any other value gets the link icon. */
const icons: Record<string, LucideIcon> = { news: Rss, community: MessageCircle, video: Play }

/** Used until a deployment configures its own links. */
const placeholders = {
  social: [
    { label: 'News feed', url: 'https://www.example.com/news', icon: 'news' },
    { label: 'Community', url: 'https://www.example.com/community', icon: 'community' },
    { label: 'Videos', url: 'https://www.example.com/videos', icon: 'video' },
  ],
  privacyPolicy: 'https://www.example.com/privacy',
  termsOfService: 'https://www.example.com/terms',
  companyLine: 'Company Name Ltd, registered no. 00000000',
  copyrightHolder: 'Company Name',
}

const elsewhere = { target: '_blank', rel: 'noreferrer' }

const [AboutDialog] = lazyPart(async () => (await import('./AboutDialog')).AboutDialog)
const [LeaveDialog] = lazyPart(async () => (await import('./LeaveDialog')).LeaveDialog)

/** What is open over the footer: About, or the question before a link to another site, by its address. */
type Open = { about: true } | { url: string } | undefined

/** Social links, registration, the fixed copyright range, the legal links and About (rule FRAME-10). */
export const Footer = memo(() => {
  const [open, setOpen] = useState<Open>()
  const close = useCallback(() => setOpen(undefined), [])
  const { links, companyLine, copyrightHolder } = useAppConfig()
  const social = links.social.length > 0 ? links.social : placeholders.social
  const askBeforeLeaving = (event: MouseEvent<HTMLElement>) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || link.origin === window.location.origin) return
    event.preventDefault()
    setOpen({ url: link.href })
  }
  return (
    <>
      <Foot onClick={askBeforeLeaving}>
        <div data-part="inner">
          <nav aria-label="Social links" data-part="social">
            {social.map(({ label, url, icon }) => {
              const Icon = icons[icon ?? ''] ?? LinkIcon
              return (
                <a key={url} href={url} aria-label={label} title={label} {...elsewhere}>
                  <Icon size={14} aria-hidden />
                </a>
              )
            })}
          </nav>
          <span>{companyLine ?? placeholders.companyLine}</span>
          {import.meta.env.VITE_MOCKS && (
            <>
              <DemoReset />
              <span data-part="guide">
                <a href={`${basePath}/guide/index.html`} {...elsewhere}>
                  Guide
                </a>
              </span>
            </>
          )}
          <span data-part="copyright">
            {`© 2012-2025 ${copyrightHolder ?? placeholders.copyrightHolder}`}
          </span>
          <nav aria-label="Legal" data-part="legal">
            <a href={links.privacyPolicy ?? placeholders.privacyPolicy} {...elsewhere}>
              Privacy Policy
            </a>
            <a href={links.termsOfService ?? placeholders.termsOfService} {...elsewhere}>
              Terms of Service
            </a>
            <button type="button" onClick={() => setOpen({ about: true })}>
              About
            </button>
          </nav>
        </div>
      </Foot>
      {/* Not inside: a dialog has a footer of its own. */}
      <Suspense fallback={null}>
        {open &&
          ('url' in open ? <LeaveDialog url={open.url} onClose={close} /> : <AboutDialog onClose={close} />)}
      </Suspense>
    </>
  )
})

const Foot = chakra('footer', {
  base: {
    textStyle: '2xs',
    color: 'fg.muted',
    '& > [data-part=inner]': {
      display: 'flex',
      flexWrap: { base: 'wrap', lg: 'nowrap' },
      alignItems: 'center',
      columnGap: '5',
      rowGap: '1',
      minH: 'footer',
      maxW: 'frame',
      mx: 'auto',
      ps: { base: '3', md: '5' },
      pe: { base: '3', md: '4' },
      py: { base: '3', md: '0' },
    },
    '& nav': { display: 'flex', gap: '4' },
    '& [data-part=social]': { gap: '0.5', ms: '-1.5' },
    '& [data-part=social] a': {
      display: 'grid',
      placeItems: 'center',
      boxSize: { base: '44px', md: '26px' },
      borderRadius: 'sm',
      _hover: { bg: 'bg.muted', color: 'fg' },
    },
    '& :is([data-part=legal], [data-part=guide]) :is(a, button)': {
      cursor: 'pointer',
      py: { base: '3', md: '1.5' },
      _hover: { color: 'fg', textDecoration: 'underline' },
    },
    '& [data-part=copyright]': { ms: { lg: 'auto' } },
  },
})

/** Mocked console only: discards all edits and restores the demo data. */
function DemoReset() {
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const controls = window.__mocks
  if (!controls) return null
  const reset = async () => {
    setBusy(true)
    await controls.reset()
    await client.resetQueries()
    setBusy(false)
    toastSuccess('The demo data was reset')
  }
  return (
    <Button size="xs" variant="ghost" textStyle="2xs" isBusy={isBusy} onClick={() => void reset()}>
      Reset demo data
    </Button>
  )
}
