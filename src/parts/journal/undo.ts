import type { QueryClient } from '@tanstack/react-query'
import { toApiError } from '@/api/errors'
import { followRead } from '@/api/longLists'
import { isOfAccount, isOfResource } from '@/api/rows'
import { createPlanApi } from '@/api/writes/planApi'
import { sendsNothing } from '@/auth/permissions'
import { type RevertedField, type RevertRequest, revertRequest } from '@/engine/journal/revertRequest'
import { savedDifferentlyText } from '@/engine/plan/diffs'
import { makePlan } from '@/engine/plan/makePlan'
import { createQueue } from '@/engine/plan/queue'
import { lostWithObject } from '@/engine/plan/revert'
import { noDecisions } from '@/engine/plan/types'
import type { AnyEntity } from '@/entities/definition'
import { entityOf } from '@/entities/registry'
import { resourceFacts } from '@/generated/resourceFacts'
import { exclusively } from '@/lib/locks'
import type { EntityType } from '@/model/entityTypes'
import { isObjectOf } from '@/model/isObjectOf'
import { mayBeDone, readEntries } from '@/model/journal'
import { plan as showPlan } from '@/parts/plan/planned'
import { resultText } from '@/parts/plan/texts'
import type { JournalRecord } from '@/stored/journalRecords'
import { toastError, toastSuccess, type Undoable } from '@/ui/toast'

/** The entries that a toast can undo: all except those that the server refused. */
export async function undoableOf(
  undo: Undoable,
): Promise<{ entries: JournalRecord[]; all: JournalRecord[] }> {
  // A revert is newer than the entry that it reverts, so newer entries are enough. A plan does not name its first
  // entry, so all entries are read.
  const { records } = await readEntries('entry' in undo ? undo.entry : undefined)
  const entries =
    'entry' in undo
      ? records.filter(({ id }) => id === undo.entry)
      : records.filter((one) => one.plan?.id === undo.plan && mayBeDone(one))
  return { entries, all: records }
}

/** The result. `shown`: a preview was created, and the caller has to open the plan screen. */
export type Undone = 'done' | 'failed' | 'shown'

/**
 * Reverts entries, or one field of an entry (rules UNDO-1 and REVERT-1). Does it immediately if nobody has changed the
 * same values since and nothing blocks it; otherwise creates a plan with a preview. Other tabs wait for it.
 */
export async function undo(client: QueryClient, what: Undoable, field?: RevertedField): Promise<Undone> {
  const run = () => undoNow(client, what, field)
  return exclusively('console.journal undo', run)
}

async function undoNow(client: QueryClient, what: Undoable, field?: RevertedField): Promise<Undone> {
  const { entries, all } = await undoableOf(what)
  const [first] = entries
  if (!first) {
    toastError({ description: 'The journal of this browser no longer has this change.' })
    return 'failed'
  }
  const request = revertRequest(entries, all, field)
  // If it is uncertain whether an entry was executed, somebody else may have made the change, so the user decides in a
  // preview. Users who cannot write propose the revert there.
  const isSure = entries.every(({ outcome }) => outcome === 'done')
  if (request.objects.length > 1 || !isSure || sendsNothing()) return preview(client, request)
  const api = createPlanApi(client)
  const type = first.type as EntityType
  const name = { type, id: first.object }
  const showNow = (now: object | undefined) => {
    const isList = (query: Keyed) => isListOf(query, type, first.account)
    followRead<object>(client, isList, isObjectOf(entityOf(type) as AnyEntity, first.account, name.id), now)
    return show(request)
  }
  try {
    const now = await api.read(first.account, name)
    const lists = new Map([[type, now ? [now] : []]])
    const options = { arriveInactive: false, keepImageAddresses: true }
    const inputs = { source: lists, target: lists, gaps: [], options, decisions: noDecisions }
    const plan = makePlan(request, inputs)
    if (plan.rows.some(({ verdict }) => verdict === 'differs' || verdict === 'blocked')) return showNow(now)
    if (plan.steps.length === 0) {
      toastSuccess('Nothing to revert: it is back already')
      return 'done'
    }
    const rest = { blocked: 0, leftOut: 0, unchanged: 0 }
    const origin = { source: 'journal' as const, arriveInactive: false, rest }
    const title = `Revert ${request.title}`
    const queue = createQueue({ plan, verb: 'revert', title, api, origin })
    await queue.run()
    const reverted = queue.get()
    const { id, status, states } = reverted
    const [failed] = Object.values(states).filter((one) => one.status !== 'done')
    if (failed?.conflicts) return showNow(await api.read(first.account, name))
    if (failed || status !== 'finished') {
      toastError({
        code: failed?.httpStatus,
        description: failed?.error ?? 'It could not be reverted',
      })
      return 'failed'
    }
    // The message names what cannot be restored, and values that the server saved differently (rule REVERT-5).
    const notes = plan.rows.flatMap((row) => row.notes).filter((note) => note !== lostWithObject)
    const [{ conflicts, isUncertain } = {}] = Object.values(states)
    const there = isUncertain && 'The server responded with an error, but has it'
    const note = [savedDifferentlyText(type, conflicts), there, ...notes].filter(Boolean).join('. ')
    const words = resultText(reverted, { all: 1, done: 1, failed: 0 })
    toastSuccess(words, { plan: id, ...(note && { note }) })
    return 'done'
  } catch (thrown) {
    toastError({ description: thrown instanceof Error ? thrown.message : String(thrown) })
    return 'failed'
  }
}

/**
 * Creates the preview of a revert from freshly read lists. If a write is uncertain and the lists could not be read, no
 * preview is shown (rule UNDO-4).
 */
export async function preview(client: QueryClient, request: RevertRequest): Promise<Undone> {
  const unread = await readAgain(client, request)
  const isSure = request.objects.every(({ writes }) => !writes.some(({ isUncertain }) => isUncertain))
  if (isSure || unread === undefined) return show(request)
  toastError({ description: `It could not be looked up what is not certain. ${unread}` })
  return 'failed'
}

type Keyed = { queryKey: readonly unknown[] }

const isListOf = (query: Keyed, type: EntityType, account: string) =>
  isOfResource(query, type) && (resourceFacts[type].scope === 'all' || isOfAccount(query, account))

/** Refetches the lists of the objects before their preview opens. Resolves to the message of an error. */
async function readAgain(
  client: QueryClient,
  { account, objects }: RevertRequest,
): Promise<string | undefined> {
  const types = [...new Set(objects.map(({ type }) => type))]
  const predicate = (query: Keyed) => types.some((type) => isListOf(query, type, account))
  try {
    await client.refetchQueries({ predicate, type: 'all' }, { throwOnError: true })
    return undefined
  } catch (thrown) {
    return toApiError(thrown).message
  }
}

function show(request: RevertRequest): Undone {
  showPlan(request, 'journal')
  return 'shown'
}
