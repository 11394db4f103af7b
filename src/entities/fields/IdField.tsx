import { TextField } from '@/form/fields/TextField'
import { useFormContext } from '@/form/formContext'
import type { PathTo } from '@/form/paths'
import { useSuggestedId } from './suggestedId'

interface IdFieldProps<T> {
  /** Dot path of the edited object. */
  name: PathTo<T, string>
  label: string
}

/** The id of the object. Editable only on a new object, and suggested from its name (rule FORM-3). */
export function IdField<T = never>({ name, label }: IdFieldProps<T>) {
  const { isNew } = useFormContext()
  useSuggestedId(name, 'name')
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
