import { active } from '@/model/fields/common'
import { date, flip, inMonths, number, pick, rows, type Step, text, wire } from './controls'
import { score } from './formCase'

/* Parts that several forms have, each with the fields that are sent for it. */

const start = inMonths(1, 3)
const end = inMonths(2, 28)
export const activeRange: Step[] = [
  date(active['active.from'].label, start),
  date(active['active.to'].label, end),
]
export const sentActiveRange = { active: { from: wire(start), to: wire(end) } }

export const limit = (label: string, count: number): Step[] => [flip(label), number('Count limit', count)]
export const sentLimit = (count: number) => ({ limitCount: true, countLimit: count })

export const reward: Step[] = [
  ...score(1250, 40),
  rows('Achievement', 'Steps', { Bookworm: 1, 'Night Owl': 3 }),
]
export const sentReward = {
  reward: {
    points: 1250,
    credits: 40,
    achievements: [
      { id: 'bookworm', steps: 1 },
      { id: 'night-owl', steps: 3 },
    ],
  },
}

export const requirement: Step[] = [
  pick('Level', '3 - Pathfinder'),
  text('Category', 'Explorers'),
  text('Tags', 'north, south'),
  pick('Missions', 'First Summit', 'A Chapter a Day'),
  pick('Achievements', 'Early Bird', 'Road Runner'),
]
export const sentRequirement = {
  requirement: {
    level: { id: 'pathfinder', ordinal: 3 },
    category: 'Explorers',
    tags: ['north', 'south'],
    missions: ['first-summit', 'a-chapter-a-day'],
    achievements: ['early-bird', 'road-runner'],
  },
}

export const prizes: Step[] = [rows('Prize', 'Units', { 'Brindlewick Mug': 20, 'Bicycle Bell': 5 })]
export const sentPrizes = {
  prizes: [
    { id: 'brindlewick-mug', count: 20 },
    { id: 'bicycle-bell', count: 5 },
  ],
}
