import type { AccountResource } from '@/generated/resourceFacts'
import { stockOfPrizes } from '../store/counted'
import type { AccountContents } from '../store/resources'
import type { Clock } from './clock'

type Fields = Record<string, unknown>

/** Changes one object of an account. The result still fits the contract. */
type Mistake = [resource: AccountResource, id: string, change: (object: Fields, clock: Clock) => Fields]

/** The object with another value at a path; lists are addressed by position. */
function set(object: Fields, path: string, value: unknown): Fields {
  const copy = structuredClone(object)
  const keys = path.split('.')
  const last = keys.pop() ?? ''
  const parent = keys.reduce<Fields>((at, key) => at[key] as Fields, copy)
  parent[last] = value
  return copy
}

/**
 * Deliberate mistakes in the demo world, so that the check has something to find. Some mistakes are older: a prize
 * without stock, draws inside their range, achievements that nothing gives.
 */
const mistakes: Readonly<Record<string, readonly Mistake[]>> = {
  brindlewick: [
    ['missions', 'open-mic', (mission) => set(mission, 'objectives.events.1.id', 'trivia-night-attend')],
    ['raffles', 'checkmate-raffle', (raffle) => ({ ...raffle, prizes: [], stock: stockOfPrizes([]) })],
    ['leaderboards', 'green-league', (board) => set(board, 'drivenBy.missions', ['autumn-leaves'])],
    ['prizes', 'climbing-hall-day', (prize) => ({ ...prize, tags: ['Outdoor'] })],
  ],
  fennmarsh: [
    ['quizzes', 'muscle-memory', (quiz) => set(quiz, 'questions.2.choices.1.correctAnswer', false)],
    ['missions', 'spring-shape-up', (mission) => set(mission, 'requirement.level.ordinal', 3)],
    ['mysteryboxes', 'locker-13', (box) => ({ ...box, limitCount: true, countLimit: 0 })],
    ['leaderboards', 'rowers-of-the-week', (board) => ({ ...board, units: undefined })],
  ],
  quillmoor: [
    [
      'missions',
      'say-what-you-think',
      (mission) => ({ ...mission, requirement: { missions: ['pass-it-on'] } }),
    ],
    [
      'missions',
      'pass-it-on',
      (mission) => ({ ...mission, requirement: { missions: ['say-what-you-think'] } }),
    ],
    ['prizes', 'reading-lamp', (prize) => ({ ...prize, isAvailable: false })],
  ],
  oldharbour: [
    [
      'missions',
      'last-game',
      (mission, clock) => ({ ...mission, active: { from: clock.dayStart(-400), to: clock.dayEnd(-160) } }),
    ],
  ],
}

/** The contents of an account with its mistakes. */
export function withMistakes(account: string, contents: AccountContents, clock: Clock): AccountContents {
  const result: Record<string, Fields[]> = { ...contents } as never
  for (const [resource, id, change] of mistakes[account] ?? []) {
    const rows = result[resource] ?? []
    if (!rows.some((row) => row.id === id)) throw new Error(`${account} has no ${id} in ${resource}`)
    result[resource] = rows.map((row) => (row.id === id ? change(row, clock) : row))
  }
  return result as never
}
