/* Changes that players may notice, shared by several types (rule LIVE-1). */

export const rewardChange = {
  paths: ['reward.points', 'reward.credits', 'reward.achievements'],
  text: 'Players may get another reward than they were told.',
  isPromise: true,
} as const

export const priceChange = {
  paths: ['credits'],
  text: 'Players may pay another price than they were told.',
  isPromise: true,
} as const

export const prizesChange = {
  paths: ['prizes'],
  text: 'Players may win something else than they were told.',
  isPromise: true,
} as const

export const activeRangeChange = {
  paths: ['active.from', 'active.to'],
  text: 'Players may have more or less time than they were told.',
  isPromise: true,
} as const

export const periodChange = {
  paths: ['period'],
  text: 'Their counts may restart sooner or later than they expect.',
} as const

export const countLimitChange = {
  paths: ['limitCount', 'countLimit'],
  text: 'They may take part more or fewer times than they were told.',
} as const

export const questionsChange = {
  paths: ['questions'],
  text: 'Earlier answers may no longer fit the questions.',
} as const

/** Counts of how often players got the object for a price. */
export const givenAway = ['stock.redeemed', 'prizes.*.currentCount'] as const
