import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { momentText } from '@/lib/dateText'
import { useNow } from '@/pages/parts/useNow'
import { greeting } from './days'

interface GreetingProps {
  /** The user's full name. */
  name: string
  children: ReactNode
  /** Shown at the end of the line. */
  action: ReactNode
}

/** The head of the page: greeting, date and heading. */
export function Greeting({ name, children, action }: GreetingProps) {
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="flex-end"
      columnGap="5"
      rowGap="2"
      px={{ base: '3', md: '5' }}
      pt={{ base: '4', md: '5' }}
      pb={{ base: '4', md: '5' }}
    >
      <chakra.div flex="1 1 20rem" minW="0">
        <chakra.p textStyle="sm" color="fg.muted" overflowWrap="anywhere">
          <Words name={name} />
        </chakra.p>
        <chakra.h1
          tabIndex={-1}
          outline="0"
          mt="0.5"
          // On phones the sentence has two lines or more. It arrives last, and the parts below must not move then.
          minH={{ base: '3.25rem', md: '0' }}
          fontSize={{ base: '1.25rem', md: '1.5rem' }}
          lineHeight={{ base: '1.625rem', md: '2rem' }}
          fontWeight="660"
          letterSpacing="-.02em"
          textWrap="balance"
          overflowWrap="anywhere"
        >
          {children}
        </chakra.h1>
      </chakra.div>
      {action}
    </chakra.div>
  )
}

/** Renders every minute. */
function Words({ name }: { name: string }) {
  const now = useNow()
  const [first] = name.trim().split(/\s+/)
  return <span>{`${greeting(now)}, ${first || name}. ${momentText(now, now)}`}</span>
}
