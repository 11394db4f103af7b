import { type KeyboardEvent, type RefObject, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { useFormContext, useFormValue, useRegisteredField } from '@/form/formContext'
import { pressedKey } from '@/lib/keys'
import type { ChoicesPath, Questioned } from '@/model/questions'
import { listOf } from '@/model/questions'

/** The new order of a list: previous positions, and objects that are new in it. */
type Order = readonly (number | object)[]

export interface Items {
  /** Stable keys, one per item; item `index` is edited at `{path}.{index}`. */
  keys: readonly string[]
  /** Whether the item with this key was added in the form rather than received. */
  isNew: (key: string) => boolean
  /** Stable for the same path. */
  operations: Operations
}

interface Operations {
  length: () => number
  /** Pass `isNew: false` for an item that is restored. */
  insert: (index: number, item: object, isNew?: boolean) => void
  /** Adds many at the end at once. */
  append: (items: readonly object[]) => void
  remove: (index: number) => void
  move: (from: number, to: number) => void
}

interface Held {
  keys: readonly string[]
  added: Set<string>
}

let last = 0
const newKey = (): string => {
  last += 1
  return `item-${last}`
}

/**
 * A list of items inside the edited object. Unlike React Hook Form's field arrays, it keeps `null` and other invalid
 * items in place, keeps its keys when the list around it is reordered, and costs nothing per keystroke.
 */
export function useItems(path: 'questions' | ChoicesPath, element: RefObject<HTMLElement | null>): Items {
  const { store } = useFormContext<Questioned>()
  useRegisteredField<Questioned>(path, element)
  const { length } = listOf(useFormValue<Questioned, unknown>(path))
  const [held] = useState<Held>(() => ({ keys: [], added: new Set() }))
  // The length changed, so the list was replaced from outside.
  if (held.keys.length !== length) held.keys = Array.from({ length }, newKey)

  const operations = useMemo((): Operations => {
    const arrange = (change: (order: number[]) => Order, isNew = false) => {
      const items = listOf(store.value(path))
      const order = change(items.map((_, index) => index))
      held.keys = order.map((from) => {
        if (typeof from === 'number') return held.keys[from] ?? newKey()
        const key = newKey()
        if (isNew) held.added.add(key)
        return key
      })
      store.reorderErrors(path, order)
      store.set<unknown>(
        path,
        order.map((from) => (typeof from === 'number' ? items[from] : from)),
      )
    }
    const insert = (index: number, item: object, isNew = true) =>
      arrange((order) => [...order.slice(0, index), item, ...order.slice(index)], isNew)
    return {
      length: () => listOf(store.value(path)).length,
      insert,
      append: (items: readonly object[]) => arrange((order) => [...order, ...items]),
      remove: (index: number) => arrange((order) => order.filter((from) => from !== index)),
      move: (from: number, to: number) => arrange((order) => order.toSpliced(from, 1).toSpliced(to, 0, from)),
    }
  }, [store, path, held])

  return { keys: held.keys, isNew: (key) => held.added.has(key), operations }
}

/** A button with the focus is only announced as disabled (`useHeldFocus`). */
const off = ':is(:disabled, [aria-disabled="true"])'

/**
 * Runs a change that moves elements, synchronously, and keeps the focus. If the change disables the focused button (the
 * first item cannot move up), its neighbour gets the focus.
 */
export function keepingFocus(change: () => void): void {
  const before = document.activeElement
  flushSync(change)
  if (!(before instanceof HTMLElement)) return
  const target = before.matches(off)
    ? before.parentElement?.querySelector<HTMLElement>(`button:not(${off})`)
    : before
  if (target !== document.activeElement) target?.focus()
}

/** The selectors of the items of a list on the screen. */
export const questionItem = '[data-question]'
export const choiceItem = '[data-choice]'

/** The direction of Alt with an arrow key: -1 up, 1 down, 0 for any other key. */
export function moveKey(event: KeyboardEvent): -1 | 0 | 1 {
  const { altKey, ctrlKey, metaKey } = event
  const key = pressedKey(event)
  if (!altKey || ctrlKey || metaKey) return 0
  return key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : 0
}
