import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { campaignIn, campaignsOf } from '@/engine/campaign/campaign'
import { campaignKey, costing, costingAll } from '@/engine/economy/campaignCost'
import { figuring } from '@/engine/economy/metrics'
import { runSync } from '@/lib/idle'
import type { EntityType } from '@/model/entityTypes'
import type { Lists } from '@/model/references'

const account = 'a'
const now = Date.parse('2026-03-10T00:00:00Z')
const spring = { tag: 'spring' }
const tags = ['spring']
const march = { from: '2026-03-01T00:00:00Z', to: '2026-03-31T23:59:59Z' }
const listsOf = (objects: Partial<Record<EntityType, readonly object[]>>): Lists =>
  new Map(Object.entries(objects) as [EntityType, object[]][])
const costOf = (lists: Lists, view?: 'as-is' | 'as-active') =>
  runSync(costing({ account, lists, name: spring, now, view }))

const once = { limitCount: true, countLimit: 1, period: 'all-time' }
const ride = { account, id: 'ride', name: 'Ride' }
const mission = (more: object = {}) => ({
  account,
  id: 'bird',
  name: 'Bird Walk',
  tags,
  active: march,
  ...once,
  objectives: { events: [{ id: 'ride', count: 1 }] },
  reward: { credits: 100, points: 50, achievements: [{ id: 'badge', steps: 1 }] },
  ...more,
})
const badge = { account, id: 'badge', name: 'Badge', steps: 1, reward: { credits: 60 } }

describe('the cost of a campaign (rule CAMPAIGN-14)', () => {
  it('has its own objects, and apart what follows outside of it', () => {
    const cost = costOf(listsOf({ events: [ride], missions: [mission()], achievements: [badge] }))
    expect(cost).toMatchObject({ at: Date.parse(march.from), days: 31, view: 'as-is' })
    expect(cost.direct.credits).toBeCloseTo(100, 6)
    expect(cost.direct.points).toBeCloseTo(50, 6)
    expect(cost.followOn).toEqual([
      { type: 'achievements', id: 'badge', name: 'Badge', credits: 60, points: 0 },
    ])
    expect(cost.toCome?.credits).toBeLessThan(1)
  })

  it('names what stops without it, also if it requires an object of it, and adds nothing for that', () => {
    const needs = {
      ...mission(),
      id: 'after',
      name: 'After',
      tags: [],
      active: {},
      requirement: { missions: ['bird'] },
    }
    const cost = costOf(listsOf({ events: [ride], missions: [mission(), needs] }))
    expect(cost.stops).toEqual([{ type: 'missions', id: 'after', name: 'After' }])
    expect(cost.direct.credits).toBeCloseTo(100, 6)
  })

  it('says what is reached sooner, in days', () => {
    const slow = mission({ id: 'slow', tags: [], active: { from: '2026-05-01T00:00:00Z' } })
    const cost = costOf(listsOf({ events: [ride], missions: [mission(), slow], achievements: [badge] }))
    expect(cost.followOn).toEqual([])
    expect(cost.sooner).toEqual([{ type: 'achievements', id: 'badge', name: 'Badge', days: 61 }])
  })

  it('is that of all of it as long as nothing of it is available (rule CAMPAIGN-15)', () => {
    const lists = listsOf({ events: [ride], missions: [mission({ isAvailable: false })] })
    expect(costOf(lists)).toMatchObject({ view: 'as-active', days: 31 })
    expect(costOf(lists).direct.credits).toBeCloseTo(100, 6)
    expect(costOf(lists, 'as-is')).toMatchObject({ at: now, days: 30, direct: { credits: 0, points: 0 } })
  })

  it('is nothing if it ends before it starts', () => {
    const lists = listsOf({
      events: [ride],
      missions: [mission({ active: { from: march.to, to: march.from } })],
    })
    expect(costOf(lists)).toMatchObject({
      at: Date.parse(march.to),
      days: 0,
      direct: { credits: 0, points: 0 },
    })
  })
})

const day = fc.integer({ min: -40, max: 60 }).map((count) => new Date(now + count * 86_400_000).toISOString())
const reward = fc.record({
  credits: fc.integer({ min: 0, max: 50 }),
  points: fc.integer({ min: 0, max: 50 }),
  achievements: fc.constantFrom([], [{ id: 'badge', steps: 1 }]),
})
const generated = fc.record({
  missions: fc.array(
    fc.record({
      tags: fc.constantFrom([], ['spring'], ['winter'], ['spring', 'winter']),
      active: fc.record({ from: day, to: day }, { requiredKeys: [] }),
      isAvailable: fc.boolean(),
      period: fc.constantFrom('daily', 'weekly', 'all-time'),
      limitCount: fc.boolean(),
      countLimit: fc.integer({ min: 0, max: 3 }),
      reward,
    }),
    { maxLength: 5 },
  ),
  badgeTags: fc.constantFrom([], ['spring']),
  levelTags: fc.constantFrom([], ['winter']),
})

it('is one number in the list, in the economy for each period, and on the page (rule CAMPAIGN-14)', () => {
  fc.assert(
    fc.property(generated, fc.constantFrom(30, 90), (world, days) => {
      const lists = listsOf({
        events: [ride],
        missions: world.missions.map((one, index) => ({ ...mission(one), id: `m${index}` })),
        achievements: [{ ...badge, tags: world.badgeTags }],
        levels: [
          {
            account,
            id: 'l',
            name: 'L',
            ordinal: 1,
            tags: world.levelTags,
            objectives: { points: 40 },
            reward: { credits: 7 },
          },
        ],
        players: [{ id: 'p', badges: ['badge'], credits: 3 }],
      })
      const campaigns = campaignsOf(lists, now)
      const listed = runSync(costingAll({ account, lists, now }, campaigns))
      for (const { name } of campaigns) {
        const page = runSync(costing({ account, lists, name, now }))
        expect(listed.get(campaignKey(name))?.credits).toBeCloseTo(page.direct.credits, 9)
        const { cost } = runSync(figuring(account, lists, { at: now, days, profile: 'keen', campaign: name }))
        expect(cost).toEqual({ ...page, name })
        const of = campaignIn(lists, name, now)
        const without = new Map([...lists, ['players', []] as const])
        expect(runSync(costing({ account, lists: without, name: of.name, now }))).toEqual(page)
      }
    }),
    { numRuns: 25, seed: 62 },
  )
})
