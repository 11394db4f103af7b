// Type-checked only: the name of a field is a path of the edited object whose value has the field's type.

import { basicDetails } from '@/entities/fields/basicDetails'
import { rewardSection } from '@/entities/fields/sections'
import { NumberField } from '@/form/fields/NumberField'
import { TagsField } from '@/form/fields/TagsField'
import { TextField } from '@/form/fields/TextField'
import { ToggleField } from '@/form/fields/ToggleField'
import type { FormSection } from '@/form/types'
import type { Mission, Player, Quiz, Team } from '@/generated/model'

export const accepted = [
  <NumberField<Team> key="1" name="points" label="Points" />,
  <NumberField<Mission> key="2" name="reward.points" label="Points" />,
  <TagsField<Mission> key="3" name="requirement.tags" label="Tags" />,
  <ToggleField<Quiz> key="4" name={`questions.${0}.strictMode`} label="Strict" />,
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
]

export const ofTeam: FormSection<Team> = basicDetails
// @ts-expect-error A player has no `id`.
export const ofPlayer: FormSection<Player> = basicDetails
// @ts-expect-error A team has no reward.
export const reward: FormSection<Team> = rewardSection('What the team gets.')
