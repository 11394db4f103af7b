import { clsx } from 'clsx'
import { type ComponentProps, type CSSProperties, type MouseEvent, useEffect, useRef } from 'react'
import { formatNumber } from '@/lib/format'
import { focusAfterPaint } from './focusAfterPaint'
import styles from './More.module.css'
import shared from './shared.module.css'

interface MoreProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** How many rows are not shown. Without any, nothing is rendered. */
  rest: number
  /** How many rows a press adds at most. Default: all. */
  step?: number
  /** Where the names of the rows begin, in px from their start edge. The variable `--names` of an element around it does the same. */
  names?: number
  /** Replaces 'Show 12 more'. */
  label?: string
  /** Said to screen readers after the label, where several lists are on a page, e.g. 'in Open now'. */
  of?: string
}

/**
 * The button at the end of a shortened list, aligned with the names of the rows. After a press that shows the last
 * rows, the button disappears and the first new row gets the focus (rule VIEW-1).
 */
export function More({ rest, step = rest, names, label, of, className, style, ...attributes }: MoreProps) {
  /** Finds the first row that the last press added. Called if the button is removed while it has the focus. */
  const added = useRef<() => HTMLElement | undefined>(undefined)
  // A stable ref callback, so that its cleanup runs only when the button is removed.
  const follow = useRef((button: HTMLButtonElement) => () => {
    if (document.activeElement === button && added.current) focusAfterPaint(added.current)
  })
  // Only the render after a press may move the focus, not a later removal of the button.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the rows of the press are rendered
  useEffect(() => {
    added.current = undefined
  }, [rest])
  if (rest <= 0) return null
  return (
    <button
      type="button"
      {...attributes}
      ref={follow.current}
      onClick={(event: MouseEvent<HTMLButtonElement>) => {
        added.current = whatAppears(event.currentTarget)
        attributes.onClick?.(event)
      }}
      className={clsx(styles.more, className)}
      style={names === undefined ? style : ({ ...style, '--names': `${names}px` } as CSSProperties)}
    >
      <span>{label ?? `Show ${formatNumber(Math.min(rest, step))} more`}</span>{' '}
      {of && <span className={shared.visuallyHidden}>{of}</span>}
    </button>
  )
}

const controls = 'a[href], button, input, select, textarea'
const rows = 'li, tr'

/**
 * Returns a function that finds the first control or row added around the button since now. If only text was added, it
 * finds the one before the button.
 */
function whatAppears(button: HTMLElement): () => HTMLElement | undefined {
  const part = button.closest('section, [role="dialog"], main') ?? document.body
  const find = () => part.querySelectorAll<HTMLElement>(`${rows}, ${controls}`)
  const before = new Set(find())
  const beside = button.previousElementSibling
  return () => {
    const first = [...find()].find((element) => !before.has(element))
    if (first?.matches(controls)) return first
    const added = first ?? (beside instanceof HTMLElement ? beside : undefined)
    const control = added?.querySelector<HTMLElement>(controls)
    if (added && !control) added.tabIndex = -1
    return control ?? added
  }
}
