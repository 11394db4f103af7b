import { describe, expect, it } from 'vitest'
import { idsWithFinding, usedIds } from '@/engine/advanced-filters/facts'
import { byCause } from '@/engine/check/causes'
import { check } from '@/engine/check/check'
import type { Lists } from '@/model/references'

const account = 'acme'
const mission = (id: string, events: string[]) => ({
  account,
  id,
  name: id,
  isAvailable: true,
  objectives: { events: events.map((event) => ({ id: event, count: 1 })) },
})
const lists: Lists = new Map([
  ['events', [{ account, id: 'ride', name: 'Ride', isAvailable: true }]],
  ['missions', [mission('first', ['ride', 'gone']), mission('second', ['gone'])]],
])

describe('the facts about objects that conditions ask for (rule ASK-1)', () => {
  it('an object is used if another one names it', () => {
    expect(usedIds('events', lists)).toEqual(new Set(['ride', 'gone']))
    expect(usedIds('missions', lists)).toEqual(new Set())
  })

  it('each object of a finding of many objects has a finding', () => {
    const findings = check({ account, lists, now: Date.parse('2026-01-27T00:00:00Z') })
    const grouped = byCause(findings).filter(({ objects }) => objects?.length === 2)
    expect(grouped.length).toBeGreaterThan(0)
    for (const some of [findings, grouped])
      expect(idsWithFinding('missions', some)).toEqual(new Set(['first', 'second']))
  })
})
