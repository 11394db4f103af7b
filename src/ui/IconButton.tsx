import type { LucideIcon } from 'lucide-react'
import { Button, type ButtonProps } from './Button'

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'icon' | 'aria-label'> {
  icon: LucideIcon
  /** Accessible name and tooltip, e.g. 'Delete winter-warm-up'. */
  label: string
}

/** A square button with an icon only; default is a 32 px ghost, 44 px on small screens. */
export function IconButton({ icon: Icon, label, variant = 'ghost', size = 'sm', ...props }: IconButtonProps) {
  return (
    <Button icon variant={variant} size={size} aria-label={label} title={label} {...props}>
      <Icon size={16} aria-hidden />
    </Button>
  )
}
