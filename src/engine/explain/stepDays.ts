import { type DaysTo, daysTo, type WantedResult } from '@/engine/economy/daysTo'
import { dayMs } from '@/lib/days'
import type { Waits } from './openingPath'
import type { OpeningStep } from './steps'
import type { View } from './view'

/** The kind of player for which days are calculated (`economy/profiles.ts`). */
export const stepProfile = 'regular'

/**
 * The days from the moment on after which a regular player of the economy is done with each step (rule EXPLAIN-18). A step that
 * the economy cannot count in days, such as a tag that somebody has to give, has none. A wait for a date is exact.
 */
export function stepDays(view: View): Waits {
  const { credits, points } = view.person
  let counted: DaysTo | undefined
  // Simulates a year, so it is only calculated if a step needs it.
  const count = () => {
    counted ??= daysTo(view.programme, { at: view.at, profile: stepProfile, credits, points })
    return counted
  }
  const until = (wanted: WantedResult): number | undefined => count().wait(wanted) ?? undefined
  return {
    of(step: OpeningStep) {
      switch (step.kind) {
        case 'wait':
          return Math.max(0, step.until - view.at) / dayMs
        case 'earn':
          return step.what === 'credits'
            ? until({ kind: 'credits', credits: credits + step.missing })
            : until({ kind: 'points', points: points + step.missing })
        case 'do':
          return until({ kind: 'done', type: step.type, id: step.id, times: step.times })
        case 'given':
          return undefined
      }
    },
    timesWithin: (source, days) => count().timesWithin(source, days),
  }
}
