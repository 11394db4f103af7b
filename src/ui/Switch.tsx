import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import styles from './Switch.module.css'

interface SwitchProps extends Omit<ComponentProps<'button'>, 'onChange' | 'value'> {
  checked: boolean
  onChange: (checked: boolean) => void
  /** `success` (green) is only for 'Correct' of a choice. */
  tone?: 'primary' | 'success'
}

/** A switch. Label it with `<label htmlFor>` or `aria-label`. */
export const Switch = ({ checked, onChange, tone, className, ...props }: SwitchProps) => (
  <button
    type="button"
    role="switch"
    aria-checked={checked}
    data-tone={tone}
    onClick={() => onChange(!checked)}
    {...props}
    className={clsx(styles.switch, className)}
  >
    <span className={styles.thumb} />
  </button>
)
