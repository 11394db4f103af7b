import { TextField } from '@/form/fields/TextField'
import { useFormContext } from '@/form/formContext'
import type { PathTo } from '@/form/paths'
import type { Mission } from '@/generated/model'
import { AvailabilityField } from './AvailabilityField'
import { IdField } from './IdField'

export type Named = Pick<Mission, 'name' | 'isAvailable'>

interface NamingFieldsProps<T> {
  /** Path and label of the id. */
  id: { name: PathTo<T, string>; label: string }
  nameLabel?: string
}

/** The first fields of every form. On a new object the name comes first, and the id is suggested from it. */
export function NamingFields<T extends Named = never>({ id, nameLabel = 'Name' }: NamingFieldsProps<T>) {
  const { isNew } = useFormContext()
  const name = <TextField<Named> name="name" label={nameLabel} required />
  return (
    <>
      {isNew && name}
      <IdField<T> {...id} />
      <AvailabilityField />
      {!isNew && name}
    </>
  )
}
