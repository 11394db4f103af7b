import { mockEntities } from '@/generated/mockEntities'
import type { AccountResource } from '@/generated/resourceFacts'
import { type ResourceTypes, resourceFacts } from '@/generated/resourceFacts'
import type { ElementAnswers, ElementRequests, ElementResource } from '@/generated/resourceMocks'
import type { MockEntity } from '../entities/mockEntity'
import { failOnSentinel } from '../faults'
import { store, worldOptions } from '../state'
import type { Fields } from '../store/fields'
import { withoutManaged } from '../store/managed'
import { caller, needAccount, needRead, needWrite } from './access'
import { checkBody, readJson, readPath, readQuery } from './read'
import { badRequest, notFound, taken } from './refuse'
import { checkRules } from './rules'

const mockOf = <R extends AccountResource>(resource: R) =>
  mockEntities[resource] as unknown as MockEntity<ResourceTypes[R], never>

/** The four operations that most resources of an account share, as functions for generated handlers. */
export function elements<R extends ElementResource>(
  resource: R,
  requests: ElementRequests,
): ElementAnswers<ResourceTypes[R]> {
  return {
    async list(info) {
      const token = caller(info.request)
      needRead(token)
      const { account, limit, skip, availability, timeframe } = readQuery(info, requests.query)
      if (availability !== 'all') throw badRequest("Availability must be 'all'", 'availability')
      if (timeframe !== 'all') throw badRequest("Timeframe must be 'all'", 'timeframe')
      needAccount(token, account)
      return store
        .list(resource, account)
        .slice(skip, skip + limit)
        .map((object) => toResponse(resource, object))
    },

    async create(info) {
      const token = caller(info.request)
      needWrite(token)
      const sent = withoutManaged(resource, await readJson(info))
      const body = checkBody(sent, mockOf(resource).isOpen ? requests.create : requests.create.strict())
      const { account, id } = body as { account: string; id: string }
      needAccount(token, account)
      await failOnSentinel(body.name, id)
      checkRules(body)
      if (store.get(resource, account, id)) throw idTaken(id, account)
      return keep(resource, account, body, undefined)
    },

    async update(info) {
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

    async remove(info) {
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

/** Returns the object; 404 if it does not exist. */
export function found<R extends AccountResource>(resource: R, account: string, id: string): ResourceTypes[R] {
  const object = store.get(resource, account, id)
  if (object) return object
  throw notFound(`No object with the id '${id}' in the account '${account}'`, resourceFacts[resource].idField)
}

/** Stores an object with the fields that the server counts, and returns the response. */
function keep<R extends AccountResource>(
  resource: R,
  account: string,
  fields: Fields,
  previous?: Fields,
): ResourceTypes[R] {
  const object = withCounted(resource, fields, previous) as ResourceTypes[R]
  store.put(resource, account, object)
  return toResponse(resource, object)
}

/** The object with the fields that the server counts: zero for a new one, otherwise taken from `previous`. */
export const withCounted = (resource: AccountResource, fields: Fields, previous?: Fields): Fields =>
  mockOf(resource).counted?.(fields, previous, worldOptions().now) ?? fields

/** The object as it appears in a response. */
const toResponse = <R extends AccountResource>(resource: R, object: ResourceTypes[R]): ResourceTypes[R] =>
  mockOf(resource).computed?.(object, store.list) ?? object
