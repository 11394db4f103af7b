import { Flex, Span } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { Building2, ChevronDown, Columns3, FileDiff } from 'lucide-react'
import { useRef, useState } from 'react'
import { nameIn } from '@/engine/programme/campaignName'
import { pluralize } from '@/lib/format'
import { PageTile } from '@/parts/page/ProgrammeHead'
import { listLink } from '@/parts/page/panel'
import { CompareDialog } from '@/parts/transfer/CompareDialog'
import { Button } from '@/ui/Button'
import { BackLink, PageHead } from '@/ui/PageHead'
import { Popover } from '@/ui/Popover'
import { AccountChoice } from './AccountChoice'
import type { CompareSearch } from './address'

interface ComparisonHeadProps {
  accounts: readonly string[]
  search: CompareSearch
  isComparing: boolean
}

/** The title, the choice of accounts, and the choice of a file. */
export function ComparisonHead({ accounts, search, isComparing }: ComparisonHeadProps) {
  const [isChoosing, setChoosing] = useState(false)
  const [anchor, setAnchor] = useState<HTMLElement>()
  const button = useRef<HTMLButtonElement>(null)
  const campaign = nameIn(search)
  return (
    <PageHead
      tile={<PageTile icon={Columns3} family="people" />}
      above={
        <BackLink to="Accounts">
          <Link {...listLink('accounts')} />
        </BackLink>
      }
      title="Compare accounts"
    >
      {isComparing && (
        <Flex gap={{ base: '1.5', md: '2' }} _print={{ display: 'none' }}>
          <Button variant="outline" aria-label="Compare with a bundle" onClick={() => setChoosing(true)}>
            <FileDiff size={16} aria-hidden />
            <Span hideBelow="md">Compare with a bundle</Span>
          </Button>
          <Button
            ref={button}
            variant="outline"
            aria-haspopup="dialog"
            aria-expanded={anchor !== undefined}
            onClick={() => setAnchor(anchor ? undefined : (button.current ?? undefined))}
          >
            <Span hideBelow="md">
              <Building2 size={16} aria-hidden />
            </Span>
            <span>{pluralize(accounts.length, 'account')}</span>
            <ChevronDown size={16} aria-hidden />
          </Button>
        </Flex>
      )}
      {anchor && (
        <Popover anchor={anchor} label="Compared accounts" onClose={() => setAnchor(undefined)}>
          <AccountChoice chosen={accounts} hasFile={search.file !== undefined} />
        </Popover>
      )}
      {isChoosing && (
        <CompareDialog accounts={accounts} campaign={campaign} onClose={() => setChoosing(false)} />
      )}
    </PageHead>
  )
}
