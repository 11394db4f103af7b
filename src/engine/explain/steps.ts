import type { Earned } from './gives'
import type { ObjectId } from './types'

/** One thing to do on the way to an object. */
export type Step =
  | (ObjectId & {
      kind: 'do'
      name: string
      times: number
      /** What the completions give together. */
      points: number
      credits: number
      /** When it opens, in ms, if it is coming. */
      opensAt?: number
    })
  /**
   * Fails if what the sources give within a year, `reached`, is less than the amount. `missing` is all that the player lacks,
   * with what the steps before give.
   */
  | {
      kind: 'earn'
      what: Earned
      amount: number
      missing: number
      reached: number
      from: readonly Source[]
    }
  | { kind: 'given'; what: 'category' | 'tags'; text: string }
  | { kind: 'wait'; until: number }

/** Where points or credits come from. */
export interface Source extends ObjectId {
  name: string
  each: number
  times: number
}

/** Whether a step does not give what it has to, within a year. */
export const isFailing = (step: Step): boolean => step.kind === 'earn' && step.reached < step.amount
