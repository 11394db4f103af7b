import { resources } from '@mocks/entities'
import { reset } from '@mocks/reset'
import { configureWorld, store } from '@mocks/state'
import { breachOf } from '@mocks/store/contract'
import { idOf } from '@mocks/store/resources'
import { afterEach, describe, expect, it } from 'vitest'
import type { Mission, Player } from '@/generated/model'

afterEach(reset)

const list = (resource: (typeof resources)[number], account = 'brindlewick') => store.list(resource, account)

describe('a world with other sizes', () => {
  it.each(resources)(
    'has exactly the requested number of %s, with different ids, and all fit the contract',
    (resource) => {
      for (const size of [0, 1, 501]) {
        configureWorld({ shape: { sizes: { [resource]: size } } })
        const objects = list(resource)
        expect(objects).toHaveLength(size)
        expect(new Set(objects.map((object) => idOf(resource, object))).size).toBe(size)
        expect(objects.flatMap((object) => breachOf(resource, object) ?? [])).toEqual([])
        expect(objects.every((object) => (object as { account?: string }).account === 'brindlewick')).toBe(
          true,
        )
      }
    },
  )

  it.each(resources)('creates %s for an account that has none', (resource) => {
    configureWorld({ shape: { account: 'tarnstead', sizes: { [resource]: 6 } } })
    expect(list(resource, 'tarnstead')).toHaveLength(6)
    expect(list(resource, 'tarnstead').flatMap((object) => breachOf(resource, object) ?? [])).toEqual([])
  })

  it('leaves other accounts and lists as in the demo', () => {
    const before = [list('missions', 'fennmarsh').length, list('teams').length]
    configureWorld({ shape: { sizes: { missions: 501 } } })
    expect([list('missions', 'fennmarsh').length, list('teams').length]).toEqual(before)
  })

  it('has the requested number of accounts, with the lists of those that stay', () => {
    configureWorld({ shape: { sizes: { accounts: 1 } } })
    expect(store.accounts().map(({ account }) => account)).toEqual(['brindlewick'])
    expect(list('missions')).toHaveLength(126)
    configureWorld({ shape: { sizes: { accounts: 12 } } })
    expect(store.accounts()).toHaveLength(12)
  })

  it('has 100,000 players with different ids', () => {
    configureWorld({ shape: { sizes: { players: 100_000 } } })
    expect(new Set(list('players').map((player) => player.player)).size).toBe(100_000)
  })
})

describe('a world with other texts, pictures and references', () => {
  it('has names of 100 characters and more', () => {
    configureWorld({ shape: { texts: 'long' } })
    expect(list('missions').every(({ name = '' }) => name.length >= 100)).toBe(true)
    expect(list('missions')[0]?.name).toMatch(/^A Chapter a Day [א-ת ]+ .*ß/)
  })

  it('has no pictures, or pictures that do not load', () => {
    configureWorld({ shape: { pictures: 'missing' } })
    expect(list('missions').filter(({ imgUrl }) => imgUrl !== undefined)).toEqual([])
    configureWorld({ shape: { pictures: 'broken' } })
    expect(new Set(list('missions').map(({ imgUrl }) => imgUrl))).toEqual(
      new Set(['/mock-images/gone.png', undefined]),
    )
  })

  it('refers to objects that do not exist, and still fits the contract', () => {
    configureWorld({ shape: { references: 'broken' } })
    expect(
      (list('missions') as Mission[]).some(({ requirement }) =>
        requirement?.missions?.includes('no-longer-there'),
      ),
    ).toBe(true)
    expect((list('players') as Player[]).some(({ badges }) => badges?.includes('no-longer-there'))).toBe(true)
    for (const resource of resources)
      expect(list(resource).flatMap((object) => breachOf(resource, object) ?? [])).toEqual([])
  })
})
