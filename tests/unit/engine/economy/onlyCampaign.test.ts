import fc from 'fast-check'
import { expect, it } from 'vitest'
import { figuring } from '@/engine/economy/metrics'
import { onlyCampaign } from '@/engine/economy/onlyCampaign'
import { runSync } from '@/lib/idle'
import { at, event, listsOf } from './support'

const tags = fc.constantFrom<string[]>(['spring'], [' Spring'], ['winter'], [])
const limit = fc.constantFrom({}, { period: 'all-time', limitCount: true, countLimit: 3 })
const events = fc.array(fc.record({ tags, limit, credits: fc.nat(20), points: fc.nat(20) }), {
  minLength: 1,
  maxLength: 5,
})

it('the sums of a campaign are those of its sources, and the other sources have the rest (rule ECON-1)', () => {
  fc.assert(
    fc.property(events, (drawn) => {
      // What has no spring is winter, so that two campaigns have all of them.
      const rows = drawn.map(({ tags: of, limit: own, credits, points }, index) =>
        event(`e${index}`, { tags: of.length > 0 ? of : ['winter'], reward: { credits, points }, ...own }),
      )
      const springIds = drawn.flatMap(({ tags: of }, index) =>
        /spring/i.test(of.join()) ? [`e${index}`] : [],
      )
      const lists = listsOf({ events: rows, prizes: [{ id: 'mug', credits: 5, tags: ['spring'] }] })
      const options = { at, days: 30, profile: 'regular', campaign: { tag: 'spring' } } as const
      const { now, cost } = runSync(figuring('a', lists, options))
      const spring = onlyCampaign(now, lists, { tag: 'spring' })
      const winter = onlyCampaign(now, lists, { tag: 'winter' })
      for (const currency of ['credits', 'points'] as const) {
        expect(spring.earned[currency] + winter.earned[currency]).toBeCloseTo(now.earned[currency], 6)
        expect(spring.ceiling[currency] + winter.ceiling[currency]).toBeCloseTo(now.ceiling[currency], 6)
      }
      expect(spring.sources.map(({ id }) => id)).toEqual(springIds)
      // Without dates its own span is that of the figures (rule CAMPAIGN-14).
      expect(cost?.direct.credits).toBeCloseTo(spring.earned.credits, 6)
      expect([spring.sinks.length, winter.sinks.length]).toEqual([1, 0])
    }),
    { numRuns: 60, seed: 7 },
  )
})
