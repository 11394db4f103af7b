import { RefreshCw } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Button } from './Button'
import shared from './shared.module.css'

interface TryAgainProps extends Omit<ComponentProps<typeof Button>, 'variant' | 'asChild' | 'children'> {
  /** Said to screen readers after the label, e.g. the name of the object that failed. */
  of?: string
}

/** Repeats what failed. */
export const TryAgain = ({ of, size = 'sm', ...props }: TryAgainProps) => (
  <Button variant="outline" size={size} {...props}>
    <RefreshCw size={16} aria-hidden />
    <span>Try again</span>
    {of && <span className={shared.visuallyHidden}>{of}</span>}
  </Button>
)
