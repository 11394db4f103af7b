import { X } from 'lucide-react'
import { IconButton } from '@/ui/Button'
import { CellDivider } from './CellLine'

/**
 * A message about the cells of a paste that were left out. It stays until the user closes it, because nothing else
 * shows it.
 */
export function Told({ children, onClose }: { children: string; onClose: () => void }) {
  return (
    <CellDivider>
      <span>{children}</span>
      <IconButton icon={X} label="Close this note" size="xs" onClick={onClose} />
    </CellDivider>
  )
}
