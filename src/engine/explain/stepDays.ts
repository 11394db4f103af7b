import { daysTo, type Wanted } from '@/engine/economy/daysTo'
import { dayMs } from '@/lib/days'
import type { Step } from './steps'
import type { View } from './view'
import type { DaysOf } from './way'

/** The kind of player whose days are counted (`economy/engine/profiles.ts`). */
export const stepProfile = 'regular'

/**
 * The days that each step takes a regular player of the economy. A step that the economy cannot count in days, such as a
 * tag that somebody has to give, has none.
 */
export function stepDays(view: View): DaysOf {
  const { credits, points } = view.person
  let count: ((wanted: Wanted) => number | null) | undefined
  const daysUntil = (wanted: Wanted): number | undefined => {
    // Works out a year, so only for a step that needs it.
    count ??= daysTo(view.programme, { at: view.at, profile: stepProfile, credits, points })
    return count(wanted) ?? undefined
  }
  return (step: Step) => {
    switch (step.kind) {
      case 'wait':
        return Math.max(0, step.until - view.at) / dayMs
      case 'earn':
        return step.what === 'credits'
          ? daysUntil({ kind: 'credits', credits: credits + step.amount })
          : daysUntil({ kind: 'points', points: points + step.amount })
      case 'do': {
        if (step.type !== 'missions') return undefined
        const once = daysUntil({ kind: 'missions', id: step.id })
        const wait = step.opensAt === undefined ? 0 : Math.max(0, step.opensAt - view.at) / dayMs
        return once === undefined ? undefined : wait + once * step.times
      }
      case 'given':
        return undefined
    }
  }
}
