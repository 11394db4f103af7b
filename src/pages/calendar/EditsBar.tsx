import { pluralize } from '@/lib/format'
import { BottomBar } from '@/parts/unsaved/BottomBar'
import { Button } from '@/ui/Button'

interface EditsBarProps {
  count: number
  onReview: () => void
  onDiscard: () => void
}

/** Shows how many windows were moved and are not confirmed. Nothing was sent yet. */
export const EditsBar = ({ count, onReview, onDiscard }: EditsBarProps) => (
  <BottomBar role="status">
    <span>
      <b>{`${pluralize(count, 'window')} moved.`}</b> Nothing is saved yet.
    </span>
    <Button variant="outline" size="sm" onClick={onDiscard}>
      Discard
    </Button>
    <Button size="sm" onClick={onReview}>
      Review changes
    </Button>
  </BottomBar>
)
