// Type-checked only: engines read rows by the paths and fields of their type, and believe no value.

import { objectRule } from '@/engine/check/types'
import { amountAt } from '@/engine/economy/sources'
import {
  itemsOf,
  numberAt,
  type ProgrammeIndex,
  partOf,
  type Row,
  rowOf,
  rowWith,
} from '@/engine/programme/programmeIndex'
import { rewardingTypes, typesReferringBy, typesWith } from '@/model/entityTypes'

declare const programme: ProgrammeIndex
declare const mission: Row<'missions'>
declare const raffle: Row<'raffles'>
declare const any: Row
declare const object: object

const rule = { id: 'x', severity: 'note', title: '', why: '', fix: '', among: 'all' } as const

export const accepted = [
  numberAt(mission, 'reward.points'),
  numberAt(mission, 'timing.maxSecondsToComplete'),
  amountAt(rowWith(any, 'reward'), 'reward.credits'),
  numberAt(rowOf('levels', object), 'objectives.points'),
  partOf(partOf(mission, 'requirement'), 'level').id,
  itemsOf(raffle.prizes).map(([, item]) => numberAt(item, 'count')),
  itemsOf(partOf(mission, 'objectives').events).map(([, { id }]) => id),
  [any.name, any.description, any.isAvailable, any.imgUrl],
  programme.rows('quizzes').map((quiz) => itemsOf(quiz.questions)),
  [...programme.each(rewardingTypes)].map(([, row]) => partOf(row, 'reward').achievements),
  [...programme.each(typesWith('active'))].map(([, row]) => partOf(row, 'active').to),
  [...programme.each(typesReferringBy('requirement.'))].map(([, row]) => partOf(row, 'requirement').tags),
  objectRule({
    ...rule,
    types: ['prizes', 'raffles'],
    *faultsOf(row) {
      if (numberAt(row, 'credits') === 0) yield { path: 'credits', text: '' }
    },
  }),
]

export const refused = [
  // @ts-expect-error The reward has no such field.
  numberAt(mission, 'reward.pionts'),
  // @ts-expect-error A name is not a number.
  numberAt(mission, 'name'),
  // @ts-expect-error A mission has no such field.
  mission.prize,
  // @ts-expect-error A value is not believed: it can be of any type.
  mission.countLimit + 1,
  // @ts-expect-error Tags are no object.
  partOf(mission, 'tags'),
  // @ts-expect-error A requirement has no such field.
  partOf(mission, 'requirement').badges,
  // @ts-expect-error A mission has no prizes.
  itemsOf(mission.prizes),
  // @ts-expect-error A prize in a raffle has no steps.
  itemsOf(raffle.prizes).map(([, item]) => numberAt(item, 'steps')),
  // @ts-expect-error Not every type has a reward.
  numberAt(any, 'reward.points'),
  // @ts-expect-error Not every type has tags.
  any.tags,
  // @ts-expect-error No type has such a field.
  rowWith(any, 'rewards'),
  // @ts-expect-error The type of the object is not known.
  numberAt(object, 'credits'),
  // @ts-expect-error The rewards of all types have no such field.
  [...programme.each(rewardingTypes)].map(([, row]) => numberAt(row, 'reward.gems')),
  // @ts-expect-error Quizzes have no event in their objectives.
  [...programme.each(['missions', 'quizzes'])].map(([, row]) => partOf(row, 'objectives')),
  // @ts-expect-error A streak has its missions in `objectives`, a level has none.
  [...programme.each(['streaks', 'levels'])].map(([, row]) => partOf(row, 'objectives').missions),
  // @ts-expect-error Only the objectives of a level have points.
  [...programme.each(['streaks', 'levels'])].map(([, row]) => numberAt(row, 'objectives.points')),
  // @ts-expect-error No type has such a field.
  typesWith('rewards'),
  // @ts-expect-error No type refers to others there.
  typesReferringBy('rewards.'),
  objectRule({
    ...rule,
    types: ['prizes', 'missions'],
    *faultsOf(row) {
      // @ts-expect-error A mission has no price.
      if (numberAt(row, 'credits') === 0) yield { path: 'credits', text: '' }
    },
  }),
]
