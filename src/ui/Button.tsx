import { clsx } from 'clsx'
import type { LucideIcon } from 'lucide-react'
import { type ComponentProps, cloneElement, type ReactElement } from 'react'
import styles from './Button.module.css'
import { heldButton, useHeldFocus } from './useHeldFocus'

interface ButtonProps extends ComponentProps<'button'> {
  /** `primary` (default) once per screen, `danger` for destructive actions, `ghost` inside rows. */
  variant?: 'primary' | 'outline' | 'ghost' | 'danger' | 'ghostDanger'
  size?: 'xs' | 'sm' | 'md' | 'lg'
  /** Square, for a single icon. */
  icon?: boolean
  /**
   * For a ghost button at the edge of its panel: moves it outwards, so that its text or icon is aligned with the
   * content.
   */
  edge?: 'start' | 'end'
  /** An action is running: the button looks and is announced as disabled and ignores clicks, but keeps the focus. */
  isBusy?: boolean
  /** Gives the look of a button to the only child, a link. */
  asChild?: boolean
}

const busy = { ...heldButton, 'aria-busy': true, disabled: false }

/** The console's button. For a link that looks like one: `<Button asChild><Link …>Add Mission</Link></Button>`. */
export function Button(props: ButtonProps) {
  const {
    variant = 'primary',
    size = 'md',
    icon,
    edge,
    isBusy,
    asChild,
    className,
    children,
    ...rest
  } = props
  const look = clsx(
    'ui-button',
    styles.button,
    styles[variant],
    styles[size],
    icon && styles.icon,
    edge && styles[edge],
    className,
  )
  const { onFocus, onBlur, ...held } = useHeldFocus(rest.disabled)
  if (asChild) {
    const child = children as ReactElement<{ className?: string }>
    return cloneElement(child, {
      ...rest,
      ...(isBusy && busy),
      ...child.props,
      className: clsx(look, child.props.className),
    })
  }
  return (
    <button
      type="button"
      {...rest}
      {...held}
      {...(isBusy && busy)}
      onFocus={(event) => {
        onFocus()
        rest.onFocus?.(event)
      }}
      onBlur={(event) => {
        onBlur(event)
        rest.onBlur?.(event)
      }}
      className={look}
    >
      {children}
    </button>
  )
}

interface IconButtonProps extends Omit<ButtonProps, 'children' | 'icon' | 'aria-label'> {
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
