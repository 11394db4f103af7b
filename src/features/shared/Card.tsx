import { chakra, Flex } from '@chakra-ui/react'
import { Children, type ReactNode, useId, useState } from 'react'
import { Button } from '@/ui/Button'
import { formatNumber } from '@/ui/format'

interface CardProps {
  title: string
  /** Shown at the end of the head; undefined while it is unknown. */
  count: string | undefined
  children: ReactNode
}

/** A card of the panel beside a form. */
export function Card({ title, count, children }: CardProps) {
  const id = useId()
  return (
    <chakra.section
      aria-labelledby={id}
      borderWidth="1px"
      borderColor="border.strong"
      borderRadius="lg"
      bg="bg.panel"
      overflow="hidden"
      minW="0"
    >
      <Flex align="center" justify="space-between" h="36px" px="3" bg="bg.subtle" borderBottomWidth="1px">
        <chakra.h2 id={id} textStyle="sm" fontWeight="620">
          {title}
        </chakra.h2>
        <chakra.span textStyle="xs" fontWeight="600" color="fg.muted" fontVariantNumeric="tabular-nums">
          {count}
        </chakra.span>
      </Flex>
      <chakra.div p="1" display="grid">
        {children}
      </chakra.div>
    </chakra.section>
  )
}

/** A sentence in place of rows. */
export const CardText = chakra('p', { base: { px: '2', py: '2', textStyle: 'xs', color: 'fg.muted' } })

/** How many rows show at first, and how many more with each press. */
const first = 6
const more = 50

/** The first rows, and a button that shows more of them. */
export function CardRows({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState(first)
  const rows = Children.toArray(children)
  const rest = rows.length - shown
  return (
    <>
      <chakra.ul listStyleType="none" display="grid" gap="0.5">
        {rows.slice(0, shown)}
      </chakra.ul>
      {rest > 0 && (
        <Button variant="ghost" size="sm" justifySelf="start" onClick={() => setShown(shown + more)}>
          {`Show ${formatNumber(Math.min(rest, more))} more`}
        </Button>
      )}
    </>
  )
}
