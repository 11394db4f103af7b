import { ApiError } from '@/model/apiError'
import { createBackoff, QueuePausedError } from './backoff'
import { executeStep, OfflineError } from './executeStep'
import { QueueProgress, resumed } from './queueProgress'
import { createRecordsWriter } from './recordsWriter'
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
  /** A stored queue, to continue it instead of starting a plan. */
  state?: QueueState
  api: PlanApi
  /** Stores the queue over reloads. Without records, it lives as long as the page. */
  records?: QueueRecords
  /** Whether the stored queue is kept after its end, until the user has seen the result. */
  keepsEnd?: (state: QueueState) => boolean
  /** The number of calls that run at the same time. */
  parallel?: number
  now?: () => number
  /** Waits before a call is repeated, in ms. */
  wait?: (ms: number) => Promise<void>
}

const taken = 'Another tab of this browser is carrying it out.'
const endedElsewhere = 'Another tab of this browser went on with it and ended it.'
/** `pages/plan/running.ts` continues the queue when the browser is online again. */
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
  const progress = new QueueProgress(state ? resumed(state) : stateOf(options, now()))
  const { get, status } = progress
  const api = options.api.inPlan?.(get()) ?? options.api
  const backoff = createBackoff(wait, now, progress.changed)
  const writer = createRecordsWriter(records, get, progress.setRecordsError)
  const claim = createClaim(records, progress, state !== undefined)
  let underWay = 0
  let running: Promise<void> | undefined
  let settle: () => void = () => undefined

  /** Starts as many steps as can run at the same time. Ends the run when nothing runs and nothing can start. */
  function pump() {
    while (status() === 'running' && underWay < parallel) {
      const step = progress.take()
      if (!step) break
      underWay += 1
      void perform(step, { progress, writer, api, call: backoff.call, now, pause }).finally(() => {
        underWay -= 1
        pump()
      })
    }
    if (underWay === 0) void end()
  }

  async function end() {
    const finish = settle
    settle = () => undefined
    running = undefined
    if (status() === 'running') progress.setStatus('finished')
    // A revert ends with reading its objects again.
    api.flush?.(get().origin?.source === 'journal' ? 'all' : 'active')
    const isDone = status() === 'finished' && progress.isComplete() && !keepsEnd(get())
    if (status() === 'stopped' || isDone) await writer.clear()
    else await writer.save()
    if (!running) claim.release()
    finish()
  }

  function halt(next: 'paused' | 'stopped', because?: string) {
    progress.setStatus(next, because)
    backoff.pause()
  }

  function pause(because?: string) {
    if (status() === 'running') halt('paused', because)
  }

  function resume() {
    progress.setStatus('running')
    backoff.resume()
  }

  async function start(): Promise<void> {
    const refused = await claim.take()
    if (refused) {
      running = undefined
      return progress.setStatus(...refused)
    }
    resume()
    progress.arrange()
    await writer.save()
    claim.isKept = get().recordsError === undefined
    return new Promise((resolve) => {
      settle = resolve
      pump()
    })
  }

  function run(): Promise<void> {
    if (status() === 'stopped') return Promise.resolve()
    // Calls from before the pause can still be running, so their run continues.
    if (running && status() === 'paused') {
      resume()
      pump()
    }
    running ??= start()
    return running
  }

  /** Continues after a retry or a skip, unless the user paused the queue. */
  function goOn() {
    progress.arrange()
    if (status() === 'running') pump()
    else if (status() === 'finished') void run()
    else void writer.save()
  }

  return {
    get,
    waitsUntil: backoff.waitsUntil,
    subscribe: progress.subscribe,
    run,
    pause: () => pause(),
    stop() {
      if (status() === 'stopped') return
      const isIdle = underWay === 0
      halt('stopped')
      if (isIdle) void end()
    },
    retry(wanted) {
      progress.retry(wanted)
      goOn()
    },
    skip(key) {
      if (progress.skip(key)) goOn()
    },
  }
}

interface Tools extends Pick<Parameters<typeof executeStep>[1], 'api' | 'call'> {
  progress: QueueProgress
  writer: ReturnType<typeof createRecordsWriter>
  now: () => number
  pause: (because: string) => void
}

/** Carries out a step, and notes what became of it. */
async function perform(step: Step, { progress, writer, api, call, now, pause }: Tools) {
  const { key } = step
  const { isUncertain = false } = progress.stateOf(key) ?? {}
  const waiting: StepState = { status: 'waiting', ...(isUncertain && { isUncertain }) }
  progress.set(key, { ...waiting, status: 'running' })
  const startedAt = now()
  try {
    await writer.save()
    // The queue was paused or stopped while the step was being stored, so nothing was sent.
    if (progress.status() !== 'running') return progress.set(key, waiting)
    const keep = (next: Step) => {
      progress.replace(next)
      return writer.save()
    }
    progress.settle(step, await executeStep(step, { api, isUncertain, call, keep }), now() - startedAt)
  } catch (thrown) {
    const interrupted = interruption(thrown, step, waiting)
    if (interrupted) {
      progress.set(key, interrupted.state)
      if (interrupted.because !== undefined) pause(interrupted.because)
      return
    }
    const error = thrown instanceof Error ? thrown.message : String(thrown)
    progress.settle(step, { status: 'failed', error }, now() - startedAt)
  }
  void writer.save()
}

/**
 * If a step was interrupted instead of failing: the status in which it waits, and why the queue pauses. Otherwise
 * undefined.
 */
function interruption(
  thrown: unknown,
  { action }: Step,
  waiting: StepState,
): { state: StepState; because?: string } | undefined {
  // A create that was sent before the session expired could have taken effect.
  const unsent: StepState = action === 'create' ? { status: 'waiting', isUncertain: true } : waiting
  if (thrown instanceof ApiError && thrown.status === 401) return { state: unsent, because: signedOut }
  if (thrown instanceof QueuePausedError) return { state: unsent }
  if (!(thrown instanceof OfflineError)) return undefined
  const state: StepState = { status: 'waiting', ...(thrown.wasSent && { isUncertain: true }) }
  return { state, because: offlineText }
}

/**
 * The right to carry out a queue, which one tab has.
 * @param isKept the browser keeps the queue, so another tab can continue it while it is paused here
 */
function createClaim(records: QueueRecords | undefined, progress: QueueProgress, isKept: boolean) {
  let release: (() => void) | undefined
  const claim = {
    isKept,
    /** Takes the lock. Returns undefined if this tab has it, otherwise the state in which the queue stops here. */
    async take(): Promise<[status: 'paused' | 'stopped', because: string] | undefined> {
      if (!records?.claim || release) return undefined
      release = await records.claim().catch(() => () => undefined)
      if (!release) return ['paused', taken]
      if (!claim.isKept) return undefined
      try {
        const kept = await records.load()
        if (kept?.id === progress.get().id) progress.catchUp(kept)
        else {
          claim.release()
          return ['stopped', endedElsewhere]
        }
      } catch {
        // Without the lock the queue still continues: every object is read before it is written.
      }
      return undefined
    },
    release() {
      release?.()
      release = undefined
    },
  }
  return claim
}
