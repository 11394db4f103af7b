import { expect, it } from 'vitest'
import { notesOf } from '@/engine/explain/notes'
import { lineOf } from '@/engine/explain/texts'
import { readCount } from '@/engine/explain/words'
import { explained, mission, now, viewOf } from './support'

it.each([
  ['0', 0],
  [' 1500 ', 1500],
  ['1,500', 1500],
  ['1.500', 1500],
  ['1 500', 1500],
  ['1\u202f500', 1500],
  ["12'345'678", 12345678],
  ['1,50', undefined],
  ['1,500.000', undefined],
  ['1.5', undefined],
  ['-1', undefined],
  ['1e3', undefined],
  ['', undefined],
])('reads %j as %j', (text, count) => {
  expect(readCount(text)).toBe(count)
})

it.each([
  [{}, 'Without a reward'],
  [{ achievements: [{ id: 'a' }] }, 'Gives 1 step towards Ferry Badge'],
  [{ achievements: [{ id: 'a', steps: 1 }] }, 'Gives 1 step towards Ferry Badge'],
  [
    {
      credits: 5,
      achievements: [
        { id: 'a', steps: 2 },
        { id: 'a', steps: 1 },
      ],
    },
    'Pays 5 credits; gives 3 steps towards Ferry Badge',
  ],
  [
    {
      achievements: [
        { id: 'a', steps: 1 },
        { id: 'gone', steps: 2 },
        { id: 'b', steps: 0 },
      ],
    },
    'Gives steps towards Ferry Badge and gone',
  ],
])('says what %j gives', (reward, line) => {
  const achievements = [
    { id: 'a', name: 'Ferry Badge' },
    { id: 'b', name: 'Guide' },
  ]
  const view = viewOf({
    events: [{ id: 'ride', name: 'Ride' }],
    achievements,
    missions: [mission({ reward })],
  })
  expect(lineOf(explained(view, 'missions'), view, now)).toBe(line)
})

it('a leaderboard that one can take part in says why it may be empty (rule EXPLAIN-19)', () => {
  const notes = (leaderboard: object) => {
    const view = viewOf({ leaderboards: [{ id: 'l', name: 'Board', ...leaderboard }] })
    return notesOf(view, explained(view, 'leaderboards')).map(({ text }) => text)
  }
  expect(notes({})).toContainEqual(expect.stringMatching(/^It may still be empty/))
  expect(notes({ isAvailable: false })).toEqual([])
})
