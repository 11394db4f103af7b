import { ApiError } from '@/api/errors'
import { carryOut, type Ending } from './carryOut'
import { createKeeper } from './keeper'
import { createPatience, Interrupted } from './patience'
import { createSchedule, heldKeys } from './schedule'
import type { Door, Journal, Plan, Queue, QueueOrigin, QueueState, Step, StepState } from './types'

interface QueueOptions {
  /** The plan to carry out. */
  plan?: Pick<Plan, 'account' | 'steps'>
  title?: string
  origin?: QueueOrigin
  /** In place of a plan: a queue that was kept, e.g. by a journal. */
  state?: QueueState
  door: Door
  /** Keeps the queue over reloads. Without one it lives as long as the page. */
  journal?: Journal | undefined
  /** As many calls are under way at the same time. */
  parallel?: number
  now?: () => number
  /** Waits before a call is repeated. */
  wait?: (ms: number) => Promise<void>
}

const taken = 'Another tab of this browser is carrying it out.'
const endedElsewhere = 'Another tab of this browser went on with it and ended it.'
const signedOut = 'The session has ended. Sign in again, then go on.'

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** A new queue of a plan. Every step waits. */
export const stateOf = (
  plan: Pick<Plan, 'account' | 'steps'>,
  title: string,
  now: number,
  origin?: QueueOrigin,
): QueueState => ({
  id: `${now.toString(36)}-${Math.random().toString(36).slice(2)}`,
  title,
  account: plan.account,
  ...(origin && { origin }),
  startedAt: now,
  status: 'ready',
  steps: plan.steps,
  states: Object.fromEntries(plan.steps.map(({ key }) => [key, { status: 'waiting' }])),
})

/** A kept queue, ready to go on. What was under way when it ended may have taken effect. */
function resumed(kept: QueueState): QueueState {
  const { pausedBecause: _, journalError: __, ...state } = kept
  const states = Object.entries(kept.states).map(([key, one]): [string, StepState] => [
    key,
    one.status === 'running' ? { status: 'waiting', isUncertain: true } : one,
  ])
  return { ...state, status: 'ready', states: Object.fromEntries(states) }
}

/**
 * Carries out the steps of a plan: each after those it needs, several at the same time. Each step is kept as running
 * before its first call, and how it ended afterwards, so a queue that was interrupted repeats nothing that was done.
 * A failed step holds back what waits for it; all others go on.
 *
 * Objects are read through the door before they are changed. The door may read a whole list for one object and serve
 * others from it for up to 10 s (see `createDoor`).
 */
export function createQueue({
  plan,
  title = '',
  origin,
  state,
  door,
  journal,
  parallel = 4,
  now = Date.now,
  wait = sleep,
}: QueueOptions): Queue {
  let current = state ? resumed(state) : stateOf(plan ?? { account: '', steps: [] }, title, now(), origin)
  const steps = new Map(current.steps.map((step) => [step.key, step]))
  const states: Record<string, StepState> = { ...current.states }
  const schedule = createSchedule(current.steps)
  const listeners = new Set<() => void>()
  const patience = createPatience(wait, now)
  let isStale = false
  let isRewritten = false
  /** The journal has it, so another tab can go on with it while it is paused here. */
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
    for (const listener of listeners) listener()
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
  const keeper = createKeeper(journal, get, (journalError) => {
    const { journalError: _, ...rest } = current
    current = journalError === undefined ? rest : { ...rest, journalError }
    changed()
  })

  /** Holds back what waits for failed steps, and lets the rest wait for its turn. */
  function arrange() {
    const held = heldKeys(current.steps, states)
    for (const { key } of current.steps) {
      const one = states[key]
      if (one?.status === 'waiting' && held.has(key)) states[key] = { ...one, status: 'held' }
      if (one?.status === 'held' && !held.has(key)) states[key] = { ...one, status: 'waiting' }
    }
    schedule.renew(states)
    changed()
  }

  /** Starts as many steps as may run at the same time. Ends the run when nothing is under way and nothing can start. */
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
    // A create that was sent before the session ended may have taken effect.
    const unsent: StepState = step.action === 'create' ? { status: 'waiting', isUncertain: true } : waiting
    try {
      await keeper.save()
      // Paused or stopped while it was being kept: nothing was sent.
      if (statusOf() !== 'running') return set(key, waiting)
      const keep = (next: Step) => {
        replaceStep(next)
        return keeper.save()
      }
      const ending = await carryOut(step, { door, isUncertain, call: patience.call, keep })
      end(ending)
    } catch (thrown) {
      if (thrown instanceof ApiError && thrown.status === 401) {
        set(key, unsent)
        if (statusOf() === 'running') halt('paused', signedOut)
      } else if (thrown instanceof Interrupted) set(key, unsent)
      else end({ status: 'failed', error: thrown instanceof Error ? thrown.message : String(thrown) })
    }

    function end(ending: Ending) {
      const tookMs = now() - startedAt
      if (ending.status === 'done') {
        set(key, { ...ending, tookMs })
        schedule.release(key, states)
      } else {
        const { base, ...failure } = ending
        if (base) replaceStep({ ...(steps.get(key) ?? step), base })
        set(key, { ...failure, tookMs })
        arrange()
      }
      void keeper.save()
    }
  }

  async function end() {
    const finish = settle
    settle = () => undefined
    running = undefined
    if (statusOf() === 'running') patch({ status: 'finished' })
    door.flush?.()
    const isOver = Object.values(states).every(({ status }) => status === 'done' || status === 'skipped')
    if (statusOf() === 'stopped' || (statusOf() === 'finished' && isOver)) await keeper.clear()
    else await keeper.save()
    if (!running) {
      release?.()
      release = undefined
    }
    finish()
  }

  function halt(status: 'paused' | 'stopped', because?: string) {
    patch({ status, ...(because !== undefined && { pausedBecause: because }) })
    patience.interrupt()
  }

  /** Takes over what another tab did with it meanwhile. Returns false if that tab ended it. */
  async function catchUp(): Promise<boolean> {
    const kept = await journal?.load()
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
    if (journal?.claim && !release) {
      release = await journal.claim().catch(() => () => undefined)
      if (!release) {
        running = undefined
        return patch({ status: 'paused', pausedBecause: taken })
      }
      // A journal that cannot be read does not stop it: every object is read before it is written.
      if (isKept && !(await catchUp().catch(() => true))) {
        running = undefined
        release()
        release = undefined
        return patch({ status: 'stopped', pausedBecause: endedElsewhere })
      }
    }
    const { pausedBecause: _, ...rest } = current
    current = rest
    patience.renew()
    patch({ status: 'running' })
    arrange()
    await keeper.save()
    isKept = current.journalError === undefined
    return new Promise((resolve) => {
      settle = resolve
      pump()
    })
  }

  function run(): Promise<void> {
    if (statusOf() === 'stopped') return Promise.resolve()
    // Calls of the run before it was paused can still be under way: it goes on.
    if (running && statusOf() === 'paused') {
      const { pausedBecause: _, ...rest } = current
      current = rest
      patience.renew()
      patch({ status: 'running' })
      pump()
    }
    running ??= start()
    return running
  }

  /** Goes on after a retry or a skip, unless the user paused the queue. */
  function goOn() {
    arrange()
    if (statusOf() === 'running') pump()
    else if (statusOf() === 'finished') void run()
    else void keeper.save()
  }

  return {
    get,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
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
      // The second pass of an object cannot be without the first.
      for (const step of schedule.waitingFor(key))
        if (step.isSecondPass && step.row === row) states[step.key] = { status: 'skipped' }
      goOn()
    },
  }
}
