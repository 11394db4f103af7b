import type { AnyEntity } from '@/entities/definition'
import type { FormSpec } from '@/form/types'

type AnyForm = FormSpec<object>

const loaded = new Map<string, Promise<AnyForm>>()

/** The form of an entity, loaded once; the same promise each time, as `use` asks for. A failed load is tried anew. */
export function formOf({ list, form }: AnyEntity): Promise<AnyForm> {
  const known = loaded.get(list.type)
  if (known) return known
  const loading = form()
  loaded.set(list.type, loading)
  loading.catch(() => loaded.delete(list.type))
  return loading
}
