import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { PlanApi, Step, StepChange } from '@/engine/plan/types'
import { resourceFacts } from '@/generated/resourceFacts'
import type { EntityType } from '@/model/entityTypes'
import type { Recorder } from '@/model/journal'
import { objectsOf, revertedIn } from '@/model/journal'
import { idOf } from '@/model/references'
import { readJournal } from '@/stored/journalRecords'
import { callsOf } from '../calls'
import { copyImage } from '../copyImage'
import { isJournalOn, recorderOf, recordWrite } from './journal'
import { type Calls, createWrites, type Writable } from './writes'

/**
 * The API calls of a queue. A picture is uploaded to an account once, even if several objects use its address.
 *
 * The API returns lists, not single objects. Steps that read the same list at the same time share one request, so the
 * updates of a list cost about one request for each batch of calls.
 */
export function createPlanApi(client: QueryClient): PlanApi {
  const api = apiOf(client)
  return {
    ...api,
    inPlan: (plan) => ({ ...api, ...journalOf(plan) }),
  }
}

/** The entries of a plan in the journal. */
function journalOf({ id, title, why, startedAt }: Parameters<NonNullable<PlanApi['inPlan']>>[0]) {
  /** Recorders by step key, so that a step that is sent again keeps its entry. */
  const recorders = new Map<string, Recorder>()
  return {
    async record(step: Step, { before, after, wasSent }: StepChange) {
      const { key, type, id: object, account, action: operation, reverts } = step
      const known = recorders.get(key)
      const again = known ?? (wasSent ? await openEntry(id, startedAt, step) : undefined)
      const reason = { plan: { id, title }, why, reverts, again }
      const recorder = await recordWrite({ operation, type, account, id: object, before, after }, reason)
      if (recorder) recorders.set(key, recorder)
      return recorder
    },
    async isReverted({ reverts = [] }: Step) {
      if (reverts.length === 0 || !isJournalOn()) return false
      const first = reverts.map(({ entry }) => entry).toSorted()[0]
      const { records } = await readJournal(first)
      const { isReverted } = revertedIn(records)
      return reverts.every(({ entry, field }) => isReverted(entry, field))
    },
  }
}

/** The entry of a step that was sent before the page was loaded again. */
async function openEntry(plan: string, since: number, { type, id, action }: Step) {
  const { records } = await readJournal()
  const found = records.find(
    (one) =>
      one.at >= since &&
      one.plan?.id === plan &&
      one.type === type &&
      one.object === id &&
      one.operation === action &&
      one.outcome !== 'done',
  )
  return found && recorderOf(found, objectsOf(found))
}

function apiOf(client: QueryClient): PlanApi {
  const writes = createWrites(client)
  const uploads = new Map<string, Promise<string>>()
  const entity = (type: EntityType): Writable<object> => ({
    list: { type, idOf: (row) => idOf(type, row) },
    calls: callsOf(type) as Calls<object>,
    scope: resourceFacts[type].scope,
  })
  const placeOf = (type: EntityType, object: object) => ({
    account: (object as { account?: string }).account ?? '',
    id: idOf(type, object),
  })

  return {
    read: (account, { type, id }) => writes.read<object>(entity(type), { account, id }),
    create: (type, object) => writes.save(entity(type), placeOf(type, object), object, true),
    update: (type, object) => writes.save(entity(type), placeOf(type, object), object, false),
    remove: (account, { type, id }) => writes.remove(entity(type), { account, id }),
    follow({ account, type, id, action }, { sent, response }) {
      const saved = (isNew: boolean) =>
        writes.followSave<object>(entity(type), { account, id }, { sent, response, isNew })
      switch (action) {
        case 'delete':
          return writes.followRemove(entity(type), { account, id })
        case 'create':
          return saved(true)
        case 'update':
          return saved(false)
      }
      action satisfies never
    },
    copyImage(account, url) {
      const key = JSON.stringify([account, url])
      const known = uploads.get(key) ?? copyImage(account, url)
      uploads.set(key, known)
      known.catch(() => uploads.delete(key))
      return known
    },
    flush: writes.flush,
  }
}

/** The API of this page's queue. */
export function usePlanApi(): PlanApi {
  const client = useQueryClient()
  return useMemo(() => createPlanApi(client), [client])
}
