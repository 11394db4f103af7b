import { Button } from '@/ui/Button'
import { BottomBar } from './BottomBar'

/** Says that another tab edits the same. What it has typed by then is here after 'Edit here'. */
export const ElsewhereBar = ({ onTakeOver }: { onTakeOver: () => void }) => (
  <BottomBar role="status">
    <span>
      <b>Another tab of this browser edits this.</b> Here it can only be read.
    </span>
    <Button onClick={onTakeOver}>Edit here</Button>
  </BottomBar>
)
