import { chakra } from '@chakra-ui/react'
import { Columns2, Link as LinkIcon, Square } from 'lucide-react'
import { ProgrammeHead } from '@/features/shared/ProgrammeHead'
import { Segments } from '@/features/shared/Segments'
import { Button } from '@/ui/Button'
import { announce, toastError } from '@/ui/toast'
import type { ExplainSearch } from '../address'
import type { OnSearch } from './props'

interface PageHeadProps {
  search: ExplainSearch
  onSearch: OnSearch
  /** The name of the object that is explained, for the title of the window. */
  name: string | undefined
}

const modes = [
  { value: 'one', label: 'One moment', icon: Square },
  { value: 'two', label: 'Compare', icon: Columns2 },
] as const

/** Title, one side or two, and the address, which has all of it. */
export const PageHead = ({ search, onSearch, name }: PageHeadProps) => (
  <ProgrammeHead of={name}>
    <Segments
      label="Sides"
      // On phones below title and button.
      box={{ display: 'flex', order: { base: '1', md: '0' }, flexBasis: { base: '100%', md: 'auto' } }}
      value={search.compare ? 'two' : 'one'}
      items={modes}
      onChoose={(mode) =>
        onSearch({ compare: mode === 'two' ? 'moment' : undefined, object: undefined }, { replace: false })
      }
    />
    <Button variant="outline" aria-label="Copy Address" onClick={() => void copyAddress()}>
      <LinkIcon size={16} aria-hidden />
      <chakra.span display={{ base: 'none', md: 'inline' }}>Copy Address</chakra.span>
    </Button>
  </ProgrammeHead>
)

async function copyAddress(): Promise<void> {
  try {
    await navigator.clipboard.writeText(window.location.href)
    announce('Copied the address')
  } catch {
    toastError({ description: 'The browser did not allow copying the address' })
  }
}
