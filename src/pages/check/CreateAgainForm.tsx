import { useState } from 'react'
import type { AnyEntity } from '@/entities/definition'
import { EntityEditor } from '@/form/EntityEditor'
import { useForm } from '@/form/loadForm'
import { nounOf } from '@/model/entityTypes'
import { Note } from '@/ui/Note'

interface CreateAgainFormProps {
  entity: AnyEntity
  account: string
  /** The id of the object that is missing. */
  id: string
}

/** The form of a new object with the id that others name (rule CHECK-14). Nothing is sent before the user saves. */
export function CreateAgainForm({ entity, account, id }: CreateAgainFormProps) {
  const spec = useForm(entity)
  const [start] = useState(() => ({
    object: { ...spec.defaults(account), [spec.idPath ?? 'id']: id },
    draftId: `new as ${id}`,
  }))
  return (
    <EntityEditor
      entity={entity}
      account={account}
      start={start}
      note={
        <Note tone="neutral">
          {`Objects of this account name the id “${id}”. They find the new ${nounOf(entity.list.type)} as soon as it is saved.`}
        </Note>
      }
    />
  )
}
