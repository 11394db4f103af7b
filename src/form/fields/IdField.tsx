import { useFormRoom } from '../room'
import { TextField } from './TextField'

interface IdFieldProps {
  /** Dot path of the edited object. */
  name: string
  label: string
}

/** What the object is known by; it is typed once, when the object is new (spec §2). */
export function IdField({ name, label }: IdFieldProps) {
  const { isNew } = useFormRoom()
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
