import { useRouter } from '@tanstack/react-router'
import { use, useCallback } from 'react'
import { errorToast } from '@/api/errors'
import { canWrite } from '@/auth/permissions'
import { useSession } from '@/auth/session'
import type { AnyEntity } from '@/entities/definition'
import { idInPath } from '@/entities/idInPath'
import { EntityForm } from '@/form/EntityForm'
import { fromHere, markRow } from '@/form/listPlace'
import { useWayBack } from '@/form/wayBack'
import { uploadAccountImage } from '@/generated/api/accounts/accounts'
import { Note } from '@/ui/Note'
import { toastError, toastSuccess } from '@/ui/toast'
import { useWrites } from '../useWrites'
import { formOf } from './formOf'
import { OpenLink } from './OpenLink'
import { SavedMark } from './SavedMark'
import { isObjectOf } from './useFoundObject'

interface EntityEditorProps {
  entity: AnyEntity
  /** The account that was selected when the form opened (decision A4). */
  account: string
  /** None to create. */
  object?: object
}

/** The form of any entity: what is saved is toasted, then the list follows, as it was left (rule FORM-6, decision G1). */
export function EntityEditor({ entity, account, object }: EntityEditorProps) {
  const spec = use(formOf(entity))
  const { user } = useSession()
  const { save, reread } = useWrites(entity)
  const { rows = [] } = entity.calls.useRows(account)
  const router = useRouter()
  const { list, saved, editableBy, updateBody } = entity
  const mayEdit = (editableBy ?? canWrite)(user?.permissions ?? [])
  const upload = useCallback(
    async (image: File) => (await uploadAccountImage(account, { image, account })).path,
    [account],
  )
  const isNew = object === undefined
  const readOnly = editableBy !== undefined && !mayEdit
  const place = [account, list.type, isNew ? 'new' : list.idOf(object)] as const
  const { leave } = useWayBack(list.type, account)
  const openLink = (id: string) => {
    const link = { to: '/$entityType/$id', params: { entityType: list.type, id: idInPath(id) } } as const
    return (
      <OpenLink
        href={router.history.createHref(router.buildLocation(link).publicHref)}
        onOpen={() => void router.navigate({ ...link, state: fromHere })}
      />
    )
  }
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
          const id = list.idOf(body)
          if (created) toastSuccess(saved.created(body), openLink(id))
          else toastSuccess(saved.updated(body))
          markRow(list.type, id, <SavedMark />)
          if (!isLeaving) leave()
        }}
        onLeft={leave}
        onRefused={(error) => toastError(errorToast(error))}
      />
    </>
  )
}

/** The form opens all the same; the server's answer decides (decision D13). */
const ReadOnlyNote = ({ newAccount }: { newAccount: boolean }) => (
  <Note tone="neutral">
    {newAccount
      ? 'You have read-only access to accounts: a new one cannot be saved.'
      : 'You have read-only access to this account: changes cannot be saved.'}
  </Note>
)
