import { chakra } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '@/ui/styled'

interface FoldingProps {
  /** What the controls are set to, in a line. */
  summary: ReactNode
  /** The width from which the controls are always shown. */
  unfolded: 'md' | 'lg'
  children: ReactNode
}

/** Controls that fold to one line on small screens, where they would take the first screen. */
export function Folding({ summary, unfolded, children }: FoldingProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <>
      <Summary display={{ base: 'flex', [unfolded]: 'none', _print: 'none' }}>
        <p>{summary}</p>
        <Button
          variant="outline"
          size="sm"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <span>{isOpen ? 'Done' : 'Change'}</span>
          <ChevronDown size={16} aria-hidden />
        </Button>
      </Summary>
      <chakra.div
        id={id}
        display={{ base: isOpen ? 'block' : 'none', [unfolded]: 'block', _print: 'block' }}
        css={{ '& > section + section': { borderTopWidth: '1px' } }}
      >
        {children}
      </chakra.div>
    </>
  )
}

const Summary = chakra('div', {
  base: {
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    px: { base: '3', md: '5' },
    py: '2',
    textStyle: 'sm',
    '& > p': { minW: '0', lineClamp: '2', overflowWrap: 'anywhere' },
    '& > button': { flexShrink: '0' },
  },
})
