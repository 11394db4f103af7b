import { chakra } from '@chakra-ui/react'
import { Check } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { Badge } from '@/ui/inline'
import { Thumb } from '@/ui/Thumb'
import { popupItem } from '@/ui/theme/recipes/overlay'
import type { Listbox } from '@/ui/useListbox'
import type { ReferenceItem, ReferenceOptions } from '../types'
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
  return (
    <chakra.div
      ref={ref}
      {...listbox.listProps}
      aria-label="Options"
      aria-multiselectable={multiple || undefined}
      tabIndex={-1}
      maxH={`${viewHeight}px`}
      overflowY="auto"
      overscrollBehavior="contain"
      outline="0"
      onScroll={(event) => setScrolled(event.currentTarget.scrollTop)}
    >
      <chakra.div role="presentation" position="relative" h={`${matches.length * rowHeight}px`}>
        {matches.slice(first, last).map((item, offset) => {
          const index = first + offset
          const isChosen = chosen.includes(item.id)
          return (
            <chakra.div
              key={item.id}
              {...listbox.optionProps(index, isChosen)}
              aria-setsize={matches.length}
              aria-posinset={index + 1}
              aria-disabled={item.disabled || undefined}
              css={popupItem}
              position="absolute"
              top={`${index * rowHeight}px`}
              minH={{ base: 'control.lg', md: options.icon ? '40px' : '36px' }}
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
              <chakra.span flex="1" minW="0" display="flex" alignItems="baseline" gap="1.5">
                <chakra.span truncate dir="auto" title={item.name}>
                  {item.name}
                </chakra.span>
                {isNamesake(options, item) && (
                  <>
                    {' '}
                    <chakra.span
                      truncate
                      dir="auto"
                      translate="no"
                      flexShrink="0"
                      maxW="50%"
                      textStyle="xs"
                      color="fg.muted"
                      title={item.id}
                    >
                      {item.id}
                    </chakra.span>
                  </>
                )}
              </chakra.span>
              {item.state && (
                <>
                  {' '}
                  <Badge flexShrink="0">{item.state}</Badge>
                </>
              )}
              {isChosen && (
                <chakra.span color="accent.text">
                  <Check size={16} aria-hidden />
                </chakra.span>
              )}
            </chakra.div>
          )
        })}
      </chakra.div>
    </chakra.div>
  )
}
