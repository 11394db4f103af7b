import { controlProps, Field } from '@/form/Field'
import { Combobox } from '@/form/fields/Combobox'
import { ReferencesField } from '@/form/fields/ReferenceField'
import { shownReferences } from '@/form/fields/ShownReference'
import { TagsField } from '@/form/fields/TagsField'
import { TextField } from '@/form/fields/TextField'
import { useField, useFormContext, useLabel, useRegisteredField } from '@/form/formContext'
import type { ReferenceItem, ReferenceOptions } from '@/form/types'
import type { Mission } from '@/generated/model'
import { inputText } from '@/model/readable'
import { UsedCategories, UsedTags } from './UsedTexts'

export type Requiring = Pick<Mission, 'requirement'>

/** Levels are shown as '3 - Pathfinder'. The ordinal is saved beside the id (decision D7). */
interface LevelOptions extends ReferenceOptions {
  items: readonly (ReferenceItem & { ordinal: number | undefined })[]
}

interface RequirementFieldsProps {
  levels: LevelOptions
  missions: ReferenceOptions
  achievements: ReferenceOptions
}

/** The conditions that a player must meet (rule DATA-2). */
export function RequirementFields({ levels, missions, achievements }: RequirementFieldsProps) {
  return (
    <>
      <LevelField options={levels} />
      <TextField<Requiring> name="requirement.category" size="half" suggestions={UsedCategories} />
      <TagsField<Requiring>
        name="requirement.tags"
        size="full"
        help="Separate tags with commas."
        suggestions={UsedTags}
      />
      <ReferencesField<Requiring> name="requirement.missions" options={missions} />
      <ReferencesField<Requiring> name="requirement.achievements" options={achievements} />
    </>
  )
}

const name = 'requirement.level'

function LevelField({ options }: { options: LevelOptions }) {
  const { store } = useFormContext<Requiring>()
  const label = useLabel<Requiring>(`${name}.id`)
  const field = useField<Requiring, string>(`${name}.id`, { label })
  useRegisteredField<Requiring>(name)
  const id = inputText(field.value)
  const pick = (next: string) => {
    field.set(next)
    store.set(`${name}.ordinal`, options.items.find((level) => level.id === next)?.ordinal)
  }
  return (
    <Field
      {...field}
      label={label}
      size="half"
      shown={() => shownReferences({ options, ids: id === '' ? [] : [id] })}
    >
      <Combobox
        control={controlProps(field)}
        options={options}
        chosen={id === '' ? [] : [id]}
        placeholder="Select level"
        canClear
        onPick={pick}
        onClear={() => store.set<unknown>(name, undefined)}
        inputRef={field.ref}
      />
    </Field>
  )
}
