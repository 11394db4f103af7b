import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ResourceFacts } from '@/generated/resourceFacts'
import { type ConfirmedOutcome, confirmOutcome, UnconfirmedError } from '@/model/confirmOutcome'
import { isObjectOf } from '@/model/isObjectOf'
import type { Recorder } from '@/model/journal'
import { recordWrite } from './journal'
import { createWrites, type Writable } from './writes'

/** The outcome of a write that took effect. */
export interface Written extends ConfirmedOutcome {
  /** The id of its entry in the journal. */
  entry: string | undefined
}

/** The parts of an entity definition that saving needs. */
interface Savable<T> extends Writable<T> {
  /** Paths of the fields that the server manages. */
  managed: ResourceFacts['readOnly']
  /** Builds the body of an update if it is not the whole object (decision A2). */
  updateBody?: (object: T, changed: Partial<T>, received: T) => unknown
}

/** Whether an object is created, and which top-level fields changed (for PATCH, decision A2). */
export interface SaveInfo<T> {
  isNew: boolean
  /** The base of the edits: the object as last received. */
  received: T
  /** Keys with their new values. `undefined` marks a removed key. */
  changed: Partial<T>
  /** Called when the response is lost, before the object is read again (rule SAFE-6). */
  onUncertain?: () => void
  /** The reason that the user gave for a live change. */
  why?: string
}

/** Reads and saves one object for its form. Both calls throw ApiError. */
class ObjectApi<T extends object> {
  private readonly entity: Savable<T>
  private readonly account: string
  private readonly writes: ReturnType<typeof createWrites>

  constructor(entity: Savable<T>, account: string, client: QueryClient) {
    this.entity = entity
    this.account = account
    this.writes = createWrites(client)
  }

  /** Resolves to undefined if the object no longer exists. */
  read = (id: string) => this.writes.read(this.entity, { account: this.account, id })

  save = async (object: T, { isNew, received, changed, onUncertain, why }: SaveInfo<T>): Promise<Written> => {
    const { entity, account, writes } = this
    const { list, managed } = entity
    const part = isNew ? undefined : entity.updateBody?.(object, changed, received)
    const body = (part ?? object) as T
    const wanted = part ? { ...received, ...part } : object
    const before = isNew ? undefined : received
    const place = { account, id: String(list.idOf(body)) }
    const operation = isNew ? 'create' : 'update'
    const { recorded, record } = recording(() =>
      recordWrite({ operation, type: list.type, ...place, before, after: wanted }, { why }),
    )
    const settled = await confirmOutcome<T>({
      operation,
      before: before ?? {},
      wanted,
      managed,
      record,
      onUncertain,
      isObject: (found) => isObjectOf(entity, account, place.id)(found as T),
      wasPending: isNew ? undefined : true,
      send: () => writes.save(entity, place, body, isNew),
      read: () => writes.read(entity, place),
      follow: (response) => writes.followSave(entity, place, { sent: body, response, isNew }),
    }).finally(() => writes.flush())
    return { ...settled, entry: recorded() }
  }
}

/** The calls of a form. */
export function useObjectApi<T extends object>(entity: Savable<T>, account: string): ObjectApi<T> {
  const client = useQueryClient()
  return useMemo(() => new ObjectApi(entity, account, client), [entity, account, client])
}

/** Deletes a row of a list. Throws ApiError. */
export function useRemove<T extends object>(entity: Writable<T>) {
  const client = useQueryClient()
  return useMemo(() => {
    const writes = createWrites(client)
    /** Deletions that were sent without a response. */
    const lost = new Set<string>()
    return async (account: string, id: string, before: T): Promise<Written> => {
      const place = { account, id }
      const key = JSON.stringify([entity.list.type, account, id])
      const { recorded, record } = recording(() =>
        recordWrite({ operation: 'delete', type: entity.list.type, ...place, before }),
      )
      try {
        const settled = await confirmOutcome<T>({
          operation: 'delete',
          before,
          wanted: {},
          managed: [],
          record,
          isObject: (object) => isObjectOf(entity, account, id)(object as T),
          wasSent: lost.has(key),
          send: () => writes.remove(entity, place),
          read: () => writes.read(entity, place),
          follow: () => writes.followRemove(entity, place),
        })
        lost.delete(key)
        return { ...settled, entry: recorded() }
      } catch (thrown) {
        if (thrown instanceof UnconfirmedError && thrown.isUncertain) lost.add(key)
        throw thrown
      } finally {
        writes.flush()
      }
    }
  }, [client, entity])
}

/** Starts the journal entry of a write and keeps its recorder, so that callers can read the id later. */
function recording(start: () => Promise<Recorder | undefined>) {
  let recorder: Recorder | undefined
  return {
    recorded: () => recorder?.id,
    record: async () => {
      recorder = await start()
      return recorder
    },
  }
}
