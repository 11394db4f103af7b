import { expect, it } from 'vitest'
import { inWords, type News, sentenceOf } from '@/parts/page/newsSentence'

const raffleDraws = { kind: 'draws', type: 'raffles' } as const
const missionEnds = { kind: 'ends', type: 'missions' } as const
const prizeEnds = { kind: 'ends', type: 'prizes' } as const
const streakStarts = { kind: 'starts', type: 'streaks' } as const

const news = (parts: Partial<News>): News => ({
  today: [],
  hasPassed: false,
  findings: { errors: 0, warnings: 0 },
  isWhole: true,
  ...parts,
})
const said = (parts: Partial<News>) => {
  const { start, findings, end } = sentenceOf(news(parts))
  return `${start}${findings ? `[${findings.tone}: ${findings.text}]` : ''}${end}`
}

it.each([
  [{}, 'All quiet: nothing is broken, and nothing starts, ends or draws today.'],
  [
    { isWhole: false },
    'All quiet: nothing broken was found, and nothing was found that starts, ends or draws today.',
  ],
  [{ hasPassed: true }, 'All quiet: nothing is broken, and nothing more starts, ends or draws today.'],
  [{ findings: undefined }, 'Nothing starts, ends or draws today.'],
  [{ findings: undefined, today: [raffleDraws] }, 'One raffle draws today.'],
  [{ today: [raffleDraws] }, 'One raffle draws today, and nothing is broken.'],
  [
    { today: [raffleDraws], findings: { errors: 2, warnings: 5 } },
    'One raffle draws today, and [danger: two errors] need you.',
  ],
  [
    { today: [], findings: { errors: 1, warnings: 0 } },
    'Nothing starts, ends or draws today, but [danger: one error] needs you.',
  ],
  [
    { today: [missionEnds, missionEnds], findings: { errors: 0, warnings: 1 } },
    'Two missions end today, and [warning: one warning] is worth a look.',
  ],
  [
    { findings: { errors: 0, warnings: 3 } },
    'Nothing starts, ends or draws today, but [warning: three warnings] are worth a look.',
  ],
] satisfies [Partial<News>, string][])(
  'for %j the overview says: %s (rule OVERVIEW-2)',
  (parts, sentence) => {
    expect(said(parts)).toBe(sentence)
  },
)

it('the sentence names two kinds of events, draws before ends before starts', () => {
  expect(said({ today: [streakStarts, missionEnds, raffleDraws] })).toBe(
    'One raffle draws and one mission ends today, and nothing is broken.',
  )
})

it('the sentence calls objects of several types objects', () => {
  expect(said({ today: [missionEnds, prizeEnds] })).toBe('Two objects end today, and nothing is broken.')
})

it('the sentence writes numbers above twelve as digits', () => {
  expect([12, 13, 1200].map(inWords)).toEqual(['twelve', '13', '1,200'])
})
