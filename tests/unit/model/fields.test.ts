import { describe, expect, it } from 'vitest'
import { fieldsOfType } from '@/engine/advanced-filters/fields'
import { columnsOf } from '@/engine/table/columns'
import { resourceFacts } from '@/generated/resourceFacts'
import { resourceObjects } from '@/generated/resourceObjects'
import { resourceValues } from '@/generated/resourceValues'
import { entityTypes } from '@/model/entityTypes'
import {
  describedFields,
  factsOf,
  fieldName,
  hasControl,
  isWithin,
  labelOf,
  termOf,
} from '@/model/fieldNames'
import { fieldsByType } from '@/model/fields/byType'

/** Fields that a client may write and that no form edits: they travel. Players are no part of the description. */
const onlyInTables = ['surveys type', 'quizzes type']

describe.each(entityTypes)('the described fields of %s', (type) => {
  const fields = describedFields(type)
  const { readOnly, idField }: { readOnly: readonly string[]; idField: string } = resourceFacts[type]

  it('have only fields of the contract, each in one section', () => {
    expect([...fields.keys()].filter((path) => !Object.hasOwn(resourceValues[type], path))).toEqual([])
    const all = Object.values(fieldsByType[type].sections).flatMap(({ fields: some }) => Object.keys(some))
    expect(all).toEqual([...new Set(all)])
  })

  it('have all that its form edits, and others only where it shows them', () => {
    const chosenTogether = resourceObjects[type].choices.flatMap(({ paths }) => paths)
    const edited = Object.entries(resourceValues[type]).flatMap(([path, value]) =>
      value !== 'object' &&
      !/\*|\.ordinal$/.test(path) &&
      (path !== 'account' || path === idField) &&
      hasControl(type, path) &&
      !readOnly.some((one) => isWithin(path, one)) &&
      !onlyInTables.includes(`${type} ${path}`)
        ? [path]
        : [],
    )
    // One control for several fields has a label of its own.
    const missing = edited.filter((path) => !fields.has(path))
    expect(missing.filter((path) => !chosenTogether.includes(path))).toEqual([])
    const withoutControl = [...fields].filter(([path]) => !hasControl(type, path))
    expect(withoutControl.filter(([, { section, isShown }]) => section !== undefined && !isShown)).toEqual([])
  })

  it('have the same name as their list where they are the ids of its items', () => {
    for (const path of fields.keys())
      if (path.endsWith('.*.id')) expect(fieldName(type, path)).toBe(fieldName(type, path.slice(0, -5)))
  })

  it('have their label and term in tables and among the fields that can be asked for (rules TABLE-1, ASK-1 and FAST-6)', () => {
    for (const { path, label } of columnsOf(type)) {
      const facts = factsOf(type, path)
      if (!facts) continue
      expect(label.split(' › ').at(-1)).toBe(facts.label)
      expect(fieldsOfType(type).get(path)?.label.split(' › ').at(-1)).toBe(facts.label)
      expect(termOf(type, path)).toBe(facts.term)
    }
  })
})

describe('the name of a field', () => {
  it.each([
    ['missions', 'tags', 'Tags'],
    ['missions', 'requirement.tags.0', 'Requirement › Tags'],
    ['missions', 'active.from', 'Schedule › Active from'],
    ['missions', 'objectives.events.2.id', 'Objectives › Events'],
    ['streaks', 'objectives.missions.0', 'Objectives › Mission'],
    ['players', 'team', 'Grouping › Team'],
    ['players', 'name', 'Name'],
    ['prizes', 'credits', 'Credits'],
    // Not described: the words of its path.
    ['missions', 'objectives.events.*.currentCount', 'Objectives › Events › Current count'],
    ['missions', 'constructor', 'Constructor'],
  ] as const)('of %s: %s is %s', (type, path, name) => {
    expect(fieldName(type, path)).toBe(name)
  })

  it('is not its label where that says what it is for', () => {
    expect(labelOf('prizes', 'credits')).toBe('Credits to Purchase')
    expect(labelOf('players', 'player')).toBe('Player ID')
    expect(labelOf('missions', 'tags')).toBeUndefined()
    expect(labelOf('missions', 'reward.points')).toBeUndefined()
  })
})
