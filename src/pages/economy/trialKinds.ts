import { choiceTypes, type ObjectChoice, type Trial } from '@/engine/economy/tryOut'
import { canEdit, numberFields } from '@/engine/plan/valueEdits'
import { entityOf } from '@/entities/registry'
import { type EntityType, typesWith } from '@/model/entityTypes'
import { fieldName } from '@/model/fieldNames'

/* The kinds of changes to try, with their texts. */

type Edit = Trial['edit']
type ChosenType = ObjectChoice['type']

/** The types whose objects have rewards or prices. */
const triedTypes: readonly EntityType[] = typesWith('name').filter(
  (type) =>
    (numberFields(type).includes('reward.credits') || numberFields(type).includes('credits')) &&
    type !== 'players' &&
    type !== 'teams',
)

export const typeOptions: readonly (readonly [ChosenType, string])[] = [
  ['all', 'everything'],
  ...triedTypes.map((type) => [type, entityOf(type).list.title] as const),
]

/** The kinds of changes, each with the unit of its number. */
export const kinds = {
  raise: { label: 'Raise', unit: '%' },
  lower: { label: 'Lower', unit: '%' },
  add: { label: 'Add to', unit: '' },
  set: { label: 'Set', unit: '' },
  limit: { label: 'Limit', unit: 'times' },
  period: { label: 'Refresh', unit: '' },
  shift: { label: 'Move dates of', unit: 'days' },
  without: { label: 'Leave out', unit: '' },
} as const
export type TrialKind = keyof typeof kinds

const shiftPaths = ['active.from', 'active.to', 'drawTime']

export function kindOf(edit: Edit): TrialKind {
  if (edit.kind === 'number') {
    if (edit.operation === 'multiply') return edit.amount < 1 ? 'lower' : 'raise'
    return edit.operation
  }
  return edit.kind === 'date' ? 'shift' : edit.kind
}

/** The number in the field of a trial. */
export function amountOf(edit: Edit): number {
  if (edit.kind === 'number')
    return edit.operation === 'multiply' ? Math.round(Math.abs(edit.amount - 1) * 10_000) / 100 : edit.amount
  return edit.kind === 'shift' ? edit.days : edit.kind === 'limit' ? (edit.count ?? 1) : 0
}

/** The number fields that can be changed. For all types together, only those of the reward. */
const triedPaths = {
  all: /^reward\.(credits|points)$/,
  one: /^(credits|reward\.(credits|points)|objectives\.(points|credits)|steps|stockCount)$/,
}
/** The type that provides the names of fields. For all types together this is a type with a reward. */
const typical = (type: ChosenType): EntityType => (type === 'all' ? 'missions' : type)

const pathsOf = (type: ChosenType) =>
  numberFields(typical(type)).filter((path) => triedPaths[type === 'all' ? 'all' : 'one'].test(path))

export const fieldOptions = (type: ChosenType) =>
  pathsOf(type).map((path) => [path, fieldName(typical(type), path)] as const)

export const hasPath = (type: ChosenType, path: string) => pathsOf(type).includes(path)

export const firstField = (type: ChosenType) =>
  pathsOf(type).find((path) => /credits$/.test(path)) ?? pathsOf(type)[0] ?? ''

export function editOf(kind: TrialKind, path: string, amount: number): Edit {
  switch (kind) {
    case 'raise':
      return { kind: 'number', path, operation: 'multiply', amount: 1 + amount / 100, round: 1 }
    case 'lower':
      return { kind: 'number', path, operation: 'multiply', amount: Math.max(0, 1 - amount / 100), round: 1 }
    case 'add':
    case 'set':
      return { kind: 'number', path, operation: kind, amount, round: 1 }
    case 'limit':
      return { kind: 'limit', count: Math.max(1, Math.round(amount)) }
    case 'period':
      return { kind: 'period', value: 'weekly' }
    case 'shift':
      return { kind: 'shift', paths: shiftPaths, days: Math.round(amount) }
    case 'without':
      return { kind: 'without' }
  }
}

/** Whether an edit is possible for some of the chosen types. */
export const isPossible = (type: ChosenType, edit: Edit): boolean =>
  edit.kind === 'without' || choiceTypes({ type }).some((one) => canEdit(one, edit))

/** The initial values of a new change. */
export const firstTrial: Trial = {
  of: { type: 'missions' },
  edit: { kind: 'number', path: 'reward.credits', operation: 'multiply', amount: 1.2, round: 1 },
}
