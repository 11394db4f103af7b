import { clsx } from 'clsx'
import { Search, X } from 'lucide-react'
import {
  type ComponentProps,
  createContext,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  use,
  useMemo,
} from 'react'
import { pressedKey } from '@/lib/keys'
import { IconButton } from './Button'
import { Input, type InputProps } from './Input'
import styles from './SearchInput.module.css'

interface SearchInputProps extends Omit<InputProps, 'ref' | 'size' | 'value' | 'onChange'> {
  size?: 'md' | 'lg'
  value: string
  onText: (text: string) => void
  /** Accessible name of the button that empties the field. */
  clearLabel: string
  fieldRef?: RefObject<HTMLInputElement | null>
  /**
   * Props of the box around the field, such as `className`. Keep the reference: a new object renders box and button
   * with each letter.
   */
  box?: ComponentProps<'div'>
}

/** The field is passed by context, so that a keystroke renders only the field; box, icon and button stay. */
const FieldContext = createContext<ReactNode>(null)
const Field = () => use(FieldContext)

const magnifyingGlass = (
  <span className={styles.adornment}>
    <Search size={16} aria-hidden />
  </span>
)

/**
 * A text field with a search icon and a clear button. Escape clears it, too. Pass a stable `onText` and a constant
 * `box`.
 */
export function SearchInput(props: SearchInputProps) {
  const { size = 'md', value, onText, clearLabel, fieldRef, box, className, ...rest } = props
  const isEmpty = value === ''
  const content = useMemo(
    () => (
      <div {...box} className={clsx(styles.box, box?.className)}>
        <Field />
        {magnifyingGlass}
        {!isEmpty && (
          <span className={clsx(styles.adornment, styles.clear, styles[size])}>
            <IconButton
              icon={X}
              label={clearLabel}
              size={size === 'md' ? 'xs' : 'sm'}
              onClick={() => {
                onText('')
                fieldRef?.current?.focus()
              }}
            />
          </span>
        )}
      </div>
    ),
    [isEmpty, onText, clearLabel, fieldRef, box, size],
  )
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    rest.onKeyDown?.(event)
    if (pressedKey(event) !== 'Escape' || isEmpty || event.defaultPrevented) return
    // In a plain text field, as in a dialog, Escape belongs to the surrounding element.
    if (event.currentTarget.type !== 'search') return
    // Only some browsers clear a search field on Escape.
    event.preventDefault()
    onText('')
  }
  const field = (
    <Input
      type="search"
      dir="auto"
      autoComplete="off"
      spellCheck={false}
      {...rest}
      className={clsx(styles.input, styles[size], className)}
      ref={fieldRef}
      size={size}
      value={value}
      onChange={(event) => onText(event.target.value)}
      onKeyDown={onKeyDown}
    />
  )
  return <FieldContext value={field}>{content}</FieldContext>
}
