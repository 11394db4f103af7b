import { useRouter } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import { type MouseEvent, type ReactNode, use, useCallback, useEffect, useRef, useState } from 'react'
import { errorToast } from '@/api/errors'
import { uploadImage } from '@/api/uploadImage'
import { useObjectApi } from '@/api/writes/useWrites'
import { canPlan, canWrite } from '@/auth/permissions'
import { useSession } from '@/auth/session'
import { titleOf } from '@/lib/value'
import { markRow, newsMs } from '@/list/listPosition'
import { objectLink } from '@/list/ObjectLink'
import type { ProposedChange } from '@/model/proposable'
import { otherValues, savedDifferently } from '@/model/savedDifferently'
import { Note } from '@/ui/Note'
import { dismissToast, toastError, toastSuccess } from '@/ui/toast'
import { WindowTitle } from '@/ui/WindowTitle'
import {
  type CarriedOver,
  CarriedOverNote,
  carriedOver,
  keepsOf,
  useCarriedOverDefaults,
} from './carriedOver'
import styles from './EntityEditor.module.css'
import { EntityForm } from './EntityForm'
import { keepSaved } from './lastSaved'
import { useForm } from './loadForm'
import { ProposeEdits } from './proposing'
import type { EditedEntity } from './types'
import { useWayBack } from './wayBack'

/** Why a form is read-only (decision D13). */
const readOnlyText = (
  { list, scope }: { list: { singular: string }; scope: 'all' | 'account' },
  isNew: boolean,
) =>
  isNew
    ? `You have read-only access to ${scope === 'all' ? 'accounts' : 'this account'}: a new ${list.singular.toLowerCase()} cannot be saved.`
    : 'You have read-only access to this account: changes cannot be saved.'

/** The read-only note for users who can only propose (rule PERM-13). */
const proposesText =
  'You have read-only access to this account: what you change here is proposed, and somebody else carries it out. Nothing is sent.'
const noUpload = 'Uploading a picture needs the permission account:write. The address of one can be proposed.'

/** The note after a create that the server refused although the object exists (rule SAFE-8). */
const thereBefore =
  'The server responded with an error, but it exists: this request or somebody else created it.'

export interface EntityEditorProps<T extends object> {
  entity: EditedEntity<T>
  /** The account that was selected when the form opened (decision A4). */
  account: string
  /** Undefined when creating. */
  object?: T
  /** Initial values of a new form, and the id under which its draft is stored. */
  start?: { object: T; draftId: string }
  /** Shown above the sections. */
  note?: ReactNode
  /** Shown beside the form, see `FormShell`. */
  aside?: ReactNode
  /** Shown beside the title. */
  menu?: ReactNode
}

interface ObjectEditorProps<T extends object> extends EntityEditorProps<T> {
  /** The values that a new object took over from the one that was added before it. */
  kept: CarriedOver | undefined
  onKeep: (kept: CarriedOver) => void
}

/** The form of any entity. 'Save and add another' replaces it with the form of the next new object. */
export function EntityEditor<T extends object>(props: EntityEditorProps<T>) {
  const [kept, setKept] = useState<CarriedOver>()
  const { start, ...others } = props
  // Initial values, e.g. of a copy, apply only to the first object, not to the next ones in a row.
  const from = kept ? others : props
  return <ObjectEditor key={kept?.place ?? 0} {...from} kept={kept} onKeep={setKept} />
}

/**
 * The form of one object. After a save it shows a toast, then returns to the list as it was left (rule FORM-6, decision
 * G1).
 */
function ObjectEditor<T extends object>(props: ObjectEditorProps<T>) {
  const { entity, account, object, start, note, aside, menu, kept, onKeep } = props
  const spec = useCarriedOverDefaults(useForm(entity), kept)
  const { user } = useSession()
  const api = useObjectApi(entity, account)
  const { rows } = entity.calls.useRows(account)
  const router = useRouter()
  const { list, saved, editableBy } = entity
  const permissions = user?.permissions ?? []
  const readOnly = !(editableBy ?? canPlan)(permissions)
  const Propose = use(ProposeEdits)
  const [proposed, setProposed] = useState<ProposedChange>()
  const [why, setWhy] = useState('')
  // Accounts are never proposed (rule PROPOSE-7).
  const canPropose = Propose && !readOnly && entity.scope === 'account'
  const proposes = canPropose ? (canWrite(permissions) ? 'beside' : 'only') : undefined
  const upload = useCallback((image: File) => uploadImage(account, image), [account])
  const isNew = object === undefined
  const place = [account, list.type, isNew ? (start?.draftId ?? 'new') : list.idOf(object)] as const
  const { leave } = useWayBack(list.type, account)
  const openLink = (id: string) => {
    const link = objectLink({ type: list.type, id })
    return (
      link && (
        <OpenLink
          href={router.history.createHref(router.buildLocation(link).publicHref)}
          onOpen={() => void router.navigate(link)}
        />
      )
    )
  }
  return (
    <>
      <WindowTitle>{isNew ? `New ${list.singular.toLowerCase()}` : String(list.idOf(object))}</WindowTitle>
      <EntityForm
        entity={list}
        spec={spec}
        schemas={entity.schemas}
        account={account}
        managed={entity.managed}
        object={object}
        initial={start?.object}
        rows={rows}
        aside={aside}
        menu={menu}
        {...(proposes === 'only' ? { uploadHint: noUpload } : { upload })}
        readOnly={readOnly}
        proposes={proposes}
        onPropose={(change) => setProposed({ type: list.type, account, ...change })}
        addsMore={keepsOf(spec).length > 0}
        note={
          <>
            {kept ? <CarriedOverNote kept={kept} /> : note}
            {readOnly && <Note tone="neutral">{readOnlyText(entity, isNew)}</Note>}
            {proposes === 'only' && <Note tone="neutral">{proposesText}</Note>}
          </>
        }
        draftPlace={user && !readOnly ? place : undefined}
        api={api}
        onSaved={(body, { isNew: created, written, isLeaving, addsAnother }) => {
          const id = list.idOf(body)
          const { entry, differences = [], says } = written
          const differently = savedDifferently(list.type, otherValues(list.type, body, differences))
          const more = { entry, note: says === 'perhaps' ? thereBefore : differently }
          if (created) toastSuccess(saved.created(body), { action: openLink(id), ...more })
          else toastSuccess(saved.updated(body), more)
          markRow({ type: list.type, id, name: titleOf(body, id), mark: <SavedMark /> })
          keepSaved({ account, name: titleOf(body, id), object: body })
          if (addsAnother) onKeep(carriedOver(spec, body, titleOf(body, id), kept))
          else if (!isLeaving) leave()
        }}
        onLeft={leave}
        onRefused={(error) => toastError(errorToast(error))}
      />
      {Propose && proposed && (
        <Propose change={proposed} why={why} onWhy={setWhy} onClose={() => setProposed(undefined)} />
      )}
    </>
  )
}

interface OpenLinkProps {
  href: string
  /** Opens the object in this tab, without loading the page. */
  onOpen: () => void
}

/** Links to the object of a toast. Not a router `Link`, because toasts render outside of the router. */
function OpenLink({ href, onOpen }: OpenLinkProps) {
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    dismissToast()
    onOpen()
  }
  return (
    <a href={href} onClick={onClick} className={styles.open}>
      Open
    </a>
  )
}

/**
 * Shows 'Saved just now' beside a name, with a bar and a tint over the surrounding row. It fades after a moment but
 * keeps its space, so that nothing moves. Scrolls the row into view. Only a form can save, so lists do not load this component.
 */
function SavedMark() {
  const [isFaded, setFaded] = useState(false)
  const mark = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    // After the router has restored the scroll position of the list.
    const frame = requestAnimationFrame(() =>
      mark.current?.closest('tr')?.scrollIntoView?.({ block: 'nearest' }),
    )
    return () => cancelAnimationFrame(frame)
  }, [])
  useEffect(() => {
    const timer = setTimeout(() => setFaded(true), newsMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <span ref={mark} data-faded={isFaded || undefined} className={styles.saved}>
      <Check size={12} aria-hidden />
      Saved just now
    </span>
  )
}
