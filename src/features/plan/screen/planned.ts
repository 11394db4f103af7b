import { useSelector } from '@tanstack/react-store'
import { tellUnkept } from '@/features/shared/tellUnkept'
import { places } from '@/stored/places'
import { stored } from '@/stored/stored'
import type { PlanRequest, PlanSource } from '../types'
import { type Planned, plannedSchema } from './plannedSchema'

export type { Planned }

/** The request survives a reload, and the preview is built again (decision H44). */
const planned = stored<Planned>(places.planned, plannedSchema)

/** No decisions, and the cautious options are on. */
const atFirst = {
  options: { arriveInactive: true, takeAvailability: false, keepImageAddresses: true },
  decisions: { leaveOut: [], sides: {}, newIds: {}, useInstead: {} },
}

/** Sets the request that `/programme/plan` shows. */
export const plan = (request: PlanRequest, source: PlanSource): void =>
  tellUnkept(planned.set({ request, source, ...atFirst }))

export const forgetPlanned = (): void => void planned.set(undefined)

export function decide(change: (before: Planned) => Partial<Planned>): void {
  const before = planned.get()
  if (before) planned.set({ ...before, ...change(before) })
}

export const usePlanned = (): Planned | undefined => useSelector(planned.atom())
