import type { Step, StepState } from './types'

type States = Readonly<Record<string, StepState>>

/** Whether nothing more will be done for a step. */
export const isOver = (state: StepState | undefined) =>
  !state || state.status === 'done' || state.status === 'skipped'

/** Decides which steps can run. Built once per queue. The states change, so they are passed in. */
export function createSchedule(steps: readonly Step[]) {
  const places = new Map(steps.map(({ key }, index) => [key, index]))
  const dependants = new Map<string, Step[]>()
  for (const step of steps)
    for (const key of step.after) dependants.set(key, [...(dependants.get(key) ?? []), step])
  let ready: number[] = []

  const isReady = ({ key, after }: Step, states: States) =>
    states[key]?.status === 'waiting' && after.every((one) => isOver(states[one]))

  return {
    /** Recalculates all steps. */
    renew(states: States) {
      ready = steps.flatMap((step, index) => (isReady(step, states) ? [index] : []))
    },
    /** Returns and removes the next step that can run. */
    take(): Step | undefined {
      const index = ready.shift()
      return index === undefined ? undefined : steps[index]
    },
    /** Adds the steps that waited for a finished one. */
    release(key: string, states: States) {
      for (const step of dependants.get(key) ?? []) {
        if (!isReady(step, states)) continue
        const index = places.get(step.key) as number
        const at = ready.findIndex((other) => other > index)
        ready.splice(at < 0 ? ready.length : at, 0, index)
      }
    },
    /** All steps that wait for a step, directly or through others. */
    waitingFor(key: string): Step[] {
      const found = new Set<Step>(dependants.get(key))
      for (const step of found) for (const next of dependants.get(step.key) ?? []) found.add(next)
      return [...found]
    },
  }
}

/** The keys of the steps that wait for a failed step. */
export function blockedKeys(steps: readonly Step[], states: States): Set<string> {
  const held = new Set<string>()
  for (const { key, after } of steps)
    if (after.some((one) => states[one]?.status === 'failed' || held.has(one))) held.add(key)
  return held
}
