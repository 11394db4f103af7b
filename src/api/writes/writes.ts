import type { QueryClient } from '@tanstack/react-query'
import type { ResourceFacts } from '@/generated/resourceFacts'
import type { ResourceCalls } from '@/generated/resources'
import { isObjectOf } from '@/model/isObjectOf'
import { isClash } from '@/model/outcome'
import { toApiError } from '../errors'
import { followWrite } from '../longLists'
import { isOfResource, type RowSource } from '../rows'
import { announceCreated } from './created'

/** The requests of a type, with the same names for all types. */
export type Calls<T> = RowSource<T> & Pick<ResourceCalls<T>, 'create' | 'update' | 'remove'>

/** The parts of an entity definition that writing needs. */
export interface Writable<T> {
  list: { type: string; idOf: (row: T) => string }
  calls: Calls<T>
  /** `all` for the accounts themselves; `account` for objects that belong to one. */
  scope: ResourceFacts['scope']
}

/** Identifies an object within an account. */
export interface ObjectLocation {
  account: string
  id: string
}

interface Saved<T> {
  sent: T
  response: unknown
  isNew: boolean
}

/** The shortest interval at which lists on the screen are refetched while many objects are written, in ms. */
const everyMs = 5_000

/**
 * The reads and writes of objects, and what follows a write in this browser: long lists are updated in place, all
 * others are refetched by `flush` or after 5 s (rule API-7), and other tabs are notified of a created object.
 * `useWrites.ts` (forms and lists) and `createPlanApi` (plans) combine them with `confirmOutcome`, which finds out
 * whether a write took effect. All functions throw ApiError.
 */
export function createWrites(client: QueryClient, now: () => number = () => performance.now()) {
  const readers = new Map<string, unknown>()
  /** When an object was last written. Data that was read before that is outdated. */
  const writtenAt = new Map<string, number>()
  const stale = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined

  const keyOf = ({ list }: { list: { type: string } }, { account, id }: ObjectLocation) =>
    JSON.stringify([list.type, account, id])
  const isList = (type: string) => (query: { queryKey: readonly unknown[] }) => isOfResource(query, type)

  /** @param refetchType `all` also reads lists again that no screen shows */
  function flush(refetchType: 'active' | 'all' = 'active') {
    clearTimeout(timer)
    timer = undefined
    for (const type of stale) void client.invalidateQueries({ predicate: isList(type), refetchType })
    stale.clear()
  }

  async function sending<T>(entity: Writable<T>, place: ObjectLocation, send: () => Promise<unknown>) {
    try {
      const response = await send()
      touched(entity)
      return response
    } catch (thrown) {
      const { isUncertain, status } = toApiError(thrown)
      // After these errors the lists may be out of date. Other refusals change nothing.
      if (isUncertain || isClash(status)) touched(entity)
      throw thrown
    } finally {
      // Set after a refusal as well: the object is then read to check whether the refusal is true, and that data must
      // be newer.
      writtenAt.set(keyOf(entity, place), now())
    }
  }

  /** The lists of the type are out of date. */
  function touched({ list }: { list: { type: string } }) {
    stale.add(list.type)
    timer ??= setTimeout(() => flush(), everyMs)
  }

  return {
    /** The object as the server has it now; undefined if it does not exist. Reads that run at the same time are shared. */
    read<T extends object>(entity: Writable<T>, place: ObjectLocation): Promise<T | undefined> {
      const { account, id } = place
      const key = JSON.stringify([entity.list.type, account])
      const known = readers.get(key) as ReturnType<Calls<T>['rereader']> | undefined
      const reader = known ?? entity.calls.rereader(client, account)
      readers.set(key, reader)
      return reader(isObjectOf(entity, account, id), writtenAt.get(keyOf(entity, place)))
    },
    /** Sends the body of a create or an update; an update may contain only some of the fields. */
    save: <T extends object>(
      entity: Writable<T>,
      place: ObjectLocation,
      body: T,
      isNew: boolean,
    ): Promise<unknown> =>
      sending(entity, place, () => (isNew ? entity.calls.create : entity.calls.update)(body as never)),
    remove: <T extends object>(entity: Writable<T>, place: ObjectLocation): Promise<unknown> =>
      sending(entity, place, () => entity.calls.remove(place.account, place.id)),
    /**
     * Call it after a save that took effect. `response` is the server's response, or the object as it was read again.
     */
    followSave<T extends object>(entity: Writable<T>, { account, id }: ObjectLocation, save: Saved<T>) {
      const { type } = entity.list
      touched(entity)
      followWrite<T>(client, isList(type), { ...save, matches: isObjectOf(entity, account, id) })
      if (save.isNew) announceCreated({ type, account, id })
    },
    /** Call it after a deletion that took effect. */
    followRemove<T extends object>(entity: Writable<T>, { account, id }: ObjectLocation) {
      const matches = isObjectOf(entity, account, id)
      touched(entity)
      followWrite<T>(client, isList(entity.list.type), { sent: undefined, matches })
    },
    flush,
  }
}
