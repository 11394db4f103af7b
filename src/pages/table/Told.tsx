import { X } from 'lucide-react'
import { IconButton } from '@/ui/Button'
import { Line } from './CellLine'

/** What had no place in a paste. It stays until it is read, because nothing else shows it. */
export function Told({ children, onClose }: { children: string; onClose: () => void }) {
  return (
    <Line>
      <span>{children}</span>
      <IconButton icon={X} label="Close this note" size="xs" onClick={onClose} />
    </Line>
  )
}
