import { TextField } from '@/form/fields/TextField'
import { useFormRoom } from '@/form/room'
import { useSuggestedId } from './suggestedId'

interface IdFieldProps {
  /** Dot path of the edited object. */
  name: string
  label: string
  /** Dot path of the name that suggests an id. */
  from: string
}

/** What the object is known by; it is typed once, when the object is new (rule FORM-3). */
export function IdField({ name, label, from }: IdFieldProps) {
  const { isNew } = useFormRoom()
  useSuggestedId(name, from)
  return (
    <TextField
      name={name}
      label={label}
      size="short"
      required
      locked={!isNew}
      help={isNew ? 'It cannot be changed later.' : 'The id cannot be edited.'}
    />
  )
}
