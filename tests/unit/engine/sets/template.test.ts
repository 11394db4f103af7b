import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { createViolations } from '@/engine/plan/contract'
import { copySet } from '@/engine/sets/copySet'
import { shippedTemplates, shippedTexts } from '@/engine/sets/shippedTemplates'
import { freeName, suggestionOf } from '@/engine/sets/suggestions'
import { appliedTemplate, asksFor, firstAnswers, readTemplate, templateText } from '@/engine/sets/template'
import { referencesOf } from '@/model/references'
import { account, objectOf } from './support'

const target = { account, isTaken: () => false }
const startOf = (date: string) => new Date(`${date}T00:00:00`).getTime()

describe('the templates that ship', () => {
  const templates = shippedTemplates()

  test('there are five of them', () => {
    expect(templates.map(({ title }) => title)).toEqual([
      'A week of missions',
      'A ladder of levels',
      'A monthly raffle',
      'A quiz with a badge',
      'An onboarding',
    ])
  })

  it.each(templates)(
    '$title: makes objects that can be created, refer to each other, and have one tag',
    (template) => {
      const answers = Object.fromEntries(
        template.ask.map(({ kind }, index) => [
          index,
          kind === 'start' ? startOf('2027-03-01') : kind === 'text' ? `own ${index}` : 7,
        ]),
      )
      const { set, transform } = appliedTemplate(template, answers, 'UTC')
      const { copies, outside } = copySet(set, transform, target)
      expect(outside).toEqual([])
      expect(copies).toHaveLength(template.objects.length)
      for (const { type, object } of copies) {
        expect(createViolations(type, object)).toEqual([])
        expect(object).toMatchObject({ isAvailable: false })
        expect(referencesOf(type, object).every(({ id }) => id.startsWith('own'))).toBe(true)
      }
      expect(
        new Set(copies.map(({ object }) => JSON.stringify((object as { tags: unknown }).tags))).size,
      ).toBe(1)
    },
  )

  it.each(['2026-11-29T12:00:00', '2026-11-30T12:00:00', '2026-12-06T23:59:00'])(
    'on %s the week proposes the next Monday, and its days have numbers, right on each start',
    (now) => {
      const [week] = templates
      if (!week) throw new Error('There is no template')
      const start = Number(firstAnswers(week, new Date(now).getTime())[0])
      expect(new Date(start).getDay()).toBe(1)
      expect(start).toBeGreaterThan(new Date(now).getTime())
      expect(start - new Date(now).getTime()).toBeLessThanOrEqual(7 * 86_400_000)
    },
  )

  it('moves all dates by whole days from the earliest one to the start, and sets numbers', () => {
    const [week] = templates
    if (!week) throw new Error('There is no template')
    const { set, transform } = appliedTemplate(week, { 0: startOf('2027-03-01'), 2: '80' }, 'UTC')
    const missions = copySet(set, transform, target).copies.filter(({ type }) => type === 'missions')
    const days = missions.map(({ object }) =>
      (object as { active: { from: string } }).active.from.slice(0, 10),
    )
    expect(days.toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7].map((day) => `2027-03-0${day}`))
    for (const { object } of missions) expect(object).toMatchObject({ reward: { points: 80, credits: 5 } })
  })
})

test('the points of the second level scale the whole ladder, which stays as it is for the points of the template', () => {
  const [, ladder] = shippedTemplates()
  if (!ladder) throw new Error('There is no template')
  const pointsWith = (answer?: string) => {
    const { set, transform } = appliedTemplate(ladder, { 1: answer }, 'UTC')
    return copySet(set, transform, target).copies.map(
      ({ object }) => (object as { objectives: { points: number } }).objectives.points,
    )
  }
  const shipped = [0, 100, 180, 320, 580, 1050, 1890, 3400, 6120, 11020]
  expect(pointsWith().toSorted((one, other) => one - other)).toEqual(shipped)
  expect(pointsWith('100')).toEqual(pointsWith())
  expect(pointsWith('500')).toEqual(pointsWith().map((points) => points * 5))
  expect(pointsWith('7').every(Number.isInteger)).toBe(true)
})

describe('a template that does not fit is refused with its place', () => {
  const [text = ''] = shippedTexts
  test.each([
    ['an unknown field', text.replace('"period"', '"perod"'), /perod/],
    ['no title', text.replace('"title"', '"titel"'), /template\.title/],
    ['an unknown question', text.replace('"kind": "start"', '"kind": "begin"'), /template\.ask\.0/],
    [
      'a number of an object that is missing',
      text.replace('"id": "week-of-missions-day-1",\n            "path"', '"id": "x",\n            "path"'),
      /template\.ask\.2/,
    ],
    ['a number that is none', text.replace('"path": "reward.points"', '"path": "name"'), /template\.ask\.2/],
    [
      'a multiple that is none',
      text.replace('"path": "reward.points"', '"path": "reward.points", "times": 0'),
      /template\.ask\.2/,
    ],
    ['no template at all', text.replace('"template": {', '"$schema": {'), /template/],
  ])('%s', (_, broken, field) => {
    expect(broken).not.toBe(text)
    const { faults } = readTemplate(broken)
    expect(faults?.map((fault) => fault.field).join()).toMatch(field)
    for (const { line, column } of faults ?? []) expect(line * column).toBeGreaterThan(0)
  })

  test('a text that is no JSON', () => {
    expect(readTemplate('{').faults).toHaveLength(1)
    expect(readTemplate('').problem).toBe('This file is empty')
  })
})

test('a campaign that is saved as a template is read again, and asks for its start and its tag', () => {
  const of = { tag: 'spring' }
  const objects = [
    objectOf('missions', 'a', { tags: ['spring'], active: { from: '2026-03-01T00:00:00Z' } }),
    objectOf('events', 'e', { tags: ['spring'] }),
  ]
  const ask = asksFor(objects, of)
  const { template } = readTemplate(templateText({ account, title: 'T', text: 'X', ask, objects }))
  expect(template).toMatchObject({
    title: 'T',
    text: 'X',
    ask: [{ kind: 'start' }, { kind: 'text', from: 'spring' }],
  })
  expect(template?.objects.map(({ id }) => id).toSorted()).toEqual(['a', 'e'])
})

describe('what the dialog Duplicate proposes (rule CAMPAIGN-4)', () => {
  const proposed = (names: readonly string[], tag?: string) =>
    suggestionOf(
      names.map((name) => objectOf('missions', name, { name, tags: tag === undefined ? [] : [tag] })),
      tag === undefined ? undefined : { tag },
    )

  it.each([
    [['Ride 2026'], 'spring-2026', [['2026', '2027']], 'spring-2027'],
    [
      ['2025 and 2026'],
      undefined,
      [
        ['2026', '2027'],
        ['2025', '2026'],
      ],
      undefined,
    ],
    [['Ride 20261'], 'spring', [], 'spring-2'],
    [['The spring ride'], 'spring', [['spring', 'spring-2']], 'spring-2'],
  ] as const)('of %j with the tag %j', (names, tag, pairs, name) => {
    expect(proposed(names, tag)).toEqual({ pairs, name, shift: { count: 52, unit: 'w' } })
  })
})

describe('the name of a copy (rule CAMPAIGN-13)', () => {
  it('is one that no object has, whatever is in use', () => {
    const name = fc.constantFrom('spring', 'spring-2', 'spring-3', 'spring-9', 'summer', '-2', 'a-22')
    fc.assert(
      fc.property(name, fc.array(name), (own, used) => {
        const objects = [objectOf('missions', 'm', { name: 'M', tags: [own] })]
        const isUsed = (one: string) => one === own || used.some((other) => other === one)
        const proposed = suggestionOf(objects, { tag: own }, isUsed)
        expect(isUsed(proposed.name ?? own)).toBe(false)
      }),
    )
  })

  it('counts up, instead of getting longer', () => {
    expect(freeName('spring-2', (one) => one === 'spring-2')).toBe('spring-3')
    expect(freeName('spring-2027', (one) => one === 'spring-2027')).toBe('spring-2027-2')
  })
})
