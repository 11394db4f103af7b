import { Center, chakra } from '@chakra-ui/react'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { listContainer } from '@/list/tableStyles'

interface ProgrammeHeadProps {
  icon: LucideIcon
  title: string
  tagline: string
  /** Shown at the end, such as a button. */
  children?: ReactNode
}

/** The head of a page about the whole programme. It looks like the head of a list. */
export function ProgrammeHead({ icon: Icon, title, tagline, children }: ProgrammeHeadProps) {
  return (
    <Head>
      <title>{`${title} - Console`}</title>
      <chakra.div display="flex" flex="1" alignItems="center" gap="3" minW="0">
        <Center flexShrink="0" boxSize="40px" borderRadius="thumb" bg="primary.subtle" color="primary.text">
          <Icon size={20} strokeWidth={1.75} aria-hidden />
        </Center>
        <div>
          <chakra.h1 tabIndex={-1} textStyle="pageTitle" outline="0">
            {title}
          </chakra.h1>
          <chakra.p textStyle="tagline" color="accent.text">
            {tagline}
          </chakra.p>
        </div>
      </chakra.div>
      {children}
    </Head>
  )
}

const Head = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: '3.75rem',
    ps: '5',
    pe: '4',
    borderBottomWidth: '1px',
    [`@container ${listContainer} (max-width: 39.99rem)`]: { px: '3', py: '3' },
  },
})
