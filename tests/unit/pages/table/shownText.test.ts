import { expect, it } from 'vitest'
import { shownText } from '@/pages/table/shownText'

const number = (path: string) => ({ path, kind: 'number' as const })

it.each([
  ['a number is grouped', number('reward.points'), '604800', '604,800'],
  ['a fraction keeps its digits', number('reward.points'), '1234.5678', '1,234.5678'],
  ['seconds say how long they are', number('timing.minSecondsToRestart'), '604800', '604,800 (7 days)'],
  ['seconds below a minute need no words', number('timing.maxSecondsToComplete'), '45', '45'],
  ['what is no number stays', number('reward.points'), '12 or so', '12 or so'],
  [
    'digits that a number cannot hold stay',
    number('reward.points'),
    '12345678901234567890123',
    '12345678901234567890123',
  ],
  ['nothing stays nothing', number('reward.points'), '', ''],
  ['a text stays', { path: 'name', kind: 'text' as const }, '604800', '604800'],
])('%s (rule TABLE-13)', (_, column, text, shown) => {
  expect(shownText(column, text)).toBe(shown)
})
