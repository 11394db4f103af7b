import type { QueueState, Step, StepState, StepStatus } from '@/engine/plan/types'
import { formatNumber, pluralize } from '@/lib/format'
import { groupedBy } from '@/lib/groupedBy'
import { memoizeWeakly } from '@/lib/memoizeWeakly'

/** The progress of one object. It can have two steps. */
export interface Progress {
  row: string
  /** The step whose status the object has. */
  step: Step
  status: StepStatus
  state: StepState
  /** Names of the failed objects that this one waits for. */
  waitsFor: string
}

/** If an object has several steps, it has the first of these statuses that occurs among them. */
const decisive: readonly StepStatus[] = ['failed', 'running', 'held', 'waiting', 'skipped', 'done']

const waiting: StepState = { status: 'waiting' }

const groupOf = memoizeWeakly((steps: readonly Step[]) => ({
  rows: groupedBy(steps, ({ row }) => row),
  byKey: new Map(steps.map((step) => [step.key, step])),
}))

/** The objects of a queue, in the order of their first steps. */
export function progressOf({ steps, states, status }: QueueState): Progress[] {
  const { rows, byKey } = groupOf(steps)
  return [...rows].map(([row, own]) => {
    let step = own[0] as Step
    let state = states[step.key] ?? waiting
    for (const next of own.slice(1)) {
      const other = states[next.key] ?? waiting
      if (decisive.indexOf(other.status) < decisive.indexOf(state.status)) [step, state] = [next, other]
    }
    const isWaiting = state.status === 'waiting' || state.status === 'held'
    const needed = isWaiting && status !== 'stopped' ? step.after : []
    const names = needed.flatMap((key) =>
      states[key]?.status === 'done' ? [] : (byKey.get(key)?.name ?? []),
    )
    return { row, step, status: state.status, state, waitsFor: [...new Set(names)].join(', ') }
  })
}

const none = {
  all: 0,
  done: 0,
  created: 0,
  updated: 0,
  deleted: 0,
  unchanged: 0,
  failed: 0,
  /** How many of the failed objects may have been written nevertheless. */
  unconfirmed: 0,
  running: 0,
  skipped: 0,
  waiting: 0,
}

/** The number of objects in total, and by status or outcome. */
export type ProgressCounts = typeof none

/** Counts the objects of a queue. An object with two passes has the outcome of the first one. */
export function progressCountsOf(
  state: QueueState,
  rows: readonly Progress[] = progressOf(state),
): ProgressCounts {
  const counts = { ...none, all: rows.length }
  const { rows: own } = groupOf(state.steps)
  for (const { row, status, state: one } of rows) {
    if (status === 'done') {
      const first = own.get(row)?.[0]
      counts.done += 1
      counts[(first && state.states[first.key]?.outcome) ?? 'updated'] += 1
    } else counts[status === 'held' ? 'waiting' : status] += 1
    if (isUnconfirmed({ status, state: one })) counts.unconfirmed += 1
  }
  return counts
}

/** '2 failed, 1 not confirmed' */
export const failedText = ({ failed, unconfirmed }: ProgressCounts): string =>
  [
    failed > unconfirmed && `${formatNumber(failed - unconfirmed)} failed`,
    unconfirmed > 0 && `${formatNumber(unconfirmed)} not confirmed`,
  ]
    .filter(Boolean)
    .join(', ')

/** Whether it is unknown if the server executed the step. The journal uses the same rule (rule PLANSCREEN-9). */
export const isUnconfirmed = ({ status, state }: Pick<Progress, 'status' | 'state'>): boolean =>
  status === 'failed' && state.isUncertain === true

/** The number of objects that may have been written, and so can be reverted (rule UNDO-4). */
export const mayBeDoneIn = (rows: readonly Progress[]): number =>
  rows.filter(({ status, state }) => status === 'done' || state.isUncertain).length

/** '0:09', '12:04'. */
export const clock = (ms: number): string => {
  const seconds = Math.max(0, Math.round(ms / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** 'about 4 seconds left', estimated from the calls so far. Undefined without any. */
export function timeLeft({ states }: QueueState, left: number): string | undefined {
  const times = Object.values(states).flatMap(({ tookMs }) => (tookMs === undefined ? [] : [tookMs]))
  if (times.length < 3 || left === 0) return undefined
  const parallel = 4
  const mean = times.reduce((sum, ms) => sum + ms, 0) / times.length
  const seconds = Math.max(1, Math.round((mean * left) / Math.min(parallel, left) / 1000))
  if (seconds >= 90) return `about ${Math.round(seconds / 60)} minutes left`
  return `about ${pluralize(seconds, 'second')} left`
}
