import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Campaign, stateNames } from '@/engine/campaign/campaign'
import { listOrderOf, orderSearch, parseCampaignSearch } from '@/pages/campaign/address'
import { firstDirectionOf, firstOrder, inOrder, listColumns } from '@/pages/campaign/listOrder'
import type { Listed } from '@/pages/campaign/texts'

/* The order of the list of campaigns (rule CAMPAIGN-17). */

const now = Date.UTC(2026, 10, 29)
const days = (count: number) => now + count * 86_400_000

const listedWith = (
  { title = 'a', ...rest }: Partial<Campaign>,
  findings = { errors: 0, warnings: 0 },
): Listed => ({
  campaign: {
    name: { tag: title },
    title,
    objects: [],
    counts: new Map(),
    state: 'live',
    from: undefined,
    to: undefined,
    ...rest,
  },
  findings: { notes: 0, ...findings },
  direct: undefined,
})

const moment = fc.oneof(
  fc.integer({ min: -60, max: 60 }).map(days),
  fc.constantFrom(Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY),
)
const someListed = fc
  .record({
    title: fc.constantFrom('a', 'B', 'spring-2', 'spring-10', 'ż'),
    isTag: fc.boolean(),
    state: fc.constantFrom(...stateNames),
    dates: fc.option(fc.tuple(moment, moment), { nil: undefined }),
    credits: fc.option(fc.nat(), { nil: undefined }),
    errors: fc.nat(3),
    warnings: fc.nat(3),
  })
  .map(({ title, isTag, state, dates, credits, errors, warnings }): Listed => {
    const one = listedWith({ title, state, from: dates?.[0], to: dates?.[1] }, { errors, warnings })
    const name = isTag ? { tag: title } : { category: title }
    return {
      ...one,
      campaign: { ...one.campaign, name },
      direct: credits === undefined ? undefined : { credits, points: 0 },
    }
  })
const order = fc.record({
  by: fc.constantFrom(...listColumns),
  direction: fc.constantFrom('asc' as const, 'desc' as const),
})

const titles = (listed: readonly Listed[]) => listed.map(({ campaign }) => campaign.title)

describe('the list of campaigns', () => {
  it('begins with the most errors, then the most warnings, then by start', () => {
    const listed = [
      listedWith({ title: 'ended', from: days(-30), to: days(-10) }),
      listedWith({ title: 'undated' }),
      listedWith({ title: 'planned', from: days(5), to: days(9) }),
      listedWith({ title: 'live', from: days(-5), to: days(9) }),
      listedWith({ title: 'warned', from: days(40), to: days(50) }, { errors: 0, warnings: 2 }),
      listedWith({ title: 'broken' }, { errors: 1, warnings: 0 }),
    ]
    expect(titles(inOrder(listed, firstOrder, now))).toEqual([
      'broken',
      'warned',
      'live',
      'planned',
      'ended',
      'undated',
    ])
  })

  it('has every campaign once, and the same order whatever the order before', () => {
    fc.assert(
      fc.property(fc.array(someListed), order, (listed, by) => {
        const sorted = inOrder(listed, by, now)
        expect(new Set(sorted)).toEqual(new Set(listed))
        expect(inOrder(sorted, by, now)).toEqual(sorted)
        const keys = (some: readonly Listed[]) => some.map((one) => JSON.stringify(one.campaign))
        expect(keys(inOrder(listed.toReversed(), by, now)).toSorted()).toEqual(keys(sorted).toSorted())
      }),
    )
  })

  it.each(['asc', 'desc'] as const)('has what has no value last, %s', (direction) => {
    fc.assert(
      fc.property(fc.array(someListed), (listed) => {
        const dates = inOrder(listed, { by: 'dates', direction }, now).map(({ campaign }) => campaign.from)
        const credits = inOrder(listed, { by: 'credits', direction }, now).map(({ direct }) => direct)
        for (const values of [dates, credits]) {
          const first = values.indexOf(undefined)
          if (first >= 0) expect(values.slice(first).every((value) => value === undefined)).toBe(true)
        }
      }),
    )
  })

  it('has an address for each order, and none for the first', () => {
    expect(orderSearch(firstOrder)).toEqual({ sort: undefined, dir: undefined })
    fc.assert(
      fc.property(order, (one) => {
        expect(listOrderOf(parseCampaignSearch({ ...orderSearch(one) }))).toEqual(one)
      }),
    )
    expect(listOrderOf(parseCampaignSearch({ sort: 'nonsense', dir: 'up' }))).toEqual(firstOrder)
    expect(listOrderOf({ sort: 'campaign' })).toEqual({
      by: 'campaign',
      direction: firstDirectionOf('campaign'),
    })
  })
})
