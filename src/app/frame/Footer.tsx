import { chakra } from '@chakra-ui/react'
import { useQueryClient } from '@tanstack/react-query'
import { Link as LinkIcon, type LucideIcon, MessageCircle, Play, Rss } from 'lucide-react'
import { memo, useState } from 'react'
import { Button } from '@/ui/Button'
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

/** Social links, registration, the fixed copyright range and the legal links (rule FRAME-10). */
export const Footer = memo(() => {
  const { links, companyLine, copyrightHolder } = useAppConfig()
  const social = links.social.length > 0 ? links.social : placeholders.social
  return (
    <Foot>
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
        {import.meta.env.VITE_MOCKS && <DemoReset />}
        <span data-part="copyright">© 2012-2025 {copyrightHolder ?? placeholders.copyrightHolder}</span>
        <nav aria-label="Legal" data-part="legal">
          <a href={links.privacyPolicy ?? placeholders.privacyPolicy} {...elsewhere}>
            Privacy Policy
          </a>
          <a href={links.termsOfService ?? placeholders.termsOfService} {...elsewhere}>
            Terms of Service
          </a>
        </nav>
      </div>
    </Foot>
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
    '& [data-part=legal] a': {
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
    toastSuccess('The demo data is as it was at the beginning')
  }
  return (
    <Button size="xs" variant="ghost" textStyle="2xs" isBusy={isBusy} onClick={() => void reset()}>
      Reset demo data
    </Button>
  )
}
