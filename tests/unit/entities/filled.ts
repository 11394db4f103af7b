/** An object with the parts that most types have, each with extra fields that the contract does not know. */
export const filled = {
  id: 'one',
  account: 'a',
  name: 'One',
  description: 'Words',
  isAvailable: true,
  imgUrl: '/one.png',
  tags: ['x', 'y'],
  category: 'c',
  languages: ['en', 'de'],
  unknown: { kept: [null, 1, { deep: '' }] },
} as const

export const filledRange = {
  period: 'daily',
  active: { from: '2025-01-01T00:00:00Z', to: '2025-12-31T22:59:59.123Z', unknown: 1 },
} as const

export const filledRequirement = {
  requirement: {
    level: { id: 'scout', ordinal: 1, unknown: 1 },
    category: 'c',
    tags: ['p'],
    missions: ['ride'],
    achievements: ['early'],
    unknown: 1,
  },
} as const

export const filledReward = {
  reward: { points: 1, credits: 2, achievements: [{ id: 'early', steps: 1, unknown: 1 }], unknown: 1 },
} as const

export const filledLimit = { limitCount: true, countLimit: 2 } as const

/** What raffles and mystery boxes give away. */
export const filledPrizes = {
  credits: 5,
  prizes: [{ id: 'mug', count: 1, currentCount: 4, unknown: 1 }],
  stock: { available: 38, redeemed: 12 },
} as const
