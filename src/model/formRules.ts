import type { Achievement, Player } from '@/generated/model'
import type { EntityType } from './entityTypes'
import { typesWith } from './entityTypes'
import { basicRules, countLimitRule, isBelowOne } from './fieldRules'
import { type Rule, required } from './rules'

/* The rules that block a save in the form of each type, for code without forms. A test compares them with the forms. */

/** Rule ACHIEVEMENT-3; a blank counts as below 1 (decision D3). */
export const stepsRule: Rule<Achievement> = ({ steps }) =>
  isBelowOne(steps) ? [{ path: 'steps', message: 'Steps must be 1 or higher' }] : []

/** Rule PLAYER-3. */
export const playerNeeds: readonly Rule<Player>[] = [
  required('player', 'Player ID is required'),
  required('name', 'Name is required'),
]

const limited: readonly EntityType[] = typesWith('countLimit')

/** The rules of an object of an account, as its form has them. */
export function formRules(type: EntityType): readonly Rule<object>[] {
  const rules: readonly unknown[] =
    type === 'players'
      ? playerNeeds
      : [
          ...basicRules,
          ...(limited.includes(type) ? [countLimitRule] : []),
          ...(type === 'achievements' ? [stepsRule] : []),
        ]
  // At run time a value can have any type, so the rules must not rely on the types.
  return rules as readonly Rule<object>[]
}
