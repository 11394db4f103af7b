// Type-checked only: hooks, the store, and the declarations of a form take only paths of the edited object.

import { useSuggestedId } from '@/entities/fields/suggestedId'
import { useReferencesAt } from '@/entities/references'
import { useNumber } from '@/form/fields/NumberField'
import { useToggle } from '@/form/fields/ToggleField'
import {
  type StoreOf,
  useEntry,
  useField,
  useFormContext,
  useFormValue,
  useLabel,
  useMessages,
  useReferences,
  useRegisteredField,
  useStore,
} from '@/form/formContext'
import type { FormSpec, ReferenceOptions } from '@/form/types'
import type { Mission, Player, Streak, Team } from '@/generated/model'
import { describeFields } from '@/model/fields/fields'
import type { Rule } from '@/model/rules'
import { incomplete, repeatedIds, required } from '@/model/rules'

const options: ReferenceOptions = { items: [], isLoading: false }

export function useAccepted() {
  useField<Team, number>('points').set(1)
  useFormValue<Mission, readonly string[]>('requirement.tags')
  useRegisteredField<Mission>('objectives.events')
  useReferences<Player>('team', options)
  useEntry<Mission>(`objectives.events.${0}.count`, undefined)
  useToggle<Team>('isAvailable', 'Availability')
  useLabel<Mission>(`objectives.events.${0}.count`)
  useNumber<Team>('points', { label: 'Points' })
  useSuggestedId<Player>('player')
  useReferencesAt('streaks', 'objectives.missions.*')
  useMessages<Team>('name')
  useStore((store: StoreOf<Team>) => store.value('name'))
  const { store } = useFormContext<Mission>()
  store.set('requirement.level.ordinal', 1)
  return [store.value('name'), store.initial('reward.points'), store.focus('objectives.events.0.id')]
}

export function useRefused() {
  // @ts-expect-error A team has no such field.
  useField<Team, number>('score')
  // @ts-expect-error A name is not a number.
  useField<Team, number>('name')
  // @ts-expect-error There is no type of edited object.
  useField('name')
  // @ts-expect-error A mission has no such field.
  useFormValue<Mission, readonly string[]>('tag')
  // @ts-expect-error Tags are not a text.
  useFormValue<Mission, string>('tags')
  // @ts-expect-error There is no type of edited object.
  useFormValue('name')
  // @ts-expect-error A mission has its events in `objectives`.
  useRegisteredField<Mission>('events')
  // @ts-expect-error There is no type of edited object.
  useRegisteredField('name')
  // @ts-expect-error A player has one team.
  useReferences<Player>('teams', options)
  // @ts-expect-error A row has no such field.
  useEntry<Mission>(`objectives.events.${0}.number`, undefined)
  // @ts-expect-error A team has no such field.
  useToggle<Team>('available', 'Availability')
  // @ts-expect-error A team has no such field.
  useLabel<Team>('score')
  // @ts-expect-error A name is not a switch.
  useToggle<Team>('name', 'Name')
  // @ts-expect-error A name is not a number.
  useNumber<Team>('name', { label: 'Name' })
  // @ts-expect-error A player has no `id`.
  useSuggestedId<Player>('id')
  // @ts-expect-error A streak has no requirement.
  useReferencesAt('streaks', 'requirement.missions.*')
  // @ts-expect-error A name refers to nothing.
  useReferencesAt('missions', 'name')
  // @ts-expect-error A team has no such field.
  useMessages<Team>('title')
  // @ts-expect-error A team has no such field.
  useStore((store: StoreOf<Team>) => store.value('title'))
  // @ts-expect-error There is no type of edited object.
  useStore((store) => store.value('name'))
}

export function useRefusedByStore() {
  const { store } = useFormContext<Mission>()
  // @ts-expect-error A mission has no such field.
  store.value('title')
  // @ts-expect-error A mission has no such field.
  store.initial('reward.gems')
  // @ts-expect-error A mission has no such field.
  store.set('title', 'Walk')
  // @ts-expect-error A number is not a text.
  store.set('countLimit', '1')
  // @ts-expect-error A mission has no such field.
  store.focus('objectives.quiz')
  // @ts-expect-error A mission has no such field.
  store.subscribe('title', () => undefined)
  // @ts-expect-error A mission has no such field.
  store.clearErrors('title')
  // @ts-expect-error There is no type of edited object.
  useFormContext().store.value('name')
}

const declared = { defaults: () => ({}), sections: [], rules: [] }

export const accepted: FormSpec<Mission> = {
  ...declared,
  idPath: 'id',
  saveNeeds: [required('name', 'Name is required')],
  warnings: [
    incomplete('reward.points', 'No points.'),
    ({ objectives }) => repeatedIds<Mission>(objectives?.events, 'objectives.events', 'Again.'),
    () => [{ path: 'objectives.events.0.id', message: 'First.' }],
  ],
  choiceGroups: [{ label: 'Objectives', paths: ['objectives.quizzId', 'objectives.surveyId'] }],
  live: {
    progress: ['objectives.events.*.currentCount'],
    changes: [{ paths: ['timing.maxSecondsToComplete'], text: 'Less time.' }],
  },
}

// @ts-expect-error A player has no `id`.
export const idPath: FormSpec<Player> = { ...declared, idPath: 'id' }
// @ts-expect-error A team has no such field.
export const needs: FormSpec<Team> = { ...declared, saveNeeds: [required('nmae', 'Name is required')] }
// @ts-expect-error A team has no such field.
export const warnings: FormSpec<Team> = { ...declared, warnings: [incomplete('score', 'No score.')] }
// @ts-expect-error There is no type of edited object.
export const untyped = required('name', 'Name is required')
// @ts-expect-error A problem is on a path of the object.
export const rule: Rule<Team> = () => [{ path: 'score', message: 'No score.' }]
// @ts-expect-error A list of ids has no items with ids.
export const ids: Rule<Streak> = () => repeatedIds<Streak>([], 'objectives.missions', 'Again.')
export const groups: FormSpec<Mission> = {
  ...declared,
  // @ts-expect-error The path lacks `objectives`.
  choiceGroups: [{ label: 'Objectives', paths: ['quizzId'] }],
}
export const changes: FormSpec<Mission> = {
  ...declared,
  // @ts-expect-error A mission has no such field.
  live: { changes: [{ paths: ['maxSeconds'], text: 'Less time.' }] },
}
export const progress: FormSpec<Mission> = {
  ...declared,
  // @ts-expect-error A name does not count progress.
  live: { progress: ['name'], changes: [] },
}

export const described = describeFields<Mission>(
  { objectives: { fields: { 'objectives.events.*.count': { label: 'Required count' } } } },
  { changes: [{ paths: ['priority'], text: 'Another order.' }] },
)

export const refusedFields = [
  // @ts-expect-error A team has no such field.
  describeFields<Team>({ score: { fields: { score: { label: 'Score' } } } }),
  // @ts-expect-error Items have no position here.
  describeFields<Mission>({ objectives: { fields: { 'objectives.events.0.count': { label: 'Count' } } } }),
  // @ts-expect-error A team has no such field.
  describeFields<Team>({}, { changes: [{ paths: ['active'], text: 'Another time.' }] }),
]
