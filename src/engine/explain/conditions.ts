import { accountTypes, type EntityType, typesReferringBy, typesWith } from '@/model/entityTypes'
import { active } from '@/model/fields/common'
import { nouns } from '@/model/words'
import type { ConditionKind } from './types'

/**
 * The types that Player View explains, in the order of the navigation. Players and teams are not things that a player
 * can use.
 */
export const explainedTypes: readonly EntityType[] = accountTypes.filter(
  (type) => type !== 'players' && type !== 'teams',
)

const explained = <R extends EntityType>(types: readonly R[]): readonly R[] =>
  types.filter((type) => explainedTypes.includes(type))

/**
 * The types with a requirement. All parts of a requirement have the same types, because the contract defines it as one
 * schema.
 */
export const requiring = explained(typesReferringBy('requirement.'))
const dated = explained(typesWith('active'))

/** Types with a price. Levels also have a field of this name, in their objectives. */
export const paid = ['prizes', 'raffles', 'mysteryboxes'] as const satisfies readonly EntityType[]

/** Types whose count limit limits the player. For a streak it is the length, so streaks are excluded. */
const limited = explained(typesWith('limitCount')).filter((type) => type !== 'streaks')

export interface ConditionRule {
  kind: ConditionKind
  types: readonly EntityType[]
  /** When it is met, in words. */
  rule: string
  /** When the console cannot know it, and how the user can help. */
  unknown?: string
  /** What the condition depends on. */
  of: 'object' | 'moment' | 'player'
  /** How the object can be changed so that it is met. */
  fix: string
}

/**
 * All conditions, in the order in which they are shown. docs/explain.md is written from this table, and the page and the
 * command work by it.
 */
const rules = [
  {
    kind: 'available',
    types: explainedTypes,
    of: 'object',
    rule: 'The object is not inactive.',
    fix: 'Make it active',
  },
  {
    kind: 'started',
    types: dated,
    of: 'moment',
    rule: `The moment is not before ${active['active.from'].label}. Without it, or with a date in the year 1 or before, it has always been active.`,
    unknown: 'The field is no date.',
    fix: 'Let it start earlier',
  },
  {
    kind: 'notOver',
    types: dated,
    of: 'moment',
    rule: `The moment is not after ${active['active.to'].label}, which belongs to the active range. A raffle that is drawn once is over after its draw, unless the draw is switched off. A date in the year 9999 or later stands for none.`,
    unknown: 'The field is no date.',
    fix: 'Let it end later',
  },
  {
    kind: 'level',
    types: requiring,
    of: 'player',
    rule: 'The level of the player has the ordinal of the required level or a higher one. The level of a player is found by its id if a level has it, otherwise by its exact name.',
    unknown:
      'No level, or more than one, has the name: choose the level of the player. One of the two levels has no ordinal.',
    fix: 'Require a lower level',
  },
  {
    kind: 'category',
    types: requiring,
    of: 'player',
    rule: 'The player is in the required category, without regard to case and surrounding blanks.',
    fix: 'Require another category, or none',
  },
  {
    kind: 'tags',
    types: requiring,
    of: 'player',
    rule: 'The player has all required tags, compared in the same way.',
    fix: 'Require fewer tags',
  },
  {
    kind: 'achievements',
    types: [...requiring, 'levels'],
    of: 'player',
    rule: 'The player has all required achievements.',
    fix: 'Require fewer achievements',
  },
  {
    kind: 'missions',
    types: requiring,
    of: 'player',
    rule: 'The player has finished all required missions.',
    unknown:
      'No list of the server tells finished missions. Name those that the player has finished. Made-up players have finished only those.',
    fix: 'Require fewer missions',
  },
  {
    kind: 'objective',
    types: explained(['missions', 'streaks', 'raffles', 'mysteryboxes', 'surveys', 'quizzes']),
    of: 'object',
    rule: 'There is something to do: a mission has an objective, whose events, quiz, survey or missions exist and are active; the mission of a streak is open for the player; a raffle or a box has a prize; a quiz or a survey has a question.',
    unknown:
      'The list of the objective is not completely loaded, or it is not known whether the mission of a streak is open.',
    fix: 'Give it an objective that is active',
  },
  {
    kind: 'price',
    types: paid,
    of: 'player',
    rule: `The player has the ${nouns.credits.many} that it costs.`,
    fix: 'Lower the price',
  },
  {
    kind: 'stock',
    types: paid,
    of: 'object',
    rule: 'A unit is left: of a prize with limited stock, or of one of the prizes of a raffle or a box.',
    unknown: 'The stock is limited, and no field says how many units there are.',
    fix: 'Add units',
  },
  {
    kind: 'points',
    types: ['levels'],
    of: 'player',
    rule: `The player has collected the ${nouns.points.many} that the level asks for.`,
    fix: `Ask for fewer ${nouns.points.many}`,
  },
  {
    kind: 'credits',
    types: ['levels'],
    of: 'player',
    rule: `The player has the ${nouns.credits.many} that the level asks for.`,
    fix: `Ask for fewer ${nouns.credits.many}`,
  },
  {
    kind: 'given',
    types: ['achievements'],
    of: 'player',
    rule: 'At least one object whose reward gives steps towards it is open for the player. Achievements that give steps to each other open nothing by themselves.',
    unknown:
      'No such object is open, and of one it is not known, or a list of them is not completely loaded.',
    fix: 'Let something that players can do give steps towards it',
  },
  {
    kind: 'driven',
    types: ['leaderboards'],
    of: 'moment',
    rule: 'At least one of the missions that it names is active, has started and is not over, whatever it requires. A leaderboard that names no mission counts everything.',
    unknown: 'No such mission is on, and the list of missions is not completely loaded.',
    fix: 'Name a mission that is on',
  },
  {
    kind: 'limit',
    types: limited,
    of: 'player',
    rule: 'The player has used it less often than its count limit allows: in the present period, or ever without a period.',
    unknown:
      'The server counts it. Say how often the player has used it in this period. Made-up players have not used it unless you say so.',
    fix: 'Raise the count limit',
  },
] as const satisfies readonly ConditionRule[]

/** A kind of condition without a line in the table does not compile. */
export const conditionRules: Exclude<ConditionKind, (typeof rules)[number]['kind']> extends never
  ? readonly ConditionRule[]
  : Exclude<ConditionKind, (typeof rules)[number]['kind']> = rules

const byKind = new Map(conditionRules.map((rule) => [rule.kind, rule]))

/** The rule of a kind. */
export const conditionRuleOf = (kind: ConditionKind): ConditionRule => byKind.get(kind) as ConditionRule

/** What to add to an object that has nothing to do, to win or to answer. */
const objectives: Readonly<Partial<Record<EntityType, string>>> = {
  streaks: 'Let its mission be open',
  raffles: 'Give it a prize',
  mysteryboxes: 'Give it a prize',
  surveys: 'Give it a question',
  quizzes: 'Give it a question',
}

/** How an object of a type can be changed so that the condition is met. */
export const fixOf = (type: EntityType, kind: ConditionKind): string =>
  (kind === 'objective' && objectives[type]) || conditionRuleOf(kind).fix

const kinds = new Map(
  explainedTypes.map((type) => [
    type,
    conditionRules.filter(({ types }) => types.includes(type)).map(({ kind }) => kind),
  ]),
)

/** The conditions of a type, in the order of the table. */
export const kindsOf = (type: EntityType): readonly ConditionKind[] => kinds.get(type) ?? []

/** What the state of an object depends on. */
export const stateRules = {
  has: 'An achievement that the player has, or a level at or below the level of the player.',
  inactive: '`available` is unmet.',
  over: '`notOver` is unmet.',
  coming:
    '`started` is unmet; or only `given` or `driven` is, and something that gives steps or drives it is coming: until the first of them starts.',
  'sold-out': '`stock` is unmet.',
  'used-up': '`limit` is unmet, by what you said.',
  locked: 'Any other condition is unmet.',
  perhaps: 'No condition is unmet, and at least one is unknown.',
  open: 'All conditions are met.',
} as const
