import { X } from 'lucide-react'
import { IconButton } from '@/ui/Button'
import { CellDivider } from './CellLine'

/** What had no place in a paste. It stays until it is read, because nothing else shows it. */
export function Told({ children, onClose }: { children: string; onClose: () => void }) {
  return (
    <CellDivider>
      <span>{children}</span>
      <IconButton icon={X} label="Close this note" size="xs" onClick={onClose} />
    </CellDivider>
  )
}
