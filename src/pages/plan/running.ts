import { createAtom, useSelector } from '@tanstack/react-store'
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { isJournalOn } from '@/api/writes/journal'
import { createQueue, offlineText } from '@/engine/plan/queue'
import { isOver } from '@/engine/plan/schedule'
import type { Plan, PlanApi, Queue, QueueOrigin, QueueRecords, QueueState } from '@/engine/plan/types'
import { isOffline } from '@/lib/offline'
import { forgetSelection } from '@/list/useSelecting'
import { isPageOn } from '@/parts/navigation/pages'
import { forgetPlanned, type Planned } from '@/parts/plan/planned'
import { endNote, resultText, verbOf } from '@/parts/plan/texts'
import { currentUser } from '@/stored/stored'
import { announce, toastError, toastSuccess } from '@/ui/toast'
import { countNotWritten } from './notWritten'
import { mayBeDoneIn, progressCountsOf, progressOf } from './progress'
import { browserRecords } from './queueRecords'
import { markUnfinished } from './unfinished'

/** The queue of this tab. It continues while other screens are shown. */
export interface RunningPlan {
  queue: Queue
  /** Id of the user who started the plan. */
  user: string
}

const running = createAtom<RunningPlan | null>(null)

/** The queue, if it belongs to the current user. Nobody sees the plan of another user. */
const own = createAtom(() => (running.get()?.user === currentUser.get() ? running.get() : null))
export const useRunning = (): RunningPlan | null => useSelector(own)

/** An unfinished plan cannot be read, because the browser's storage refuses or does not respond. */
const isUnreadable = createAtom(false)
export const useIsUnreadable = (): boolean => useSelector(isUnreadable)

/**
 * The state of a queue, read at most every 100 ms, because a long queue changes more often than a screen can render.
 */
export function useQueueState({ queue }: RunningPlan): QueueState {
  const subscribe = useCallback(
    (listener: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined
      const unsubscribe = queue.subscribe(() => {
        timer ??= setTimeout(() => {
          timer = undefined
          listener()
        }, 100)
      })
      return () => {
        clearTimeout(timer)
        unsubscribe()
      }
    },
    [queue],
  )
  return useSyncExternalStore(subscribe, queue.get)
}

/** Asks the user before the tab is closed while calls are running. */
const warn = (event: BeforeUnloadEvent) => event.preventDefault()

/** Whether the screen of the plan is open. Its title shows the result. */
let isResultShown = false

/** Call it on the screen of a plan. */
export function useMarkResultShown(): void {
  useEffect(() => {
    isResultShown = true
    return () => {
      isResultShown = false
    }
  }, [])
}

/**
 * Call it when the result of a plan is shown: the user has seen the result, so the browser no longer needs to store it
 * (rule PLANSCREEN-11).
 */
export function useEndSeen(one: RunningPlan): void {
  useEffect(() => {
    const { queue, user } = one
    if (endNote(queue.get()) === undefined || !isEnded(queue.get())) return
    if (running.get() === one) markUnfinished(false)
    void forgetEnd(browserRecords(user), queue.get().id).catch(() => undefined)
  }, [one])
}

async function forgetEnd(records: QueueRecords, id: string): Promise<void> {
  if (await records.isClaimed?.()) return
  if ((await records.load())?.id === id) await records.clear()
}

/** The campaign of the created copies; undefined for other plans. */
export const campaignAfter = ({ origin, verb }: QueueState) =>
  (verb === 'duplicate' || verb === 'create') && isPageOn('/programme/campaign') ? origin?.opens : undefined

/**
 * The campaign that opens instead of the result when all objects were created (rule CAMPAIGN-5). Undefined if the
 * result contains a note that the campaign does not show.
 */
export const opensAfter = (state: QueueState) =>
  endNote(state) === undefined ? campaignAfter(state) : undefined

/**
 * Reports the end of a queue (rule PLANSCREEN-9). If its own screen is open, it is only announced to screen readers.
 */
function tellEnd(state: QueueState) {
  const rows = progressOf(state)
  const counts = progressCountsOf(state, rows)
  const { all, done, failed } = counts
  const words = resultText(state, counts)
  const note = endNote(state)
  const isReplaced = done === all && opensAfter(state) !== undefined
  if (isResultShown && !isReplaced) announce(note === undefined ? words : `${words}. ${note}`)
  else if (failed > 0) toastError({ description: words, note })
  else toastSuccess(words, { note, ...(isJournalOn() && { plan: state.id, isMany: mayBeDoneIn(rows) > 1 }) })
}

const isEnded = ({ status, states }: QueueState) =>
  status === 'stopped' || (status === 'finished' && Object.values(states).every(isOver))

/** Whether the ended queue stays stored, because it has a note that the user has not seen. */
const keepsEnd = (state: QueueState) => endNote(state) !== undefined && !isResultShown

/** Queues whose end will be reported. A retry during a run does not report a second end. */
const followed = new WeakSet<Queue>()

/**
 * Removes the written edits from the drafts of the page that started the plan. Loads code only if the plan came from
 * such a page.
 */
async function takeEdits(state: QueueState): Promise<void> {
  try {
    if (state.origin?.isOfTable) (await import('@/parts/table-drafts/tableDrafts')).takeFromTables(state)
    if (state.origin?.source === 'calendar') (await import('@/parts/time-line/edits')).takeFromCalendar(state)
  } catch {
    // If the code cannot be loaded, the drafts stay. Edits that equal the saved values do not count as pending.
  }
}

/** Runs a queue until it pauses or ends, and reports its end. */
async function run(one: RunningPlan): Promise<void> {
  const { queue } = one
  if (followed.has(queue)) return
  followed.add(queue)
  markUnfinished(true)
  window.addEventListener('beforeunload', warn)
  try {
    // A retry during the last step has set the queue to running again.
    do await queue.run()
    while (queue.get().status === 'running')
  } finally {
    window.removeEventListener('beforeunload', warn)
    followed.delete(queue)
  }
  const state = queue.get()
  // Also when it pauses, because it may never be continued.
  await takeEdits(state)
  // A result with a note stays in the status line until the user has seen it.
  const isSeen = isResultShown || endNote(state) === undefined
  if (isEnded(state) && isSeen && running.get()?.queue === queue) markUnfinished(false)
  if (state.status === 'finished') tellEnd(state)
  if (isWaiting(one)) goOnOnline(one)
}

/** Whether this tab's queue is paused because the browser is offline. */
const isWaiting = (one: RunningPlan) => running.get() === one && one.queue.get().pausedBecause === offlineText

function goOnOnline(one: RunningPlan) {
  if (isOffline()) window.addEventListener('online', () => goOnOnline(one), { once: true })
  else if (isWaiting(one)) void run(one)
}

interface Start {
  plan: Plan
  title: string
  /** The reason that the user gave; '' if there is none. */
  why?: string
  api: PlanApi
  user: string
  planned: Planned
}

/** Executes a plan that the user accepted, and clears the selection that it was made from. */
export function startPlan({ plan, title, why, api, user, planned }: Start): void {
  const { undecided, unchanged, leftOut, blocked } = countNotWritten(plan, planned.decisions)
  const rest = { blocked, leftOut, unchanged: unchanged + undecided }
  const { request, source, options, campaign } = planned
  const origin: QueueOrigin = {
    source,
    ...(request.kind === 'copy' && { from: request.from }),
    ...(request.kind === 'changes' && request.table && { isOfTable: true }),
    ...(campaign && { campaign }),
    ...(request.kind === 'duplicate' && request.opens && { opens: request.opens }),
    // The option exists only for copies and imports.
    arriveInactive: options.arriveInactive && (request.kind === 'copy' || request.kind === 'import'),
    rest,
  }
  const started: RunningPlan = {
    queue: createQueue({
      plan,
      verb: verbOf(request),
      title,
      why,
      origin,
      api,
      records: browserRecords(user),
      keepsEnd,
    }),
    user,
  }
  running.set(started)
  forgetPlanned()
  forgetSelection()
  void run(started)
}

/** Starts or continues the queue of this tab. */
export function goOn(): void {
  const one = running.get()
  if (one) void run(one)
}

/** Repeats failed steps: one, or all. */
export function retry(key?: string): void {
  const one = running.get()
  one?.queue.retry(key)
  // A finished queue continues. A paused one waits for the user.
  if (one && one.queue.get().status !== 'paused') void run(one)
}

/** Skips a failed step. */
export function skip(key: string): void {
  const one = running.get()
  one?.queue.skip(key)
  if (one && one.queue.get().status !== 'paused') void run(one)
}

/** Ends the queue. Waiting steps are not executed. */
export function stop(): void {
  const one = running.get()
  one?.queue.stop()
  if (one) markUnfinished(false)
}

/** Loads the stored queue of an earlier visit, if there is one and no other tab runs it. */
export async function offerUnfinished(user: string, api: PlanApi): Promise<void> {
  if (running.get()) return
  const records = browserRecords(user)
  if (await records.isClaimed?.()) return
  let state: QueueState | undefined
  try {
    state = await records.load()
  } catch {
    return isUnreadable.set(true)
  }
  isUnreadable.set(false)
  if (running.get()) return
  if (!state) return markUnfinished(false)
  const queue = createQueue({ state, api, records, keepsEnd })
  const one = { queue, user }
  running.set(one)
  // The queue had ended, but the user has not seen the result. Running it shows the result and sends nothing.
  if (Object.values(state.states).every(isOver)) void run(one)
}

/** Ends the queue, and no longer shows it. */
export function discard(): void {
  stop()
  running.set(null)
  isUnreadable.set(false)
  markUnfinished(false)
}
