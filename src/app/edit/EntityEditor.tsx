import { useNavigate } from '@tanstack/react-router'
import { use, useCallback } from 'react'
import { errorToast } from '@/api/errors'
import { canWrite } from '@/auth/permissions'
import { useSession } from '@/auth/session'
import type { AnyEntity } from '@/entities/definition'
import { EntityForm } from '@/form/EntityForm'
import { uploadAccountImage } from '@/generated/api/accounts/accounts'
import { Note } from '@/ui/Note'
import { toastError, toastSuccess } from '@/ui/toast'
import { useWrites } from '../useWrites'
import { formOf } from './formOf'
import { isObjectOf } from './useFoundObject'

interface EntityEditorProps {
  entity: AnyEntity
  /** The account that was selected when the form opened (reading A4). */
  account: string
  /** None to create. */
  object?: object
}

/** The form of any entity: what is saved is toasted, then the list follows (spec §2). */
export function EntityEditor({ entity, account, object }: EntityEditorProps) {
  const spec = use(formOf(entity))
  const { user } = useSession()
  const { save, reread } = useWrites(entity)
  const { rows = [] } = entity.calls.useRows(account)
  const navigate = useNavigate()
  const { list, saved, editableBy, updateBody } = entity
  const mayEdit = (editableBy ?? canWrite)(user?.permissions ?? [])
  const upload = useCallback(
    async (image: File) => (await uploadAccountImage(account, { image, account })).path,
    [account],
  )
  const isNew = object === undefined
  const readOnly = editableBy !== undefined && !mayEdit
  const place = [account, list.type, isNew ? 'new' : list.idOf(object)] as const
  const toList = () => void navigate({ to: '/$entityType/list', params: { entityType: list.type } })
  return (
    <>
      <title>{`${isNew ? `New ${list.singular}` : list.idOf(object)} - Console`}</title>
      <EntityForm
        entity={list}
        spec={spec}
        account={account}
        object={object}
        rows={rows}
        upload={upload}
        readOnly={readOnly}
        note={!mayEdit && <ReadOnlyNote newAccount={isNew && entity.scope === 'all'} />}
        draftPlace={user && !readOnly ? [user.id, ...place] : undefined}
        reread={object && (() => reread(account, isObjectOf(entity, account, list.idOf(object))))}
        onSave={async (body, { isNew: creates, changed, received }) => {
          await save(!creates && updateBody ? updateBody(body, changed, received) : body, creates)
          return body
        }}
        onSaved={(body, { isNew: created, isLeaving }) => {
          toastSuccess((created ? saved.created : saved.updated)(body))
          if (!isLeaving) toList()
        }}
        onLeft={toList}
        onRefused={(error) => toastError(errorToast(error))}
      />
    </>
  )
}

/** The form opens all the same; the server's answer decides (reading D13). */
const ReadOnlyNote = ({ newAccount }: { newAccount: boolean }) => (
  <Note tone="neutral">
    {newAccount
      ? 'You have read-only access to accounts: a new one cannot be saved.'
      : 'You have read-only access to this account: changes cannot be saved.'}
  </Note>
)
