import { useEffect, useMemo } from 'react'
import { cloned } from '@/lib/exactNumber'
import { fieldsOf } from '@/lib/value'
import { Button } from '@/ui/Button'
import { Note } from '@/ui/Note'
import { fillForm } from './applyValues'
import { useFormStore, useStore } from './formContext'
import type { FormSpec, Keep } from './types'

/** The values that a new object took over from the object that was added before it. */
export interface CarriedOver {
  /** The position in a series of added objects: 1 for the second one. */
  place: number
  /** The name of the previous object. */
  name: string
  values: Readonly<Record<string, unknown>>
  /** How a sentence names the values: 'category', 'dates'. */
  words: readonly string[]
}

/** What the sections of a form carry over. */
export const keepsOf = <T extends object>({ sections }: FormSpec<T>): readonly Keep[] =>
  sections.flatMap(({ keeps = [] }) => keeps)

const isFilled = (value: unknown) =>
  Array.isArray(value)
    ? value.length > 0
    : typeof value === 'object' && value !== null
      ? Object.keys(value).length > 0
      : value !== undefined && value !== null && value !== ''

/** What the next new object gets from a saved one. */
export function carriedOver<T extends object>(
  spec: FormSpec<T>,
  object: T,
  name: string,
  before: CarriedOver | undefined,
): CarriedOver {
  const held = keepsOf(spec).filter(({ path }) => isFilled(fieldsOf(object)[path]))
  return {
    place: (before?.place ?? 0) + 1,
    name,
    values: Object.fromEntries(held.map(({ path }) => [path, cloned(fieldsOf(object)[path])])),
    words: [...new Set(held.map(({ as }) => as))],
  }
}

/** The values are defaults of the next object, not edits: a form in which nothing was typed has nothing to lose. */
export function useCarriedOverDefaults<T extends object>(
  spec: FormSpec<T>,
  kept: CarriedOver | undefined,
): FormSpec<T> {
  return useMemo(
    () =>
      kept
        ? { ...spec, defaults: (account: string) => ({ ...spec.defaults(account), ...kept.values }) }
        : spec,
    [spec, kept],
  )
}

/** Says what a new object has from the one before, and removes it. */
export function CarriedOverNote({ kept: { name, values, words } }: { kept: CarriedOver }) {
  const store = useFormStore()
  const paths = Object.keys(values)
  const isLeft = useStore((form) => paths.some((path) => isFilled(fieldsOf(form.values())[path])))
  // The next form starts at its top, wherever the previous one was scrolled to.
  useEffect(() => {
    // In braces, because some browsers return a promise, which React would call as the cleanup.
    void window.scrollTo?.({ top: 0 })
  }, [])
  const clear = () => {
    const others = Object.entries(store.values()).filter(([path]) => !paths.includes(path))
    fillForm(store, Object.fromEntries(others))
    // The button goes away.
    store.focus('name')
  }
  return (
    <Note
      role="status"
      {...(isLeft && {
        action: (
          <Button variant="outline" size="sm" onClick={clear}>
            Start without them
          </Button>
        ),
      })}
    >
      <bdi>{name}</bdi>
      <span>
        {words.length === 0
          ? ' is saved. The next one begins empty.'
          : ` is saved. Kept from it: ${words.join(', ')}.`}
      </span>
    </Note>
  )
}
