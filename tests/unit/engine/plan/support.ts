import { QueryClient } from '@tanstack/react-query'
import { createPlanApi } from '@/api/writes/planApi'
import type { ObjectName, PlanApi, QueueState } from '@/engine/plan/types'
import { ApiError } from '@/model/apiError'
import { planAt, Service } from './service'

/* Accounts with a few missions, requests on them, and APIs whose calls fail. */

export const mission = (id: string, more: object = {}) => ({
  id,
  account: 'to',
  name: `Mission ${id}`,
  ...more,
})
export const named = (id: string): ObjectName => ({ type: 'missions', id })
export const ids = ['a', 'b', 'c', 'd', 'e', 'f']

/** Missions that each need the one before: a ← b ← c. */
export const chain = (count: number) =>
  ids
    .slice(0, count)
    .map((id, index) => mission(id, index > 0 ? { requirement: { missions: [ids[index - 1]] } } : {}))
export const single = (count: number) => ids.slice(0, count).map((id) => mission(id))

export const setUp = (source: object[], target: object[] = []) =>
  new Service({
    from: new Map([['missions', source.map((one) => ({ ...one, account: 'from' }))]]),
    to: new Map([['missions', target]]),
  })
export const copyAll = (service: Service) =>
  planAt(service, { kind: 'copy', from: 'from', to: 'to', objects: 'all' })
export const deactivate = (service: Service, objects: readonly string[] = ids) =>
  planAt(service, {
    kind: 'edit',
    account: 'to',
    objects: objects.map(named),
    edit: { set: 'isAvailable', value: false },
  })
export const deleteAll = (service: Service, objects: readonly string[]) =>
  planAt(service, { kind: 'delete', account: 'to', objects: objects.map(named) })

export const status = (code: number, more: object = {}) =>
  new ApiError({ kind: 'status', status: code, message: `Refused with ${code}`, ...more })
export const timeout = () =>
  new ApiError({ kind: 'timeout', message: 'The server did not answer within 30 seconds' })

/** An API whose calls fail when the test requests it: before they reach the service, or after they took effect. */
export function failing(
  api: PlanApi,
  fault: (call: string) => { thrown: Error; isLate?: boolean } | undefined,
): PlanApi {
  const through =
    <A extends unknown[], T>(name: string, send: (...args: A) => Promise<T>, what: (...args: A) => string) =>
    async (...args: A): Promise<T> => {
      const found = fault(`${name} ${what(...args)}`)
      if (found && !found.isLate) throw found.thrown
      const response = await send(...args)
      if (found) throw found.thrown
      return response
    }
  return {
    read: through('read', api.read, (_account, { id }) => id),
    create: through('create', api.create, (_type, object) => (object as { id: string }).id),
    update: through('update', api.update, (_type, object) => (object as { id: string }).id),
    remove: through('remove', api.remove, (_account, { id }) => id),
    copyImage: api.copyImage,
  }
}

/** The first call of that name fails, all later ones reach the service. */
export function once(api: PlanApi, name: string, thrown: Error, isLate = false): PlanApi {
  let isDone = false
  return failing(api, (call) => {
    if (isDone || call !== name) return undefined
    isDone = true
    return { thrown, isLate }
  })
}

export const outcomes = ({ states }: QueueState) =>
  Object.fromEntries(
    Object.entries(states).map(([key, one]) => [
      key.split(' ').slice(1).join(' '),
      one.outcome ?? one.status,
    ]),
  )

/** An API whose steps are journalled, as in the browser. */
export function journalled(api: PlanApi): PlanApi {
  const inPlan: PlanApi['inPlan'] = (plan) => {
    const { record, isReverted } = createPlanApi(new QueryClient()).inPlan?.(plan) ?? {}
    return { ...api, ...(record && { record }), ...(isReverted && { isReverted }) }
  }
  return { ...api, inPlan }
}
