import { controlProps, Field } from '@/form/Field'
import { ImageField } from '@/form/fields/ImageField'
import { TextAreaField, TextField } from '@/form/fields/TextField'
import { useToggle } from '@/form/fields/ToggleField'
import { useFormContext, useLabel } from '@/form/formContext'
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
      <NamingFields<Identified> id="id" />
      <TextAreaField<Described> name="description" placeholder={descriptionPlaceholder} />
      <ImageField<Described> name="imgUrl" />
    </>
  )
}

interface NamingFieldsProps<T> {
  /** Dot path of the id. */
  id: PathTo<T, string>
}

/** The first fields of every form. The name comes first, because the id of a new object is suggested from it. */
export function NamingFields<T extends NameAndAvailability = never>({ id }: NamingFieldsProps<T>) {
  return (
    <>
      <TextField<NameAndAvailability> name="name" required />
      <IdField<T> name={id} />
      <AvailabilityField />
    </>
  )
}

interface IdFieldProps<T> {
  /** Dot path of the edited object. */
  name: PathTo<T, string>
}

/** The id of the object. Editable only on a new object, and suggested from its name (rule FORM-3). */
function IdField<T = never>({ name }: IdFieldProps<T>) {
  const { isNew } = useFormContext()
  useSuggestedId<T>(name)
  return (
    <TextField<T>
      name={name}
      size="short"
      required
      locked={!isNew}
      help={isNew ? 'It cannot be changed later.' : 'The id cannot be edited.'}
    />
  )
}

/** Active or Inactive. A missing value means active (rule FIELD-11). */
export function AvailabilityField() {
  const label = useLabel<NameAndAvailability>('isAvailable')
  const toggle = useToggle<NameAndAvailability>('isAvailable', label)
  const state = toggle.checked ? 'Active' : 'Inactive'
  return (
    <Field {...toggle} label={label} size="short" unmarked shown={() => state}>
      <div className={styles.availability}>
        <Switch {...controlProps(toggle)} ref={toggle.ref} checked={toggle.checked} onChange={toggle.set} />
        <span className={styles.state}>{state}</span>
      </div>
    </Field>
  )
}
