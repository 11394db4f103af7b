/* Objects and types that the cases share. */

export type Objects = Record<string, Record<string, unknown>[]>

export interface Case {
  fires: Objects
  /** The paths that are reported, if the object has others that the rule could mean. */
  at: string[]
  passes: Objects
}

export const day = 86_400_000
export const now = Date.parse('2026-03-12T09:00:00Z')
export const inDays = (days: number) => new Date(now + days * day).toISOString()

export const event = (fields: object = {}) => ({ id: 'e', name: 'E', reward: { points: 1 }, ...fields })
export const mission = (fields: object = {}) => ({
  name: 'M',
  objectives: { events: [{ id: 'e', count: 1 }] },
  ...fields,
})
export const box = (fields: object = {}) => ({
  name: 'B',
  prizes: [{ id: 'p', count: 2, currentCount: 0 }],
  ...fields,
})
export const raffle = (fields: object = {}) => box({ drawTime: inDays(9), ...fields })
export const prize = (fields: object = {}) => ({
  id: 'p',
  name: 'P',
  limitStock: true,
  stockCount: 5,
  ...fields,
})
export const choice = (correctAnswer: boolean, text = 'A') => ({ text, correctAnswer })
export const question = (fields: object = {}) => ({
  text: 'Q?',
  type: 'single',
  choices: [choice(true), choice(false)],
  ...fields,
})
export const quiz = (fields: object = {}) => ({
  name: 'Q',
  requiredPassRate: 50,
  questions: [question()],
  ...fields,
})
export const level = (id: string, ordinal: unknown, points: number, fields: object = {}) => ({
  id,
  name: id,
  ordinal,
  objectives: { points },
  ...fields,
})
export const gives = (id: string, steps = 1) => ({ reward: { achievements: [{ id, steps }] } })
export const achievement = (fields: object = {}) => ({ id: 'a', name: 'A', steps: 1, ...fields })
