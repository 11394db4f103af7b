import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import styles from './Input.module.css'
import shared from './shared.module.css'

export interface InputProps extends Omit<ComponentProps<'input'>, 'size'> {
  size?: 'sm' | 'md' | 'lg'
}
export type TextareaProps = ComponentProps<'textarea'>

/** The console's text field. */
export const Input = ({ size = 'md', className, ...props }: InputProps) => (
  <input {...props} className={clsx(shared.fieldBox, styles[size], className)} />
)

export const Textarea = ({ className, ...props }: TextareaProps) => (
  <textarea {...props} className={clsx(shared.fieldBox, styles.textarea, className)} />
)

interface SelectProps extends Omit<ComponentProps<'select'>, 'size'> {
  size?: 'sm' | 'md'
  /** Props of the box around the select and its arrow, such as `className`. */
  box?: ComponentProps<'span'>
  /** Class of the arrow. */
  arrowClass?: string
  /** A button inside of the box, such as `ClearButton`. */
  button?: ReactNode
}

/** A native select. Its children are `<option>` elements. */
export function Select({ size = 'md', box, arrowClass, button, className, ...props }: SelectProps) {
  return (
    <span {...box} className={clsx(styles.box, box?.className)}>
      <select {...props} className={clsx(shared.fieldBox, styles.select, styles[size], className)} />
      {button}
      <span className={clsx(styles.arrow, arrowClass)}>
        <ChevronDown aria-hidden />
      </span>
    </span>
  )
}
