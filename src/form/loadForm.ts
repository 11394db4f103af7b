import type { EditedEntity, FormSpec } from './types'

/** Of all types, by type. */
const loaded = new Map<string, Promise<unknown>>()

/** `use` has to meet a failed load once more, in ms; one that was started anew before would be waited for endlessly. */
const failureStands = 1000

const failed = new Set<string>()

/** Forgets failed loads at once, for a retry. */
export function tryFormsAgain(): void {
  for (const type of failed) loaded.delete(type)
  failed.clear()
}

/**
 * The form of an entity, loaded once; the same promise each time, as `use` asks for. A failed load is tried anew
 * when it is asked for a moment later.
 */
export function formOf<T extends object>({ list, form }: Pick<EditedEntity<T>, 'list' | 'form'>) {
  const known = loaded.get(list.type) as Promise<FormSpec<T>> | undefined
  if (known) return known
  const loading = form()
  loaded.set(list.type, loading)
  loading.catch(() => {
    failed.add(list.type)
    setTimeout(() => failed.delete(list.type) && loaded.delete(list.type), failureStands)
  })
  return loading
}
