import { describe, expect, it } from 'vitest'
import { check } from '@/engine/check/check'
import { fieldLocation, shortLocation } from '@/engine/check/fieldLocations'
import { resourceFacts } from '@/generated/resourceFacts'
import { accountTypes, type EntityType } from '@/model/entityTypes'
import { describedFields, hasControl, isWithin } from '@/model/fieldNames'
import { cases } from './cases'
import { now } from './cases/samples'

describe('the place of a finding (rule CHECK-8)', () => {
  it.each([
    ['missions', 'name', 'Basic Details › Name'],
    ['missions', 'active', 'Schedule'],
    ['missions', 'priority', 'Settings › Priority'],
    ['missions', 'objectives', 'Objectives'],
    ['missions', 'objectives.events.1.id', 'Objectives › Events 2'],
    ['missions', 'objectives.events.0.count', 'Objectives › Required count 1'],
    ['missions', 'requirement.missions.3', 'Requirement › Missions'],
    ['missions', 'countLimit', 'Limit completions › Count limit'],
    ['leaderboards', 'drivenBy', 'Schedule › Driving missions'],
    ['raffles', 'prizes', 'Prizes'],
    ['raffles', 'prizes.2.count', 'Prizes › Units 3'],
    ['quizzes', 'questions.4.choices.1.text', 'Questions › Question 5'],
    ['players', 'credits', 'Score › Credits'],
    // No form has them.
    ['players', 'description', 'Description'],
    ['raffles', 'enabled', 'enabled'],
  ] as const)('of %s at %s is %s', (type, path, place) => {
    expect(fieldLocation(type, path)).toBe(place)
  })

  it('is short in a link', () => {
    expect(shortLocation('Objectives › Events 2')).toBe('Events 2')
  })

  it('begins with a section of the form, whatever a rule reports', () => {
    const wrong: string[] = []
    for (const { fires } of Object.values(cases)) {
      const lists = new Map(
        accountTypes.map((type) => [type, (fires[type] ?? []).map((object) => ({ id: 'x', ...object }))]),
      )
      for (const { type, path } of check({ account: 'a', now, lists }))
        if (!isInForm(type, path)) continue
        else if (!titlesOf(type).has(fieldLocation(type, path).split(' › ')[0] ?? ''))
          wrong.push(`${type} ${path}: ${fieldLocation(type, path)}`)
    }
    expect(wrong).toEqual([])
  })
})

const titlesOf = (type: EntityType) =>
  new Set([...describedFields(type).values()].map(({ section }) => section ?? ''))

/** Fields that no form shows: they travel, or the server counts them. */
const elsewhere = ['players description', 'surveys type', 'quizzes type']

function isInForm(type: EntityType, path: string): boolean {
  const { readOnly }: { readOnly: readonly string[] } = resourceFacts[type]
  return (
    hasControl(type, path) &&
    !elsewhere.includes(`${type} ${path}`) &&
    !readOnly.some((one) => isWithin(path, one))
  )
}
