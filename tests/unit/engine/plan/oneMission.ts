import type { ObjectName, Plan, PlanRow } from '@/engine/plan/types'
import { Service } from './service'

/* The accounts 'from' and 'to', and a mission 'm' for them. */

export const m: ObjectName = { type: 'missions', id: 'm' }
export const mission = (more: object = {}) => ({ id: 'm', account: 'from', name: 'Mission', ...more })

/** A service with these lists of both accounts. */
export const serviceWith = (from: Record<string, object[]>, to: Record<string, object[]> = {}) =>
  new Service({ from: new Map(Object.entries(from)) as never, to: new Map(Object.entries(to)) as never })

export const rowOf = (plan: Plan, key: string) => plan.rows.find((one) => one.key === key) as PlanRow
