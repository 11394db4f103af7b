// Type-checked only: the name of a field is a path of the edited object whose value has the field's type.

import { NamingFields } from '@/entities/fields/basicDetails'
import { SecretField } from '@/entities/fields/SecretField'
import { basicDetails, rewardSection } from '@/entities/fields/sections'
import { CountedListField } from '@/form/fields/CountedListField'
import { LimitField } from '@/form/fields/LimitField'
import { NumberField } from '@/form/fields/NumberField'
import { TagsField } from '@/form/fields/TagsField'
import { TextField } from '@/form/fields/TextField'
import { ToggleField } from '@/form/fields/ToggleField'
import type { FormSection, ReferenceOptions } from '@/form/types'
import type { Account, Mission, Player, Quiz, Team } from '@/generated/model'

const options: ReferenceOptions = { items: [], isLoading: false }
const row = { label: 'Events', itemLabel: 'Event', countLabel: 'Count', options }

export const accepted = [
  <NumberField<Team> key="1" name="points" label="Points" />,
  <NumberField<Mission> key="2" name="reward.points" label="Points" />,
  <TagsField<Mission> key="3" name="requirement.tags" label="Tags" />,
  <ToggleField<Quiz> key="4" name={`questions.${0}.strictMode`} label="Strict" />,
  <CountedListField<Mission, 'count'> key="5" name="objectives.events" countKey="count" {...row} />,
  <CountedListField<Mission, 'steps'> key="6" name="reward.achievements" countKey="steps" {...row} />,
]

export const refused = [
  // @ts-expect-error A team has no such field.
  <NumberField<Team> key="1" name="score" label="Score" />,
  // @ts-expect-error A name is not a number.
  <NumberField<Team> key="2" name="name" label="Name" />,
  // @ts-expect-error Points are not a text.
  <TextField<Mission> key="3" name="reward.points" label="Points" />,
  // @ts-expect-error The reward has no such field.
  <NumberField<Mission> key="4" name="reward.gems" label="Gems" />,
  // @ts-expect-error The field has no type of edited object.
  <TextField key="5" name="name" label="Name" />,
  // @ts-expect-error A choice has no such field.
  <ToggleField<Quiz> key="6" name={`questions.${0}.choices.${0}.isCorrect`} label="Correct" />,
  // @ts-expect-error The rows of events have no steps.
  <CountedListField<Mission, 'steps'> key="7" name="objectives.events" countKey="steps" {...row} />,
  // @ts-expect-error The key of the number differs from that of the rows.
  <CountedListField<Mission, 'count'> key="8" name="objectives.events" countKey="steps" {...row} />,
  // @ts-expect-error A list of ids has no rows.
  <CountedListField<Mission, 'count'> key="9" name="requirement.missions" countKey="count" {...row} />,
  // @ts-expect-error An account has no `id`.
  <NamingFields<Account> key="10" id="id" />,
  // @ts-expect-error The key has another name.
  <SecretField<Account> key="11" name="apiKey" label="API key" />,
  <LimitField<Mission>
    key="12"
    // @ts-expect-error A mission has no such switch.
    toggle={{ name: 'hasLimit', label: 'Limit' }}
    // @ts-expect-error The switch is not a number.
    count={{ name: 'limitCount', label: 'Limit' }}
  />,
]

export const ofTeam: FormSection<Team> = basicDetails
// @ts-expect-error A player has no `id`.
export const ofPlayer: FormSection<Player> = basicDetails
// @ts-expect-error A team has no reward.
export const reward: FormSection<Team> = rewardSection('What the team gets.')
