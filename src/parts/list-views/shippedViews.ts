import type { EntityType } from '@/model/entityTypes'
import { nouns } from '@/model/words'

/** A view as the address of its list. */
export interface ListView {
  type: EntityType
  name: string
  /** The search parameters of the list. */
  search: Readonly<Record<string, string | readonly string[]>>
}

type Shipped = readonly [name: string, search: ListView['search']]

const givesNothing: Shipped = [
  'Gives nothing',
  { where: ['reward.points:most:0', 'reward.credits:most:0', 'reward.achievements:empty'] },
]
const usedByNothing: Shipped = ['Used by nothing', { where: ['@unused:yes'] }]
const hasFinding: Shipped = ['Has a finding', { where: ['@finding:yes'] }]
const endsSoon: Shipped = ['Ends in 14 days', { where: ['active.to:next:14'], cols: 'active.to' }]
const withoutDescription: Shipped = ['Without a description', { where: ['description:empty'] }]
const withoutPicture: Shipped = ['Without a picture', { where: ['imgUrl:empty'] }]

/** The views that every list comes with: three for each type (rule ASK-6). */
const shipped: Partial<Readonly<Record<EntityType, readonly Shipped[]>>> = {
  accounts: [
    ['Test accounts', { where: ['isDevAccount:yes'] }],
    ['Free accounts', { where: ['isDevAccount:no', 'isFreeAccount:yes'] }],
    ['Own prizing', { where: ['hasCustomPrizing:yes'], cols: 'status,prizingModel' }],
  ],
  players: [
    ['Without a team', { where: ['team:none'] }],
    [`Most ${nouns.credits.many}`, { sort: 'credits', dir: 'desc', numbers: 'credits' }],
    [`No ${nouns.points.many} yet`, { where: ['points:most:0'] }],
  ],
  teams: [
    ['Without members', { where: ['@unused:yes'] }],
    [`Most ${nouns.points.many}`, { sort: 'points', dir: 'desc', numbers: 'points' }],
    withoutDescription,
  ],
  events: [givesNothing, usedByNothing, ['No limit', { where: ['limitCount:no'] }]],
  missions: [endsSoon, givesNothing, ['No limit', { where: ['limitCount:no'] }]],
  streaks: [endsSoon, givesNothing, ['Without a mission', { where: ['objectives.missions:empty'] }]],
  achievements: [
    usedByNothing,
    givesNothing,
    ['Many steps', { where: ['steps:least:10'], cols: 'steps,points,credits', sort: 'steps', dir: 'desc' }],
  ],
  levels: [
    givesNothing,
    ['Needs achievements', { where: ['objectives.achievements:least:1'] }],
    withoutDescription,
  ],
  leaderboards: [
    ['Ends in 14 days', { where: ['active.to:next:14'], cols: 'period,active.to' }],
    ['Ranks teams', { where: ['element:is:team'], cols: 'period,units' }],
    hasFinding,
  ],
  prizes: [
    ['Out of stock', { stock: 'out' }],
    ['Ends in 14 days', { where: ['active.to:next:14'], cols: 'credits,available,active.to' }],
    ['Costs nothing', { where: ['credits:most:0'] }],
  ],
  raffles: [
    ['Draws in 14 days', { where: ['drawTime:next:14'] }],
    ['Without prizes', { where: ['prizes:empty'] }],
    ['Costs nothing', { where: ['credits:most:0'] }],
  ],
  mysteryboxes: [
    ['Without prizes', { where: ['prizes:empty'] }],
    ['Ends in 14 days', { where: ['active.to:next:14'], cols: 'credits,available,active.to' }],
    ['Costs nothing', { where: ['credits:most:0'] }],
  ],
  surveys: [givesNothing, ['Without questions', { where: ['questions:empty'] }], withoutPicture],
  quizzes: [
    givesNothing,
    ['Without a time limit', { where: ['timing.maxSecondsToComplete:empty'] }],
    ['Used by no mission', { where: ['@unused:yes'] }],
  ],
}

/** Used for types that have no views of their own yet. */
const ofAnyType = [hasFinding, withoutDescription, withoutPicture]

export const shippedViews = (type: EntityType): readonly ListView[] =>
  (shipped[type] ?? ofAnyType).map(([name, search]) => ({ type, name, search }))
