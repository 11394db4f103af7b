import type { LiveChange } from '@/form/liveChange'

/* What players may notice of changes that several types have in common (rule LIVE-1). */

export const activeRangeChange: LiveChange = {
  paths: ['active.from', 'active.to'],
  text: 'They may have less time than they were told, or more.',
}

export const periodChange: LiveChange = {
  paths: ['period'],
  text: 'What they have counted so far may start anew sooner or later than they expect.',
}

export const countLimitChange: LiveChange = {
  paths: ['limitCount', 'countLimit'],
  text: 'They may take part fewer times than they were told, or more often.',
}

export const questionsChange: LiveChange = {
  paths: ['questions'],
  text: 'Answers that were given before may not fit the questions any more.',
}

/** What an object that players pay for has been given away. */
export const givenAway = ['stock.redeemed', 'prizes.*.currentCount'] as const
