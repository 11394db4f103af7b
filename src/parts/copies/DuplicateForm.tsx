import { useEffect, useState } from 'react'
import { duplicateOf } from '@/engine/sets/duplicateObject'
import type { AnyEntity } from '@/entities/definition'
import { EditFailed, EditPending } from '@/form/EditStates'
import { EntityEditor } from '@/form/EntityEditor'
import { useFoundObject } from '@/form/useFoundObject'
import { idOf } from '@/model/references'
import { Note } from '@/ui/Note'

interface DuplicateFormProps {
  entity: AnyEntity
  account: string
  /** The id of the original. */
  from: string
}

/** A form for a new object that starts as a copy of another one (rule DUP-2). Nothing is sent before the user saves. */
export function DuplicateForm({ entity, account, from }: DuplicateFormProps) {
  const { state, error, retry, lookFurther } = useFoundObject(entity, account, from)
  useEffect(() => {
    if (state === 'furtherPages') lookFurther()
  }, [state, lookFurther])
  const { singular } = entity.list

  if (typeof state === 'object')
    return <Copied entity={entity} account={account} from={from} original={state.object} />
  if (state === 'missing')
    return (
      <EntityEditor
        entity={entity}
        account={account}
        note={
          <Note>{`There is no ${singular.toLowerCase()} “${from}” to duplicate. This form is empty.`}</Note>
        }
      />
    )
  if (state === 'failed')
    return <EditFailed title={`New ${singular.toLowerCase()}`} message={error} onRetry={() => void retry()} />
  return <EditPending title={`New ${singular.toLowerCase()}`} />
}

function Copied({ entity, account, from, original }: DuplicateFormProps & { original: object }) {
  const { rows = [] }: { rows: object[] | undefined } = entity.calls.useRows(account)
  const type = entity.list.type
  // Calculated once: later changes of the list must not replace what the user types.
  const [start] = useState(() => {
    const ids = new Set(rows.map((row) => idOf(type, row)))
    const object = duplicateOf({ type, object: original, account, isTaken: (id) => ids.has(id) })
    return { object, draftId: `new from ${from}` }
  })
  return <EntityEditor entity={entity} account={account} start={start} />
}
