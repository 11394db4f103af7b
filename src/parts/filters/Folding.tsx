import { chakra, Flex } from '@chakra-ui/react'
import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { formatNumber } from '@/lib/format'
import { Button } from '@/ui/Button'
import { Sheet } from '@/ui/Sheet'
import { phone, useMedia } from '@/ui/useMedia'

interface FoldingProps {
  /** The name of the button and of the sheet. */
  title?: string
  /** How many filters are set. */
  count?: number
  /** The current settings of the controls, in one line. */
  summary?: ReactNode
  /** From this width on, the controls are always shown. */
  unfolded: 'md' | 'lg'
  /** The button that shows the controls is part of another row, not a line of its own. */
  inRow?: boolean
  children: ReactNode
}

/** Just below the widths of the theme's `md` and `lg`. */
const narrow = { md: phone, lg: '(max-width: 61.9375rem)' } as const

/** Controls that fold to one line on small screens, which opens them in a sheet: unfolded they would fill the screen. */
export function Folding({ title = 'Filters', count = 0, summary, unfolded, inRow, children }: FoldingProps) {
  const isNarrow = useMedia(narrow[unfolded])
  const [isOpen, setOpen] = useState(false)
  if (!isNarrow)
    return <chakra.div css={{ '& > section + section': { borderTopWidth: '1px' } }}>{children}</chakra.div>
  const button = (
    <>
      <Button
        variant="outline"
        size="sm"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <SlidersHorizontal size={16} aria-hidden />
        <span>{count > 0 ? `${title} · ${formatNumber(count)}` : title}</span>
      </Button>
      {isOpen && (
        <Sheet title={title} onClose={() => setOpen(false)}>
          <Controls>{children}</Controls>
        </Sheet>
      )}
    </>
  )
  if (inRow) return button
  return (
    <Flex
      align="center"
      justify="space-between"
      gap="3"
      minH="3.5rem"
      px="inset"
      py="1.5"
      textStyle="sm"
      _print={{ display: 'none' }}
    >
      {summary !== undefined && (
        <chakra.p minW="0" lineClamp="2" overflowWrap="anywhere">
          {summary}
        </chakra.p>
      )}
      {button}
    </Flex>
  )
}

const Controls = chakra('div', {
  base: {
    minH: '0',
    overflowY: 'auto',
    '& > section + section': { borderTopWidth: '1px' },
    // Uses the inset and the colour of the sheet. Chips can wrap.
    '&& > *': { px: '4', bg: 'transparent' },
    '&& > :last-child': { borderBottomWidth: '0' },
    '&& ul': { flexWrap: 'wrap', overflow: 'visible' },
  },
})
