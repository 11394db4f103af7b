import type { Resource } from '@/generated/resourceFacts'
import type { OperationId } from '@/generated/resourceMocks'
import type { Fault } from '../faults'
import type { PageClock } from '../pageClock'
import type { PersonaId } from '../provider/personas'

/** A fault, for the first `times` calls or, without `times`, for all. */
export interface FaultRule {
  fault: Fault
  times?: number
}

/**
 * Code that can be missing: that of all forms, of the profile, or a file of the build or of `src` by the start of its name, such as
 * `programme.check`, `Gaps` or `page`.
 */
export type MissingCode = string

/** When another person changes or deletes the object that is open. */
export type OtherPerson = 'now' | 'in-10-s' | 'before-save' | 'deletes-before-save'

/**
 * A state of the mocked console. What is left out stays as in the demo: the service admin, 120 ms of latency, the
 * demo's data, no failures, the browser's clock. `address.ts` writes it into a URL and reads it back.
 */
export interface Scenario {
  /** The signed-in persona. `visitor`: nobody is signed in. */
  persona?: PersonaId | 'visitor'
  /** The account selected in the header; '' selects none. */
  account?: string
  theme?: 'light' | 'dark'
  /** Number of objects in the lists of the selected account; of all accounts for `accounts`. */
  sizes?: Partial<Record<Resource, number>>
  /**
   * `contract~7` fills every list of the account with objects that the contract allows, and that nobody would write. Another
   * number makes others.
   */
  data?: `contract~${number}`
  /** `long` gives the objects names of 100 characters, with umlauts and letters written from right to left. */
  texts?: 'long'
  /** `missing` removes the pictures; `broken` gives them addresses without a picture. */
  pictures?: 'missing' | 'broken'
  /** `broken` makes objects refer to others that do not exist. */
  references?: 'broken'
  /** `shared` gives all other accounts the programme of the selected one, each with a few differences. */
  programmes?: 'shared'
  /** Delay of every response in ms, up to 10,000. */
  latency?: number
  /** Responses vary by up to this many ms, in the same way on every run. */
  jitter?: number
  /** Operations that fail. `all` is every operation without a rule of its own. */
  faults?: Partial<Record<OperationId | 'all', FaultRule>>
  /** `expired`: the API refuses the first access token. A number: seconds until an access token expires. */
  token?: 'expired' | number
  /** `refused`: the identity provider does not renew the session. */
  refresh?: 'refused'
  clock?: PageClock
  /** How many seconds the clock of the browser is ahead of the identity provider's. */
  skew?: number
  /** The code that does not load, as after a deployment that replaced it. */
  missingCode?: MissingCode
  otherPerson?: OtherPerson
  /** `first`: nobody has opened the console in this browser before, so the overview offers the tour. */
  visit?: 'first'
  /** The Loading page stays for this many ms after sign-in. Default: 0, so that a scenario opens at once. */
  loading?: number
  /** The mistake in `config.json`, or its option that lets readers propose. */
  config?: 'missing' | 'not-json' | 'incomplete' | 'readers-propose'
  /** `npm run dev:api`: the operations to which the mocks respond. The API responds to all others. */
  mocked?: readonly OperationId[] | 'all'
}

/** Returns a scenario; the compiler checks the names of its operations, resources and personas. */
export const scenario = (state: Scenario): Scenario => state

/** Limits of the controls, in ms and in objects. */
export const maxLatency = 10_000
export const maxSize = (resource: Resource): number => (resource === 'players' ? 100_000 : 10_000)
