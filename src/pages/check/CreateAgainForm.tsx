import type { AnyEntity } from '@/entities/definition'
import { StartedForm } from '@/form/StartedForm'
import { nounOf } from '@/model/entityTypes'
import { Note } from '@/ui/Note'

interface CreateAgainFormProps {
  entity: AnyEntity
  account: string
  /** The id of the object that is missing. */
  id: string
}

/** The form of a new object with the id that others name (rule CHECK-14). Nothing is sent before the user saves. */
export const CreateAgainForm = ({ entity, account, id }: CreateAgainFormProps) => (
  <StartedForm
    entity={entity}
    account={account}
    values={(idPath) => ({ [idPath]: id })}
    draftId={`new as ${id}`}
    note={
      <Note tone="neutral">
        {`Objects of this account name the id “${id}”. They find the new ${nounOf(entity.list.type)} as soon as it is saved.`}
      </Note>
    }
  />
)
