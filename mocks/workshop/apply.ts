import type { OperationId } from '@/generated/resourceMocks'
import { clearFaults, setFault } from '../faults'
import { setPageClock } from '../pageClock'
import { settings } from '../settings'
import { configureWorld, worldOptions } from '../state'
import type { WorldShape } from '../world/sized'
import { clearOtherPerson, expectOtherPerson } from './otherPerson'
import { isMocked } from './reach'
import type { Scenario } from './scenario'

/** How the world of a scenario differs from the demo's; undefined if it does not. */
export function shapeOf({
  account,
  data,
  sizes,
  texts,
  pictures,
  references,
  programmes,
}: Scenario): WorldShape | undefined {
  const shape: WorldShape = {
    ...(sizes && { sizes, ...(account && { account }) }),
    ...(data && { data: Number(data.split('~')[1]), ...(account && { account }) }),
    ...(texts && { texts }),
    ...(pictures && { pictures }),
    ...(references && { references }),
    ...(programmes && { programmes, ...(account && { account }) }),
  }
  return Object.keys(shape).length > 0 ? shape : undefined
}

/** Fills the store with the data of a scenario. In a browser, set the clock first: it decides the world's day. */
export function applyData(state: Scenario): void {
  configureWorld({ shape: shapeOf(state) })
}

/**
 * Applies the settings that can change while the console runs: latency, failures, tokens, another person, who responds.
 * @param before the state that was applied last: one-time effects are not repeated for the same setting
 */
export function applyLive(state: Scenario, defaultLatency = 0, before?: Scenario): void {
  settings.latencyMs = state.latency ?? defaultLatency
  settings.jitterMs = state.jitter ?? 0
  clearFaults()
  for (const [operation, rule] of Object.entries(state.faults ?? {}))
    setFault(operation as OperationId | 'all', rule.fault, rule.times)
  if (before?.token !== state.token || before?.refresh !== state.refresh)
    if (state.token === 'expired') expireToken()
    else settings.isTokenRefused = () => false
  settings.isMocked = (operation) => isMocked(operation, state)
  if (before && before.otherPerson === state.otherPerson) return
  clearOtherPerson()
  if (state.otherPerson) expectOtherPerson(state.otherPerson)
}

/** The first access token that the API sees from now on has expired; renewed ones are valid. */
export function expireToken(): void {
  let expired: string | undefined
  settings.isTokenRefused = (token) => {
    expired ??= token
    return token === expired
  }
}

/**
 * For unit tests: puts the mocked API into a state. `reset()` ends it. Session, account and theme belong to the page,
 * so tests pass them where they render.
 */
export function applyScenario(state: Scenario): void {
  setPageClock(state.clock)
  if (shapeOf(state) || worldOptions().shape) applyData(state)
  applyLive(state)
}
