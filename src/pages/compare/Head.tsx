import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { ArrowLeft, Building2, ChevronDown, Columns3, FileDiff } from 'lucide-react'
import { useRef, useState } from 'react'
import { nameIn } from '@/engine/programme/campaignName'
import { counted } from '@/lib/format'
import { listLink } from '@/pages/parts/parts'
import { CompareDialog } from '@/pages/parts/transfer/CompareDialog'
import { Button } from '@/ui/Button'
import { Popover } from '@/ui/Popover'
import shared from '@/ui/shared.module.css'
import { AccountChoice } from './AccountChoice'
import type { CompareSearch } from './address'

interface HeadProps {
  accounts: readonly string[]
  search: CompareSearch
  isComparing: boolean
}

/** The title, the choice of accounts, and the choice of a file. */
export function Head({ accounts, search, isComparing }: HeadProps) {
  const [isChoosing, setChoosing] = useState(false)
  const [anchor, setAnchor] = useState<HTMLElement>()
  const button = useRef<HTMLButtonElement>(null)
  const campaign = nameIn(search)
  return (
    <HeadBox>
      <chakra.span data-part="tile">
        <Columns3 size={20} strokeWidth={1.75} aria-hidden />
      </chakra.span>
      <chakra.div flex="1" minW={{ base: '0', md: '12rem' }}>
        <Link {...listLink('accounts')} className={shared.link} data-part="back">
          <ArrowLeft size={14} aria-hidden />
          <span>Accounts</span>
        </Link>
        <chakra.h1 tabIndex={-1} outline="0" textStyle="editTitle" overflowWrap="anywhere">
          Compare accounts
        </chakra.h1>
      </chakra.div>
      {isComparing && (
        <chakra.div data-part="acts">
          <Button variant="outline" aria-label="Compare with a bundle" onClick={() => setChoosing(true)}>
            <FileDiff size={16} aria-hidden />
            <span data-part="wide">Compare with a bundle</span>
          </Button>
          <Button
            ref={button}
            variant="outline"
            aria-haspopup="dialog"
            aria-expanded={anchor !== undefined}
            onClick={() => setAnchor(anchor ? undefined : (button.current ?? undefined))}
          >
            <chakra.span data-part="wide">
              <Building2 size={16} aria-hidden />
            </chakra.span>
            <span>{counted(accounts.length, 'account')}</span>
            <ChevronDown size={16} aria-hidden />
          </Button>
        </chakra.div>
      )}
      {anchor && (
        <Popover anchor={anchor} label="Compared accounts" onClose={() => setAnchor(undefined)}>
          <AccountChoice chosen={accounts} hasFile={search.file !== undefined} />
        </Popover>
      )}
      {isChoosing && (
        <CompareDialog accounts={accounts} campaign={campaign} onClose={() => setChoosing(false)} />
      )}
    </HeadBox>
  )
}

const HeadBox = chakra('header', {
  base: {
    display: 'flex',
    flexWrap: { md: 'wrap' },
    alignItems: 'center',
    gap: { base: '2', md: '3' },
    minH: '3.75rem',
    px: { base: '3', md: '5' },
    py: '2',
    borderBottomWidth: '1px',
    '& > [data-part=tile]': {
      display: { base: 'none', md: 'grid' },
      placeItems: 'center',
      boxSize: '40px',
      borderRadius: 'thumb',
      bg: 'people.subtle',
      color: 'people',
    },
    '& [data-part=back]': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      minH: { base: '28px', md: '18px' },
      textStyle: 'xs',
    },
    '& > [data-part=acts]': {
      display: 'flex',
      gap: { base: '1.5', md: '2' },
      '& [data-part=wide]': { display: { base: 'none', md: 'inline' } },
      _print: { display: 'none' },
    },
  },
})
