import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { momentText } from '@/lib/dateText'
import { usePage } from '@/parts/navigation/pages'
import { PageTile } from '@/parts/page/ProgrammeHead'
import { answer } from '@/parts/page/Sentence'
import { useNow } from '@/parts/page/useNow'
import { PageHead } from '@/ui/PageHead'
import { greeting } from './days'

interface GreetingProps {
  /** The user's full name. */
  name: string
  children: ReactNode
  /** Shown at the end of the line, on phones below it. */
  action: ReactNode
}

/** The head of the page: greeting and date, and the page's sentence as title. */
export const Greeting = ({ name, children, action }: GreetingProps) => (
  <PageHead
    tile={<PageTile icon={usePage().icon} />}
    above={<Words name={name} />}
    size="page"
    // On phones the sentence has two lines or more. It arrives last, and the parts below must not move then.
    title={
      <chakra.span display="block" minH={{ base: '2lh', md: '1lh' }} css={answer}>
        {children}
      </chakra.span>
    }
  >
    {/* On phones the action has a line of its own, so that the sentence has the full width. */}
    <chakra.span flexBasis={{ base: 'full', md: 'auto' }}>{action}</chakra.span>
  </PageHead>
)

/** The greeting and the date. Separate, because it renders every minute. */
function Words({ name }: { name: string }) {
  const now = useNow()
  const [first] = name.trim().split(/\s+/)
  return <span>{`${greeting(now)}, ${first || name}. ${momentText(now, now)}`}</span>
}
