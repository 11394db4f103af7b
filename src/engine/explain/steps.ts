import type { EarnedCurrency } from './rewardSources'
import type { ObjectId } from './types'

/** One thing to do on the way to an object. */
export type OpeningStep =
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
   * The step fails if `reached`, what the sources give within a year, is less than `amount`. `missing` is what the
   * player lacks in total; the steps before give a part of it.
   */
  | {
      kind: 'earn'
      what: EarnedCurrency
      amount: number
      missing: number
      reached: number
      from: readonly EarningSource[]
    }
  | { kind: 'given'; what: 'category' | 'tags'; text: string }
  | { kind: 'wait'; until: number }

/** Where points or credits come from. */
export interface EarningSource extends ObjectId {
  name: string
  each: number
  times: number
}

/** Whether a step cannot earn its amount within a year. */
export const isFailing = (step: OpeningStep): boolean => step.kind === 'earn' && step.reached < step.amount
