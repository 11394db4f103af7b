import { createAtom, useSelector } from '@tanstack/react-store'
import { tabStorage } from '@/ui/browserStorage'
import type { Decisions, PlanOptions, PlanRequest, PlanSource } from '../plan/types'

/** The request that the plan screen shows, with the decisions of the user. */
export interface Planned {
  request: PlanRequest
  options: PlanOptions
  decisions: Decisions
  /** The screen on which the plan was made. The link back leads to it. */
  source: PlanSource
}

const storageKey = 'console.planned'

/** The request survives a reload, and the preview is built again (decision H44). */
function stored(): Planned | null {
  try {
    return JSON.parse(tabStorage.get(storageKey) ?? 'null')
  } catch {
    return null
  }
}

const planned = createAtom<Planned | null>(stored())

function set(next: Planned | null) {
  if (next) tabStorage.set(storageKey, JSON.stringify(next))
  else tabStorage.remove(storageKey)
  planned.set(next)
}

/** No decisions, and the cautious options are on. */
const atFirst = {
  options: { arriveInactive: true, keepImageAddresses: true },
  decisions: { leaveOut: [], sides: {}, newIds: {}, useInstead: {} },
}

/** Sets the request that `/programme/plan` shows. */
export const plan = (request: PlanRequest, source: PlanSource): void => set({ request, source, ...atFirst })

export const forgetPlanned = (): void => set(null)

export function decide(change: (before: Planned) => Partial<Planned>): void {
  const before = planned.get()
  if (before) set({ ...before, ...change(before) })
}

export const usePlanned = (): Planned | null => useSelector(planned)
