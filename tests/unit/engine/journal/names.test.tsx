import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { tellingValues } from '@/engine/journal/created'
import { resourceFacts } from '@/generated/resourceFacts'
import { entityTypes } from '@/model/entityTypes'
import { valueText } from '@/model/fieldValue'
import { newQuestion } from '@/model/questions'
import { ChangeText } from '@/parts/journal/ChangeText'

/* Names instead of ids, where the contract has ids alone (rule JOURNAL-5). Here every type has an object with the id `winter`. */

const nameOf = (type: string, id: string) => (id === 'winter' ? `The ${type}` : undefined)

it('a text that equals the id of an object is text in every field that refers to nothing', () => {
  for (const type of entityTypes)
    for (const path of ['id', 'name', 'description', 'category', 'title'])
      expect(valueText(type, path, 'winter', nameOf)).toBe('winter')
  for (const path of ['tags', 'requirement.tags'])
    expect(valueText('missions', path, ['winter', 'new'], nameOf)).toBe('winter, new')
  expect(valueText('missions', 'requirement', { tags: ['winter'], missions: ['winter'] }, nameOf)).toBe(
    'Tags: winter, Missions: The missions',
  )
})

it('each field that refers to objects has the name of an object of its type', () => {
  for (const type of entityTypes)
    for (const [field, to] of Object.entries(resourceFacts[type].refersTo)) {
      expect(valueText(type, field, 'winter', nameOf), `${type} ${field}`).toBe(`The ${to}`)
      if (field.endsWith('.*'))
        expect(valueText(type, field.slice(0, -2), ['winter', 'other'], nameOf)).toBe(`The ${to}, other`)
      if (field.endsWith('.*.id'))
        expect(valueText(type, field.slice(0, -5), [{ id: 'winter', count: 2 }], nameOf)).toContain(
          `The ${to}`,
        )
    }
})

it('the same in what is said of a created object', () => {
  const mission = {
    tags: ['winter'],
    category: 'winter',
    requirement: { tags: ['winter'], achievements: ['winter'] },
    objectives: { events: [{ id: 'winter', count: 3 }] },
    reward: { achievements: [{ id: 'winter', steps: 1 }] },
  }
  expect(tellingValues('missions', mission, nameOf).map(({ text }) => text)).toEqual([
    'The achievements',
    '3 × The events',
    'winter, The achievements',
    'winter',
    'winter',
  ])
})

const wordsOf = (type: string, path: string, before: unknown, after: unknown, most?: number) =>
  render(<ChangeText type={type} change={{ path, before, after }} nameOf={nameOf} most={most} />).container
    .textContent

it('a tag that was added is text, and a mission that was added has its name', () => {
  expect(wordsOf('missions', 'tags', [], ['winter'])).toContain('added winter')
  expect(wordsOf('missions', 'requirement.missions', undefined, ['winter'])).toContain('added The missions')
})

it('questions that were added are counted, and each is its text', () => {
  const question = (text: string) => ({ ...newQuestion(), text })
  const added = ['How old?', 'How tall?', 'How fast?'].map(question)
  expect(wordsOf('quizzes', 'questions', undefined, added, 2)).toBe(
    '3 questions added How old? How tall? and 1 more ',
  )
  expect(wordsOf('quizzes', 'questions', added, added.slice(1))).toBe('1 question removed How old? ')
  expect(valueText('quizzes', 'questions', added)).toBe('1. How old?\n2. How tall?\n3. How fast?')
})
