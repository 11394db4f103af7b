import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { answeredPause } from '@/lib/answeredPause'
import { pressedKey } from '@/lib/keys'
import { TextQuery } from '@/lib/textQuery'

/** An array, or a list that creates its items when they are read. */
interface ListboxItems<Item> {
  readonly length: number
  at(index: number): Item | undefined
  /** Index of the option that is active at first. Default: 0. */
  readonly first?: number
  /** `keyAt` and `indexOfKey` together keep the same option active while the items change. */
  keyAt?(index: number): string | undefined
  /** The index of the option with this key, which was at `near` before; -1 if it no longer exists. */
  indexOfKey?(key: string, near: number): number
}

interface ListboxOptions<Item> {
  /** DOM id of the listbox. The ids of its options derive from it. */
  id: string
  items: ListboxItems<Item>
  /** Index of the option that is active at first. Default 0; -1 for none. */
  start?: number
  /** Identifies the input of the items, such as the query. When it changes, the first option becomes active. */
  of?: string
  /** Returns the items for the latest input. Set it if items render later than the typed text; key presses use it. */
  latest?: { of: string; items: () => ListboxItems<Item> }
  /** Whether the listbox is open. Default: it is open while there are items. */
  isOpen?: boolean
  /** Opens the listbox, on an arrow key. */
  onOpen?: () => void
  /** Closes the listbox, on Escape. */
  onClose?: () => void
  onChoose: (item: Item) => void
  isDisabled?: (item: Item) => boolean
  /**
   * Labels of the options. Set it for a listbox that has the focus itself: typed letters jump to an option, Space
   * chooses, Home and End move.
   */
  labelOf?: (item: Item) => string
  /** How far Page Up and Page Down move. They do nothing by default. */
  page?: number
  /** In lists longer than this, Arrow Up stops at the first option. Default: it always wraps to the last one. */
  wrapUpTo?: number
}

/** As `at`, without negative indexes. */
const itemAt = <Item>(list: ListboxItems<Item>, index: number) => (index < 0 ? undefined : list.at(index))

/** The active option for an input: its index, and its key if the items have keys. */
interface Moved {
  of: string
  to: number
  key?: string
}

/** Letters with less than this time between them form one word, in ms. */
const wordPause = 700

/**
 * The behaviour of a listbox (WAI-ARIA combobox and listbox patterns). The focus stays in a text field or on the list;
 * the active option is in `aria-activedescendant`. Manages the active option, keys and ARIA attributes, and scrolls the
 * active option into view. Renders nothing.
 */
export function useListbox<Item>(options: ListboxOptions<Item>) {
  const { id, items, start = 0, of = '', labelOf, isDisabled = () => false } = options
  const [moved, setMoved] = useState<Moved>({ of, to: start })
  const target = useKeyTarget(options)
  const isOpen = options.isOpen ?? items.length > 0

  const activeIn = (list: ListboxItems<Item>, key: string) => {
    const first = Math.min(list.first ?? 0, list.length - 1)
    if (moved.of !== key) return first
    if (!list.indexOfKey) return Math.min(moved.to, list.length - 1)
    const kept = moved.key === undefined ? -1 : list.indexOfKey(moved.key, moved.to)
    return kept < 0 ? first : kept
  }
  const active = activeIn(items, of)
  // Remembers the active option, so that items that arrive later do not move it. Not while items for a newer input are
  // pending.
  const key = items.keyAt?.(active)
  const isLatest = (options.latest?.of ?? of) === of
  if (key !== undefined && isLatest && (moved.of !== of || moved.to !== active || moved.key !== key))
    setMoved({ of, to: active, key })
  // An input without options resets the active option, even if the previous input is typed again.
  else if (items.keyAt && key === undefined && isLatest && moved.of !== of) setMoved({ of, to: start })
  const optionId = (index: number) => `${id}-${index}`
  const activeId = isOpen && active >= 0 ? optionId(active) : undefined

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' })
  }, [activeId])

  const choose = (item: Item | undefined) => {
    if (item !== undefined && !isDisabled(item)) options.onChoose(item)
  }

  const act = (key: string): boolean => {
    const now = options.latest ? { of: options.latest.of, items: options.latest.items() } : { of, items }
    if (!(options.isOpen ?? now.items.length > 0)) {
      if (!options.onOpen || (key !== 'ArrowDown' && key !== 'ArrowUp')) return false
      options.onOpen()
      return true
    }
    const from = activeIn(now.items, now.of)
    if (key === 'Escape' && options.onClose) options.onClose()
    else if (key === 'Enter' || (labelOf && key === ' ')) choose(itemAt(now.items, from))
    else {
      const to = target(now.items, from, key)
      if (to === undefined) return false
      if (to >= 0) setMoved({ of: now.of, to, key: now.items.keyAt?.(to) })
    }
    return true
  }

  const focusProps = {
    'aria-activedescendant': activeId,
    onKeyDown: (event: KeyboardEvent) => {
      if (act(pressedKey(event))) event.preventDefault()
    },
  }
  return {
    active,
    setActive: (to: number) => setMoved({ of, to, key: items.keyAt?.(to) }),
    optionId,
    /** Props of the text field. */
    comboboxProps: {
      ...focusProps,
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-expanded': isOpen,
      'aria-controls': isOpen && items.length > 0 ? id : undefined,
      autoComplete: 'off',
    } as const,
    /** Props of a listbox that has the focus itself. */
    focusProps,
    listProps: { id, role: 'listbox' } as const,
    optionProps: (index: number, isSelected: boolean) => ({
      id: optionId(index),
      role: 'option',
      'aria-selected': isSelected,
      'data-highlighted': index === active ? '' : undefined,
      onClick: () => choose(itemAt(items, index)),
    }),
  }
}

/** Returns a function that finds the index that a key moves to; undefined for other keys. */
function useKeyTarget<Item>(options: ListboxOptions<Item>) {
  const { labelOf, page, wrapUpTo = Infinity, isDisabled = () => false } = options
  const word = useRef('')
  const [pause] = useState(() => answeredPause(wordPause))

  /** The option that the typed word leads to. */
  const letterTarget = (list: ListboxItems<Item>, key: string, label: (item: Item) => string) => {
    word.current = pause.isOver() ? key : word.current + key
    pause.begin()
    const wanted = new TextQuery(word.current)
    let found = -1
    for (let index = 0; index < list.length; index += 1) {
      const item = itemAt(list, index)
      if (item === undefined) continue
      if (label(item).toLowerCase().startsWith(wanted.lower)) return index
      if (found < 0 && wanted.begins(label(item))) found = index
    }
    return found
  }

  /** The next option that is not disabled. Single steps wrap around, longer ones stop at the ends. */
  const step = (list: ListboxItems<Item>, from: number, by: number) => {
    const count = list.length
    if (from === 0 && by === -1 && count > wrapUpTo) return from
    const isSingle = Math.abs(by) === 1
    let to = isSingle ? (from + by + count) % count : Math.min(count - 1, Math.max(0, from + by))
    if (from < 0) to = by > 0 ? 0 : count - 1
    for (let tries = 0; tries < count; tries += 1) {
      const item = itemAt(list, to)
      if (item !== undefined && !isDisabled(item)) return to
      to = (to + Math.sign(by) + count) % count
    }
    return from
  }

  return (list: ListboxItems<Item>, from: number, key: string): number | undefined => {
    const steps: Record<string, number | undefined> = {
      ArrowDown: 1,
      ArrowUp: -1,
      ...(page && { PageDown: page, PageUp: -page }),
    }
    const by = steps[key]
    if (by !== undefined) return step(list, from, by)
    if (!labelOf) return undefined
    if (key === 'Home') return 0
    if (key === 'End') return list.length - 1
    return key.length === 1 ? letterTarget(list, key, labelOf) : undefined
  }
}

export type Listbox = ReturnType<typeof useListbox>
