import { courseOf, earnedIn } from '@/engine/economy/expected'
import { assumptionsOf } from '@/engine/economy/profiles'
import { ProgrammeIndex } from '@/engine/programme/programmeIndex'
import type { Lists } from '@/model/references'

const monthDays = 30

/** The credits that a regular player is expected to earn in 30 days. */
export function monthCredits(lists: Lists, account: string, now: number): number {
  const regular = assumptionsOf('regular')
  const programme = new ProgrammeIndex({ account, now, lists })
  return Math.round(earnedIn(courseOf(programme, now, monthDays, regular), regular).credits)
}
