import { chakra } from '@chakra-ui/react'
import { counted } from '@/lib/format'
import { Button } from '@/ui/Button'

interface EditsBarProps {
  count: number
  onReview: () => void
  onDiscard: () => void
}

/** Shows how many windows were moved and are not confirmed. Nothing was sent yet. */
export const EditsBar = ({ count, onReview, onDiscard }: EditsBarProps) => (
  <Bar role="status">
    <span>
      <b>{`${counted(count, 'window')} moved.`}</b> Nothing is saved yet.
    </span>
    <Button variant="outline" size="sm" onClick={onDiscard}>
      Discard
    </Button>
    <Button size="sm" onClick={onReview}>
      Review changes
    </Button>
  </Bar>
)

const Bar = chakra('div', {
  base: {
    position: 'sticky',
    bottom: '0',
    zIndex: 'save',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    px: { base: '3', md: '5' },
    py: '2.5',
    bg: 'bg.panel',
    borderTopWidth: '1px',
    boxShadow: 'save',
    textStyle: 'sm',
    '& > span': { flex: '1', minW: '12rem' },
  },
})
