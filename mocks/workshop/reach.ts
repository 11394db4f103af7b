import { type Resource, resourceFacts } from '@/generated/resourceFacts'
import type { OperationId } from '@/generated/resourceMocks'
import { operations } from '../handlers/operations'
import { apiTarget, signInOfApi } from '../realApi'
import type { Scenario } from './scenario'

/*
 * `npm run dev:api`: an API is behind the mocks. It has data, rights and often users of its own, so some controls of the
 * panel cannot act. Each of them says why.
 */

/** Whether the mocks respond to an operation. */
export function isMocked(operation: OperationId, { mocked }: Scenario): boolean {
  if (!apiTarget() || mocked === 'all') return true
  return mocked?.includes(operation) ?? false
}

const listOf = new Map(
  (Object.keys(operations) as OperationId[]).map((operation) => [operation.toLowerCase(), operation]),
)

/** Whether the list of a resource comes from the mocks, so that its data can be set. */
export function isListMocked(resource: Resource, state: Scenario): boolean {
  const operation = listOf.get(`list${resource}`)
  return operation !== undefined && isMocked(operation, state)
}

/** Why the size and content of no list can be set; undefined if that of some list can. */
export const whyNoData = (state: Scenario): string | undefined =>
  (Object.keys(resourceFacts) as Resource[]).some((resource) => isListMocked(resource, state))
    ? undefined
    : 'The API responds with its own data. Sizes apply to lists of the mocks: switch them in Calls.'

/** Why nobody else can change the open object. */
export const whyNoOtherPerson = (resource: Resource, state: Scenario): string | undefined =>
  isListMocked(resource, state)
    ? undefined
    : 'This object is in the API, which no other person of the mocks can change.'

/** Why another persona cannot be chosen. */
export const whyNoPersona = (): string | undefined =>
  signInOfApi() === 'provider'
    ? 'You are signed in at a real provider: log out to be somebody else.'
    : undefined

/** Why lifetime, renewal and clock of the session cannot be set. */
export const whyNoSession = (): string | undefined =>
  signInOfApi() === 'provider' ? 'The real provider decides how long its tokens last.' : undefined

/** Why the API cannot refuse a token as expired. */
export function whyNoExpiry(state: Scenario): string | undefined {
  const isAnyMocked = (Object.keys(operations) as OperationId[]).some((one) => isMocked(one, state))
  return isAnyMocked ? undefined : 'Only mocked operations refuse a token as expired.'
}

/** Says how the API sees the persona; undefined if it sees the same user as the console. */
export const noteOnPersona = (): string | undefined =>
  signInOfApi() === 'token'
    ? 'The console shows the rights of this persona, and the API checks those of API_TOKEN.'
    : undefined
