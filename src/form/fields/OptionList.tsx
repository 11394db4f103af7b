import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { cutText } from '@/lib/format'
import { Badge } from '@/ui/inline'
import shared from '@/ui/shared.module.css'
import { Thumb } from '@/ui/Thumb'
import type { Listbox } from '@/ui/useListbox'
import type { ReferenceItem, ReferenceOptions } from '../types'
import styles from './OptionList.module.css'
import { isNamesake } from './options'

export interface OptionListProps {
  listbox: Listbox
  options: ReferenceOptions
  matches: readonly ReferenceItem[]
  chosen: readonly string[]
  multiple: boolean
}

const viewHeight = 280
/** How many rows are rendered above and below the visible ones. */
const spare = 6

/** A virtualized list: renders only the visible items, so thousands cost no more than a screenful. */
export function OptionList({ listbox, options, matches, chosen, multiple }: OptionListProps) {
  const { active } = listbox
  const ref = useRef<HTMLDivElement>(null)
  const [rowHeight, setRowHeight] = useState(options.icon ? 40 : 36)
  const [scrolled, setScrolled] = useState(0)

  useLayoutEffect(() => {
    const height = ref.current?.querySelector<HTMLElement>('[role=option]')?.offsetHeight
    if (height) setRowHeight(height)
  }, [])

  useLayoutEffect(() => {
    const list = ref.current
    if (!list || active < 0) return
    const top = active * rowHeight
    const view = list.clientHeight || viewHeight
    const next = Math.min(top, Math.max(list.scrollTop, top + rowHeight - view))
    list.scrollTop = next
    setScrolled(next)
  }, [active, rowHeight])

  const first = Math.max(0, Math.floor(scrolled / rowHeight) - spare)
  const last = Math.min(matches.length, Math.ceil((scrolled + viewHeight) / rowHeight) + spare)
  const option = clsx(shared.popupItem, styles.option, options.icon && styles.withPicture)
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: `listProps` has the role
    <div
      ref={ref}
      {...listbox.listProps}
      className={styles.list}
      aria-label="Options"
      aria-multiselectable={multiple || undefined}
      tabIndex={-1}
      onScroll={(event) => setScrolled(event.currentTarget.scrollTop)}
    >
      <div role="presentation" className={styles.rows} style={{ height: matches.length * rowHeight }}>
        {matches.slice(first, last).map((item, offset) => {
          const index = first + offset
          const isChosen = chosen.includes(item.id)
          return (
            // biome-ignore lint/a11y/useAriaPropsSupportedByRole: `optionProps` has the role
            <div
              key={item.id}
              {...listbox.optionProps(index, isChosen)}
              aria-setsize={matches.length}
              aria-posinset={index + 1}
              aria-disabled={item.disabled || undefined}
              className={option}
              style={{ top: index * rowHeight }}
            >
              {options.icon && options.family && (
                <Thumb
                  src={item.image}
                  type={options.type}
                  icon={options.icon}
                  family={options.family}
                  size={32}
                />
              )}
              <span className={styles.words}>
                <span className={styles.name} dir="auto" title={cutText(item.name)}>
                  {cutText(item.name)}
                </span>
                {isNamesake(options, item) && (
                  <>
                    {' '}
                    <span className={styles.id} dir="auto" translate="no" title={item.id}>
                      {item.id}
                    </span>
                  </>
                )}
              </span>
              {item.state && (
                <>
                  {' '}
                  <Badge className={styles.state}>{item.state}</Badge>
                </>
              )}
              {isChosen && (
                <span className={styles.check}>
                  <Check size={16} aria-hidden />
                </span>
              )}
            </div>
          )
        })}
      </div>
    </div>
  )
}
