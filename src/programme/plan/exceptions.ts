import type { EntityType } from '@/entities/registry'
import type { ChoiceGroup } from '@/form/merge'

/** What plans must know of single types because the contract has no words for it. */

/** A number that two objects of an account cannot share. */
export const uniqueNumbers: Partial<Record<EntityType, { field: string; word: string; plural: string }>> = {
  levels: { field: 'ordinal', word: 'Level', plural: 'levels' },
}

/** Fields that change while people play. Changes of them do not keep an object from being deleted. */
const played: Partial<Record<EntityType, readonly string[]>> = {
  players: ['points', 'credits', 'level', 'badges'],
  teams: ['points', 'credits', 'badges'],
}

export const isPlayed = (type: EntityType, field: string): boolean => played[type]?.includes(field) ?? false

/** Paths that form one choice, as the forms have them. A test compares the two. */
export const choiceGroups: Partial<Record<EntityType, readonly ChoiceGroup[]>> = {
  accounts: [{ label: 'Account type', paths: ['isDevAccount', 'isFreeAccount'] }],
  missions: [
    { label: 'Objectives', paths: ['objectives.events', 'objectives.quizzId', 'objectives.surveyId'] },
  ],
}
