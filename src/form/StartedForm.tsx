import { type ReactNode, useState } from 'react'
import { EntityEditor } from './EntityEditor'
import { useForm } from './loadForm'
import type { EditedEntity } from './types'

interface StartedFormProps<T extends object> {
  entity: EditedEntity<T>
  account: string
  /** Values in addition to the defaults. Receives the name of the field that holds the id. */
  values: (idPath: string) => object
  /** The id under which its draft is stored. */
  draftId: string
  note?: ReactNode
}

/** The form of a new object with some values filled in. Nothing is sent before the user saves. */
export function StartedForm<T extends object>({
  entity,
  account,
  values,
  draftId,
  note,
}: StartedFormProps<T>) {
  const spec = useForm(entity)
  const [start] = useState(() => ({
    object: { ...spec.defaults(account), ...values(spec.idPath ?? 'id') } as T,
    draftId,
  }))
  return <EntityEditor entity={entity} account={account} start={start} note={note} />
}
