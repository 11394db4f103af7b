/** An object with what most types have, and fields that the contract does not know. */
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
