import { createAtom } from '@tanstack/store'
import type { StepResult } from './executeStep'
import { blockedKeys, createSchedule, isOver } from './schedule'
import type { QueueState, Step, StepState } from './types'

/** The state in which a stored queue continues. Calls that were running when it ended could have taken effect. */
export function resumed(kept: QueueState): QueueState {
  const { pausedBecause: _, recordsError: __, ...state } = kept
  const states = Object.entries(kept.states).map(([key, one]): [string, StepState] => [
    key,
    one.status === 'running' ? { status: 'waiting', isUncertain: true } : one,
  ])
  return { ...state, status: 'ready', states: Object.fromEntries(states) }
}

/**
 * How far a queue is: the state of each step, and which one is next. The state is copied only when it is read, because a
 * long queue changes more often.
 */
export class QueueProgress {
  private current: QueueState
  private readonly steps: Map<string, Step>
  private readonly states: Record<string, StepState>
  private readonly schedule: ReturnType<typeof createSchedule>
  /** Counts the changes. */
  private readonly revision = createAtom(0)
  private isStale = false
  private isRewritten = false

  constructor(state: QueueState) {
    this.current = state
    this.steps = new Map(state.steps.map((step) => [step.key, step]))
    this.states = { ...state.states }
    this.schedule = createSchedule(state.steps)
  }

  subscribe = (listener: () => void) => this.revision.subscribe(() => listener()).unsubscribe

  changed = () => {
    this.isStale = true
    this.revision.set((before) => before + 1)
  }

  get = (): QueueState => {
    if (!this.isStale) return this.current
    this.isStale = false
    const { steps } = this.current
    const written = this.isRewritten ? steps.map((step) => this.steps.get(step.key) ?? step) : steps
    this.isRewritten = false
    this.current = { ...this.current, steps: written, states: { ...this.states } }
    return this.current
  }

  /** Reads the status without copying the whole state, as `get` does. */
  status = () => this.current.status

  setStatus(status: QueueState['status'], reason?: string): void {
    const { pausedBecause, ...rest } = this.current
    const because = reason ?? (status === 'running' ? undefined : pausedBecause)
    this.current = { ...rest, status, ...(because !== undefined && { pausedBecause: because }) }
    this.changed()
  }

  setRecordsError = (recordsError: string | undefined) => {
    const { recordsError: _, ...rest } = this.current
    this.current = recordsError === undefined ? rest : { ...rest, recordsError }
    this.changed()
  }

  stateOf = (key: string): StepState | undefined => this.states[key]

  set(key: string, next: StepState): void {
    this.states[key] = next
    this.changed()
  }

  replace(step: Step): void {
    this.steps.set(step.key, step)
    this.isRewritten = true
    this.changed()
  }

  /** Returns the next step that can run, once. */
  take(): Step | undefined {
    const step = this.schedule.take()
    return step && (this.steps.get(step.key) ?? step)
  }

  /** Stores the result of a step, and updates the steps that depend on it. */
  settle({ key }: Step, result: StepResult, tookMs: number): void {
    if (result.status === 'done') {
      this.set(key, { ...result, tookMs })
      this.schedule.release(key, this.states)
      return
    }
    const { base, ...failure } = result
    const step = this.steps.get(key)
    if (base && step) this.replace({ ...step, base })
    this.set(key, { ...failure, tookMs })
    this.arrange()
  }

  /** Holds back the steps that depend on failed ones, and moves the others back to waiting. */
  arrange(): void {
    const held = blockedKeys(this.current.steps, this.states)
    for (const { key } of this.current.steps) {
      const one = this.states[key]
      if (one?.status === 'waiting' && held.has(key)) this.states[key] = { ...one, status: 'held' }
      if (one?.status === 'held' && !held.has(key)) this.states[key] = { ...one, status: 'waiting' }
    }
    this.schedule.renew(this.states)
    this.changed()
  }

  /** Failed steps wait again: one, or all. */
  retry(wanted: string | undefined): void {
    for (const [key, { status, isUncertain }] of Object.entries(this.states))
      if (status === 'failed' && (wanted === undefined || wanted === key))
        this.states[key] = { status: 'waiting', ...(isUncertain && { isUncertain }) }
  }

  /** Skips a failed step. Returns whether there was one. */
  skip(key: string): boolean {
    const state = this.states[key]
    if (state?.status !== 'failed') return false
    this.states[key] = { ...state, status: 'skipped' }
    const { row } = this.steps.get(key) ?? {}
    // The second pass of an object cannot run without the first one.
    for (const step of this.schedule.waitingFor(key))
      if (step.isSecondPass && step.row === row) this.states[step.key] = { status: 'skipped' }
    return true
  }

  /** Whether nothing more will be done for any step. */
  isComplete = () => Object.values(this.states).every(isOver)

  /** Takes over what another tab did with the queue in the meantime. */
  catchUp(kept: QueueState): void {
    for (const step of kept.steps) this.steps.set(step.key, step)
    this.isRewritten = true
    for (const [key, one] of Object.entries(resumed(kept).states)) {
      if (one.status === 'done' || one.status === 'skipped') this.states[key] = one
      else if (one.isUncertain)
        this.states[key] = { status: 'waiting', ...this.states[key], isUncertain: true }
    }
    this.changed()
  }
}
