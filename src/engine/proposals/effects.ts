import { check } from '@/engine/check/check'
import type { Finding } from '@/engine/check/types'
import { courseOf, earnedIn } from '@/engine/economy/expected'
import { assumptionsOf } from '@/engine/economy/profiles'
import { listsAfter } from '@/engine/plan/listsAfter'
import type { Plan } from '@/engine/plan/types'
import { ProgrammeIndex } from '@/engine/programme/programmeIndex'
import type { Lists } from '@/model/references'

/** What a plan does to a programme as a whole. */
export interface Effects {
  /** The findings of the check that come, and those that go. */
  caused: readonly Finding[]
  mended: readonly Finding[]
  /** What a regular player is expected to earn in 30 days. */
  credits: { before: number; after: number }
}

const monthDays = 30

/** The findings and the credits a month before and after a plan. */
export function effectsOf(plan: Plan, lists: Lists, now: number): Effects {
  const { account } = plan
  const after = listsAfter(lists, plan)
  const [was, is] = [lists, after].map((all) => check({ account, lists: all, now })) as [Finding[], Finding[]]
  const credits = (all: Lists) => {
    const regular = assumptionsOf('regular')
    const programme = new ProgrammeIndex({ account, now, lists: all })
    return Math.round(earnedIn(courseOf(programme, now, monthDays, regular), regular).credits)
  }
  return {
    caused: without(is, was),
    mended: without(was, is),
    credits: { before: credits(lists), after: credits(after) },
  }
}

/** The findings that the others do not have. A fault keeps its key. */
export function without(findings: readonly Finding[], others: readonly Finding[]): readonly Finding[] {
  const keys = new Set(others.map(({ key }) => key))
  return findings.filter(({ key }) => !keys.has(key))
}
