import {
  isListMocked,
  noteOnPersona,
  whyNoData,
  whyNoExpiry,
  whyNoOtherPerson,
  whyNoPersona,
  whyNoSession,
} from '@mocks/workshop/reach'
import { scenario } from '@mocks/workshop/scenario'
import { afterEach, expect, it, vi } from 'vitest'

const demo = scenario({})
const allOf = (state = demo) => [
  whyNoData(state),
  whyNoExpiry(state),
  whyNoOtherPerson('teams', state),
  whyNoPersona(),
  whyNoSession(),
  noteOnPersona(),
]
const behind = (signIn: 'mocks' | 'token' | 'provider') => {
  vi.stubEnv('VITE_API_TARGET', 'https://staging.example/admin/api/v0')
  vi.stubEnv('VITE_API_SIGN_IN', signIn)
}

afterEach(() => vi.unstubAllEnvs())

it('every control of the panel can act on the mocked API', () => {
  expect(allOf()).toEqual(Array(6).fill(undefined))
})

it('in front of a real API, data and other persons reach the lists that the mocks respond to', () => {
  behind('mocks')
  expect(whyNoData(demo)).toMatch(/^The API responds with its own data/)
  expect(whyNoOtherPerson('mysteryboxes', demo)).toMatch(/^This object is in the API/)
  expect(whyNoExpiry(demo)).toMatch(/^Only mocked operations/)
  const some = scenario({ mocked: ['listMysteryBoxes'] })
  expect(isListMocked('mysteryboxes', some)).toBe(true)
  expect(isListMocked('teams', some)).toBe(false)
  expect([whyNoData(some), whyNoExpiry(some), whyNoOtherPerson('mysteryboxes', some)]).toEqual(
    Array(3).fill(undefined),
  )
  expect(allOf(scenario({ mocked: 'all' }))).toEqual(Array(6).fill(undefined))
})

it('with API_TOKEN the persona says that the API sees another user', () => {
  behind('token')
  expect(whyNoPersona()).toBeUndefined()
  expect(noteOnPersona()).toMatch(/API_TOKEN/)
})

it('with a real provider, persona and session cannot be set', () => {
  behind('provider')
  expect(whyNoPersona()).toMatch(/^You are signed in at a real provider/)
  expect(whyNoSession()).toMatch(/^The real provider decides/)
})
