import { TextField } from '@/form/fields/TextField'
import { AvailabilityField } from '@/form/fields/ToggleField'
import { useFormRoom } from '@/form/room'
import { IdField } from './IdField'

interface NamingFieldsProps {
  /** Path and label of the id. */
  id?: { name: string; label: string }
  nameLabel?: string
}

/** How every form begins. A new object is named first, and its id is suggested from the name. */
export function NamingFields({ id = { name: 'id', label: 'Id' }, nameLabel = 'Name' }: NamingFieldsProps) {
  const { isNew } = useFormRoom()
  const name = <TextField name="name" label={nameLabel} required />
  return (
    <>
      {isNew && name}
      <IdField {...id} from="name" />
      <AvailabilityField />
      {!isNew && name}
    </>
  )
}
