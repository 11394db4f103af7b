import { fromHere } from '@/list/listPlace'

interface Target {
  type: string
  id: string
  /** The field to focus. */
  path?: string | undefined
}

/** A link to the form of an object. */
export const objectLink = ({ type, id, path }: Target) =>
  ({
    to: '/$entityType/$id',
    params: { entityType: type, id },
    state: () => ({ ...fromHere(), ...(path !== undefined && { field: path }) }),
  }) as const

/** A link to a list with these filters. */
export const listLink = (type: string, search: Readonly<Record<string, readonly string[]>> = {}) =>
  ({ to: '/$entityType/list', params: { entityType: type }, search }) as const
