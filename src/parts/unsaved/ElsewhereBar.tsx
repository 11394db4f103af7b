import { Button } from '@/ui/Button'
import { BottomBar } from './BottomBar'

/** Says that another tab is editing the same data. After 'Edit here', this tab has the edits of the other one. */
export const ElsewhereBar = ({ onTakeOver }: { onTakeOver: () => void }) => (
  <BottomBar role="status">
    <span>
      <b>Another tab of this browser edits this.</b> Here it can only be read.
    </span>
    <Button onClick={onTakeOver}>Edit here</Button>
  </BottomBar>
)
