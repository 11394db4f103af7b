import { useQueryClient } from '@tanstack/react-query'
import { Link as LinkIcon, type LucideIcon, MessageCircle, Play, Rss } from 'lucide-react'
import { type MouseEvent, memo, useCallback, useState } from 'react'
import { basePath } from '@/lib/basePath'
import { Button } from '@/ui/Button'
import { copyrightHolder } from '@/ui/brand'
import { lazyPart } from '@/ui/lazy'
import { toastSuccess } from '@/ui/toast'
import { useAppConfig } from '../configContext'
import { placeholders } from '../placeholders'
import styles from './Footer.module.css'

/** Values of `icon` for social links in config.json; any other value gets the link icon. */
const icons: Record<string, LucideIcon> = { news: Rss, community: MessageCircle, video: Play }

const elsewhere = { target: '_blank', rel: 'noreferrer' }

const [AboutDialog] = lazyPart(async () => (await import('./AboutDialog')).AboutDialog)
const [LeaveDialog] = lazyPart(async () => (await import('./LeaveDialog')).LeaveDialog)

/** What is open over the footer: the About dialog, or the dialog about leaving to the site at `url`. */
type Open = { about: true } | { url: string } | undefined

/** Social links, registration, the fixed copyright range, the legal links and About (rule FRAME-10). */
export const Footer = memo(() => {
  const [open, setOpen] = useState<Open>()
  const close = useCallback(() => setOpen(undefined), [])
  const { links, ...texts } = useAppConfig()
  // Only a missing value gets a placeholder. An empty value removes its part.
  const social = links.social ?? placeholders.social
  const companyLine = texts.companyLine ?? placeholders.companyLine
  const holder = texts.copyrightHolder ?? copyrightHolder() ?? placeholders.copyrightHolder
  const legal = {
    'Privacy policy': links.privacyPolicy ?? placeholders.privacyPolicy,
    'Terms of service': links.termsOfService ?? placeholders.termsOfService,
  }
  const askBeforeLeaving = (event: MouseEvent<HTMLElement>) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || link.origin === window.location.origin) return
    event.preventDefault()
    setOpen({ url: link.href })
  }
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: clicks of its links arrive here */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard clicks links, too */}
      <footer className={styles.footer} onClick={askBeforeLeaving}>
        <div data-part="inner">
          {social.length > 0 && (
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
          )}
          {companyLine && <span>{companyLine}</span>}
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
          {holder && <span data-part="copyright">{`© 2012-2025 ${holder}`}</span>}
          <nav aria-label="Legal" data-part="legal">
            {Object.entries(legal).map(
              ([name, url]) =>
                url && (
                  <a key={name} href={url} {...elsewhere}>
                    {name}
                  </a>
                ),
            )}
            <button type="button" onClick={() => setOpen({ about: true })}>
              About
            </button>
          </nav>
        </div>
      </footer>
      {/* Outside of <footer>, because a dialog contains a footer of its own. */}
      {open &&
        ('url' in open ? <LeaveDialog url={open.url} onClose={close} /> : <AboutDialog onClose={close} />)}
    </>
  )
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
    <Button size="xs" variant="ghost" className={styles.reset} isBusy={isBusy} onClick={() => void reset()}>
      Reset demo data
    </Button>
  )
}
