import { createAtom } from '@tanstack/store'
import { ApiError } from '@/model/apiError'
import { createBackoff, QueuePausedError } from './backoff'
import { executeStep, OfflineError, type StepResult } from './executeStep'
import { createRecordsWriter } from './recordsWriter'
import { blockedKeys, createSchedule, isOver } from './schedule'
import type {
  Plan,
  PlanApi,
  PlanVerb,
  Queue,
  QueueOrigin,
  QueueRecords,
  QueueState,
  Step,
  StepState,
} from './types'

interface QueueOptions {
  /** The plan to execute. */
  plan?: Pick<Plan, 'account' | 'steps'>
  verb?: PlanVerb
  title?: string
  why?: string
  origin?: QueueOrigin
  /** A stored queue, e.g. one that the browser kept, in place of a plan. */
  state?: QueueState
  api: PlanApi
  /** Stores the queue over reloads. Without records, it lives as long as the page. */
  records?: QueueRecords
  /** Whether its end has to be seen, so that it stays stored after it. */
  keepsEnd?: (state: QueueState) => boolean
  /** The number of calls that run at the same time. */
  parallel?: number
  now?: () => number
  /** Waits before a call is repeated, in ms. */
  wait?: (ms: number) => Promise<void>
}

const taken = 'Another tab of this browser is carrying it out.'
const endedElsewhere = 'Another tab of this browser went on with it and ended it.'
/** The queue goes on when the browser is online again (`pages/plan/running.ts`). */
export const offlineText = 'You are offline. It goes on when the connection is back.'
const signedOut = 'The session has ended. Sign in again, then go on.'

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** The state of a new queue: all steps wait. */
const stateOf = (
  { plan = { account: '', steps: [] }, verb = 'change', title = '', why, origin }: QueueOptions,
  now: number,
): QueueState => ({
  id: `${now.toString(36)}-${Math.random().toString(36).slice(2)}`,
  verb,
  title,
  account: plan.account,
  ...(why && { why }),
  ...(origin && { origin }),
  startedAt: now,
  status: 'ready',
  steps: plan.steps,
  states: Object.fromEntries(plan.steps.map(({ key }) => [key, { status: 'waiting' }])),
})

/** The state in which a stored queue continues. Calls that were running when it ended could have taken effect. */
function resumed(kept: QueueState): QueueState {
  const { pausedBecause: _, recordsError: __, ...state } = kept
  const states = Object.entries(kept.states).map(([key, one]): [string, StepState] => [
    key,
    one.status === 'running' ? { status: 'waiting', isUncertain: true } : one,
  ])
  return { ...state, status: 'ready', states: Object.fromEntries(states) }
}

/**
 * Executes the steps of a plan. Each step runs after those that it needs; several run at the same time. A step is
 * stored as running before its first call, and its result afterwards, so an interrupted queue does not repeat finished
 * steps. A failed step holds back the steps that depend on it; all others continue.
 *
 * Objects are read right before they are changed. Steps that run at the same time can share the read of their list (see
 * `createPlanApi`).
 */
export function createQueue(options: QueueOptions): Queue {
  const { state, records, keepsEnd = () => false, parallel = 4, now = Date.now, wait = sleep } = options
  let current = state ? resumed(state) : stateOf(options, now())
  const api = options.api.inPlan?.(current) ?? options.api
  const steps = new Map(current.steps.map((step) => [step.key, step]))
  const states: Record<string, StepState> = { ...current.states }
  const schedule = createSchedule(current.steps)
  /** Counts the changes. The state is copied only when it is read, because a long queue changes more often. */
  const revision = createAtom(0)
  const backoff = createBackoff(wait, now, changed)
  let isStale = false
  let isRewritten = false
  /** The browser keeps the queue, so another tab can continue it while it is paused here. */
  let isKept = state !== undefined
  let underWay = 0
  let running: Promise<void> | undefined
  let settle: () => void = () => undefined
  let release: (() => void) | undefined

  function get(): QueueState {
    if (!isStale) return current
    isStale = false
    const written = isRewritten ? current.steps.map((step) => steps.get(step.key) ?? step) : current.steps
    isRewritten = false
    current = { ...current, steps: written, states: { ...states } }
    return current
  }
  function changed() {
    isStale = true
    revision.set((before) => before + 1)
  }
  function patch(part: Partial<QueueState>) {
    current = { ...current, ...part }
    changed()
  }
  function set(key: string, next: StepState) {
    states[key] = next
    changed()
  }
  function replaceStep(step: Step) {
    steps.set(step.key, step)
    isRewritten = true
    changed()
  }
  const statusOf = () => current.status
  const recordsWriter = createRecordsWriter(records, get, (recordsError) => {
    const { recordsError: _, ...rest } = current
    current = recordsError === undefined ? rest : { ...rest, recordsError }
    changed()
  })

  /** Holds back the steps that depend on failed ones, and moves the others back to waiting. */
  function arrange() {
    const held = blockedKeys(current.steps, states)
    for (const { key } of current.steps) {
      const one = states[key]
      if (one?.status === 'waiting' && held.has(key)) states[key] = { ...one, status: 'held' }
      if (one?.status === 'held' && !held.has(key)) states[key] = { ...one, status: 'waiting' }
    }
    schedule.renew(states)
    changed()
  }

  /** Starts as many steps as can run at the same time. Ends the run when nothing runs and nothing can start. */
  function pump() {
    while (statusOf() === 'running' && underWay < parallel) {
      const step = schedule.take()
      if (!step) break
      underWay += 1
      void perform(steps.get(step.key) ?? step).finally(() => {
        underWay -= 1
        pump()
      })
    }
    if (underWay === 0) void end()
  }

  async function perform(step: Step) {
    const { key } = step
    const { isUncertain = false } = states[key] ?? {}
    const waiting: StepState = { status: 'waiting', ...(isUncertain && { isUncertain }) }
    set(key, { ...waiting, status: 'running' })
    const startedAt = now()
    // A create that was sent before the session expired could have taken effect.
    const unsent: StepState = step.action === 'create' ? { status: 'waiting', isUncertain: true } : waiting
    try {
      await recordsWriter.save()
      // The queue was paused or stopped while the step was being stored, so nothing was sent.
      if (statusOf() !== 'running') return set(key, waiting)
      const keep = (next: Step) => {
        replaceStep(next)
        return recordsWriter.save()
      }
      const result = await executeStep(step, { api, isUncertain, call: backoff.call, keep })
      end(result)
    } catch (thrown) {
      if (thrown instanceof ApiError && thrown.status === 401) {
        set(key, unsent)
        if (statusOf() === 'running') halt('paused', signedOut)
      } else if (thrown instanceof QueuePausedError) set(key, unsent)
      else if (thrown instanceof OfflineError) {
        set(key, { status: 'waiting', ...(thrown.wasSent && { isUncertain: true }) })
        if (statusOf() === 'running') halt('paused', offlineText)
      } else end({ status: 'failed', error: thrown instanceof Error ? thrown.message : String(thrown) })
    }

    function end(result: StepResult) {
      const tookMs = now() - startedAt
      if (result.status === 'done') {
        set(key, { ...result, tookMs })
        schedule.release(key, states)
      } else {
        const { base, ...failure } = result
        if (base) replaceStep({ ...(steps.get(key) ?? step), base })
        set(key, { ...failure, tookMs })
        arrange()
      }
      void recordsWriter.save()
    }
  }

  async function end() {
    const finish = settle
    settle = () => undefined
    running = undefined
    if (statusOf() === 'running') patch({ status: 'finished' })
    // A revert ends with reading its objects again.
    api.flush?.(current.origin?.source === 'journal' ? 'all' : 'active')
    const isComplete = Object.values(states).every(isOver)
    if (statusOf() === 'stopped' || (statusOf() === 'finished' && isComplete && !keepsEnd(get())))
      await recordsWriter.clear()
    else await recordsWriter.save()
    if (!running) {
      release?.()
      release = undefined
    }
    finish()
  }

  function halt(status: 'paused' | 'stopped', because?: string) {
    patch({ status, ...(because !== undefined && { pausedBecause: because }) })
    backoff.pause()
  }

  function resume() {
    const { pausedBecause: _, ...rest } = current
    current = { ...rest, status: 'running' }
    backoff.resume()
    changed()
  }

  /** Loads what another tab did with the queue in the meantime. Returns false if that tab ended it. */
  async function catchUp(): Promise<boolean> {
    const kept = await records?.load()
    if (kept?.id !== current.id) return false
    for (const step of kept.steps) steps.set(step.key, step)
    isRewritten = true
    for (const [key, one] of Object.entries(resumed(kept).states)) {
      if (one.status === 'done' || one.status === 'skipped') states[key] = one
      else if (one.isUncertain) states[key] = { status: 'waiting', ...states[key], isUncertain: true }
    }
    changed()
    return true
  }

  async function start(): Promise<void> {
    if (records?.claim && !release) {
      release = await records.claim().catch(() => () => undefined)
      if (!release) {
        running = undefined
        return patch({ status: 'paused', pausedBecause: taken })
      }
      // If they cannot be read, the queue continues, because every object is read before it is written.
      if (isKept && !(await catchUp().catch(() => true))) {
        running = undefined
        release()
        release = undefined
        return patch({ status: 'stopped', pausedBecause: endedElsewhere })
      }
    }
    resume()
    arrange()
    await recordsWriter.save()
    isKept = current.recordsError === undefined
    return new Promise((resolve) => {
      settle = resolve
      pump()
    })
  }

  function run(): Promise<void> {
    if (statusOf() === 'stopped') return Promise.resolve()
    // Calls from before the pause can still be running, so their run continues.
    if (running && statusOf() === 'paused') {
      resume()
      pump()
    }
    running ??= start()
    return running
  }

  /** Continues after a retry or a skip, unless the user paused the queue. */
  function goOn() {
    arrange()
    if (statusOf() === 'running') pump()
    else if (statusOf() === 'finished') void run()
    else void recordsWriter.save()
  }

  return {
    get,
    waitsUntil: backoff.waitsUntil,
    subscribe: (listener) => revision.subscribe(() => listener()).unsubscribe,
    run,
    pause() {
      if (statusOf() === 'running') halt('paused')
    },
    stop() {
      if (statusOf() === 'stopped') return
      const isIdle = underWay === 0
      halt('stopped')
      if (isIdle) void end()
    },
    retry(wanted) {
      for (const [key, { status, isUncertain }] of Object.entries(states))
        if (status === 'failed' && (wanted === undefined || wanted === key))
          states[key] = { status: 'waiting', ...(isUncertain && { isUncertain }) }
      goOn()
    },
    skip(key) {
      if (states[key]?.status !== 'failed') return
      states[key] = { ...states[key], status: 'skipped' }
      const { row } = steps.get(key) ?? {}
      // The second pass of an object cannot run without the first one.
      for (const step of schedule.waitingFor(key))
        if (step.isSecondPass && step.row === row) states[step.key] = { status: 'skipped' }
      goOn()
    },
  }
}
