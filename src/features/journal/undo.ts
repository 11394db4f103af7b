import type { QueryClient } from '@tanstack/react-query'
import type { EntityType } from '@/model/entityTypes'
import { type JournalRecord, readJournal } from '@/stored/journalRecords'
import { toastError, toastSuccess, type Undoable } from '@/ui/toast'
import { savedDifferentlyText } from '../plan/diffs'
import { makePlan } from '../plan/makePlan'
import { createPlanApi } from '../plan/planApi'
import { createQueue } from '../plan/queue'
import { plan as showPlan } from '../plan/screen/planned'
import { resultText } from '../plan/screen/texts'
import { noDecisions } from '../plan/types'
import { revertRequest } from './revertRequest'

/** The entries that a toast can undo. */
export async function undoableOf(
  undo: Undoable,
): Promise<{ entries: JournalRecord[]; all: JournalRecord[] }> {
  const { records } = await readJournal()
  const entries =
    'entry' in undo
      ? records.filter(({ id }) => id === undo.entry)
      : records.filter(({ plan, outcome }) => plan?.id === undo.plan && outcome === 'done')
  return { entries, all: records }
}

/** What followed: `shown` asks the caller to open the screen of the plan. */
export type Undone = 'done' | 'failed' | 'shown'

/**
 * Takes back entries (rule UNDO-1): at once, if nobody changed the same since and nothing is in the way; otherwise as a
 * plan with preview. Other tabs wait.
 */
export async function undo(client: QueryClient, what: Undoable): Promise<Undone> {
  const run = () => undoNow(client, what)
  return navigator.locks ? navigator.locks.request('console.journal undo', run) : run()
}

async function undoNow(client: QueryClient, what: Undoable): Promise<Undone> {
  const { entries, all } = await undoableOf(what)
  const [first] = entries
  if (!first) {
    toastError({ description: 'The journal of this browser no longer has this change.' })
    return 'failed'
  }
  const request = revertRequest(entries, all)
  // Somebody else may have done what is not known to be done here, so the user decides.
  const isSure = entries.every(({ outcome }) => outcome === 'done')
  if (request.objects.length > 1 || !isSure) return show(request)
  const api = createPlanApi(client)
  const type = first.type as EntityType
  const name = { type, id: first.object }
  try {
    const now = await api.read(first.account, name)
    const lists = new Map([[type, now ? [now] : []]])
    const options = { arriveInactive: false, keepImageAddresses: true }
    const inputs = { source: lists, target: lists, gaps: [], options, decisions: noDecisions }
    const plan = makePlan(request, inputs)
    if (plan.rows.some(({ verdict }) => verdict === 'differs' || verdict === 'blocked')) return show(request)
    const words = `Revert ${request.title}`
    if (plan.steps.length === 0) {
      toastSuccess('Nothing to revert: it is back already')
      return 'done'
    }
    const rest = { blocked: 0, leftOut: 0, unchanged: 0 }
    const origin = { source: 'journal' as const, arriveInactive: false, rest }
    const queue = createQueue({ plan, verb: 'revert', title: words, api, origin })
    await queue.run()
    const reverted = queue.get()
    const { id, status, states } = reverted
    const [failed] = Object.values(states).filter((one) => one.status !== 'done')
    if (failed || status !== 'finished') {
      toastError({
        ...(failed?.httpStatus !== undefined && { code: failed.httpStatus }),
        description: failed?.error ?? 'It could not be reverted',
      })
      return 'failed'
    }
    const [{ conflicts } = {}] = Object.values(states)
    const note = savedDifferentlyText(type, conflicts)
    toastSuccess(resultText(reverted, { all: 1, done: 1, failed: 0 }), { plan: id, note })
    return 'done'
  } catch (thrown) {
    toastError({ description: thrown instanceof Error ? thrown.message : String(thrown) })
    return 'failed'
  }
}

function show(request: ReturnType<typeof revertRequest>): Undone {
  showPlan(request, 'journal')
  return 'shown'
}
