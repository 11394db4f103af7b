import { controlProps, Field } from '@/form/Field'
import { ImageField } from '@/form/fields/ImageField'
import { TextAreaField, TextField } from '@/form/fields/TextField'
import { useToggle } from '@/form/fields/ToggleField'
import { useFormContext } from '@/form/formContext'
import type { Mission } from '@/generated/model'
import type { PathTo } from '@/model/paths'
import { Switch } from '@/ui/Switch'
import styles from './basicDetails.module.css'
import { useSuggestedId } from './suggestedId'

type NameAndAvailability = Pick<Mission, 'name' | 'isAvailable'>
type Identified = NameAndAvailability & { id: string }
type Described = Pick<Mission, 'description' | 'imgUrl'>

interface BasicDetailsFieldsProps {
  /** Placeholder of the description. */
  descriptionPlaceholder?: string
}

export function BasicDetailsFields({ descriptionPlaceholder }: BasicDetailsFieldsProps) {
  return (
    <>
      <NamingFields<Identified> id={{ name: 'id', label: 'Id' }} />
      <TextAreaField<Described>
        name="description"
        label="Description"
        {...(descriptionPlaceholder !== undefined && { placeholder: descriptionPlaceholder })}
      />
      <ImageField<Described> name="imgUrl" label="Image" />
    </>
  )
}

interface NamingFieldsProps<T> {
  /** Path and label of the id. */
  id: { name: PathTo<T, string>; label: string }
  nameLabel?: string
}

/** The first fields of every form. The name comes first, because the id of a new object is suggested from it. */
export function NamingFields<T extends NameAndAvailability = never>({
  id,
  nameLabel = 'Name',
}: NamingFieldsProps<T>) {
  return (
    <>
      <TextField<NameAndAvailability> name="name" label={nameLabel} required />
      <IdField<T> {...id} />
      <AvailabilityField />
    </>
  )
}

interface IdFieldProps<T> {
  /** Dot path of the edited object. */
  name: PathTo<T, string>
  label: string
}

/** The id of the object. Editable only on a new object, and suggested from its name (rule FORM-3). */
function IdField<T = never>({ name, label }: IdFieldProps<T>) {
  const { isNew } = useFormContext()
  useSuggestedId<T>(name)
  return (
    <TextField<T>
      name={name}
      label={label}
      size="short"
      required
      locked={!isNew}
      help={isNew ? 'It cannot be changed later.' : 'The id cannot be edited.'}
    />
  )
}

/** Active or Inactive. A missing value means active (rule FIELD-11). */
export function AvailabilityField() {
  const toggle = useToggle<NameAndAvailability>('isAvailable', 'Availability', true)
  const state = toggle.checked ? 'Active' : 'Inactive'
  return (
    <Field {...toggle} label="Availability" size="short" unmarked shown={() => state}>
      <div className={styles.availability}>
        <Switch {...controlProps(toggle)} ref={toggle.ref} checked={toggle.checked} onChange={toggle.set} />
        <span className={styles.state}>{state}</span>
      </div>
    </Field>
  )
}
