import { use, useSyncExternalStore } from 'react'
import type { EditedEntity, FormSpec } from './types'

/** The loaded forms of all entities, by type. */
const loaded = new Map<string, Promise<unknown>>()

/**
 * How long a failed load stays cached, in ms. `use` must see the rejection once; retrying earlier would suspend
 * forever.
 */
const failureMs = 1000

const failed = new Set<string>()

/** Drops failed loads immediately, for a retry. */
export function tryFormsAgain(): void {
  for (const type of failed) loaded.delete(type)
  failed.clear()
}

/**
 * Loads the form of an entity once. Returns the same promise each time, as `use` requires. A failed load is retried
 * when it is requested again a moment later.
 */
export function formOf<T extends object>({ list, form }: Pick<EditedEntity<T>, 'list' | 'form'>) {
  const known = loaded.get(list.type) as Promise<FormSpec<T>> | undefined
  if (known) return known
  const loading = form()
  loaded.set(list.type, loading)
  // `use` reads a promise with these fields without suspending. Otherwise even a loaded form would show the fallback
  // first, and React replaces a fallback only after 300 ms.
  loading.then(
    (value) => Object.assign(loading, { status: 'fulfilled', value }),
    () => undefined,
  )
  loading.catch(() => {
    failed.add(list.type)
    setTimeout(() => failed.delete(list.type) && loaded.delete(list.type), failureMs)
  })
  return loading
}

const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The form of an entity. Suspends until it is loaded. */
export function useForm<T extends object>(entity: Pick<EditedEntity<T>, 'list' | 'form'>): FormSpec<T> {
  useSyncExternalStore(subscribe, () => loaded.get(entity.list.type))
  return use(formOf(entity))
}

/**
 * Development only: replaces a loaded form in all open screens, which keep what was typed.
 * @public called by `vite/hotForms.ts`
 */
export function replaceForm(type: string, spec: unknown): void {
  loaded.set(type, Object.assign(Promise.resolve(spec), { status: 'fulfilled', value: spec }))
  for (const listener of listeners) listener()
}
