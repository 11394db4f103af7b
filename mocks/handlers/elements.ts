import type { ZodObject } from 'zod'
import type { ListMissionsQueryParams } from '@/generated/zod'
import { failOnSentinel } from '../faults'
import { store, worldOptions } from '../state'
import { withManaged, withoutManaged } from '../store/managed'
import { idField, idOf, type Resource, type ResourceTypes } from '../store/resources'
import { caller, needAccount, needRead, needWrite } from './access'
import { type CallInfo, checkBody, type Fields, readJson, readPath, readQuery } from './read'
import { badRequest, notFound, taken } from './refuse'
import { checkRules } from './rules'

/** The generated schemas of a resource's requests. */
interface Requests {
  query: typeof ListMissionsQueryParams
  create: ZodObject
  update: ZodObject
  path: ZodObject
}

interface Options {
  /** POST takes fields that the contract does not know. */
  open?: boolean
}

/** The four operations that all resources of an account share; each is a function for a generated handler. */
export function elements<R extends Exclude<Resource, 'players'>>(
  resource: R,
  requests: Requests,
  { open = false }: Options = {},
) {
  type T = ResourceTypes[R]

  return {
    async list(info: CallInfo): Promise<T[]> {
      const token = caller(info.request)
      needRead(token)
      const { account, limit, skip, availability, timeframe } = readQuery(info, requests.query)
      if (availability !== 'all') throw badRequest("Availability must be 'all'", 'availability')
      if (timeframe !== 'all') throw badRequest("Timeframe must be 'all'", 'timeframe')
      needAccount(token, account)
      return store
        .list(resource, account)
        .slice(skip, skip + limit)
        .map((object) => answered(resource, object))
    },

    async create(info: CallInfo): Promise<T> {
      const token = caller(info.request)
      needWrite(token)
      const sent = withoutManaged(resource, await readJson(info))
      const body = checkBody(sent, open ? requests.create : requests.create.strict())
      const { account, id } = body as { account: string; id: string }
      needAccount(token, account)
      await failOnSentinel(body.name, id)
      checkRules(body)
      if (store.get(resource, account, id)) throw idTaken(id, account)
      return keep(resource, account, body, undefined)
    },

    async update(info: CallInfo): Promise<T> {
      const token = caller(info.request)
      needWrite(token)
      const body = withoutManaged(resource, await readJson(info))
      checkBody(body, requests.update)
      const { account, id } = body as { account: string; id: string }
      needAccount(token, account)
      await failOnSentinel(body.name, id)
      checkRules(body)
      return keep(resource, account, body, found(resource, account, id))
    },

    async remove(info: CallInfo): Promise<void> {
      const token = caller(info.request)
      needWrite(token)
      const { account, id } = readPath(info, requests.path) as { account: string; id: string }
      needAccount(token, account)
      await failOnSentinel(id)
      found(resource, account, id)
      store.delete(resource, account, id)
    },
  }
}

export const idTaken = (id: string, account: string, field = 'id') =>
  taken(`The id '${id}' is already in use in the account '${account}'`, field)

/** The object; 404 when there is none. */
export function found<R extends Resource>(resource: R, account: string, id: string): ResourceTypes[R] {
  const object = store.get(resource, account, id)
  if (object) return object
  throw notFound(`No object with the id '${id}' in the account '${account}'`, idField(resource))
}

/** Stores an object with the fields that the server counts, and gives back what is answered. */
function keep<R extends Resource>(
  resource: R,
  account: string,
  fields: Fields,
  previous?: Fields,
): ResourceTypes[R] {
  const object = withManaged(resource, fields, previous, worldOptions().now) as ResourceTypes[R]
  store.put(resource, account, object)
  return answered(resource, object)
}

/** The object as it is answered: a team's members are counted when it is asked for. */
function answered<R extends Resource>(resource: R, object: ResourceTypes[R]): ResourceTypes[R] {
  if (resource !== 'teams') return object
  const id = idOf(resource, object)
  const members = store.list('players', String(object.account)).filter((player) => player.team === id)
  return { ...object, memberCount: members.length }
}
