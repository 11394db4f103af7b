import { check } from '@/engine/check/check'
import type { Finding } from '@/engine/check/types'
import { listsAfter } from '@/engine/plan/listsAfter'
import type { Plan } from '@/engine/plan/types'
import type { Lists } from '@/model/references'
import { monthCredits } from './credits'
import { without } from './without'

/** The effects of a plan on the whole programme. */
export interface Effects {
  /** The findings of the check that come, and those that go. */
  caused: readonly Finding[]
  mended: readonly Finding[]
  /** The expected credits of a regular player in 30 days. */
  credits: { before: number; after: number }
}

/** The findings and the credits a month before and after a plan. */
export function effectsOf(plan: Plan, lists: Lists, now: number): Effects {
  const { account } = plan
  const after = listsAfter(lists, plan)
  const [was, is] = [lists, after].map((all) => check({ account, lists: all, now })) as [Finding[], Finding[]]
  const credits = (all: Lists) => monthCredits(all, account, now)
  return {
    caused: without(is, was),
    mended: without(was, is),
    credits: { before: credits(lists), after: credits(after) },
  }
}
