import { useSelector } from '@tanstack/react-store'
import { type ReactNode, useId, useMemo } from 'react'
import type { Change } from '@/model/changes'
import { DraftNote } from './DraftNote'
import { FormShell } from './FormShell'
import { type FormContext, FormContextProvider, UploadProvider } from './formContext'
import { LeaveGuard } from './LeaveGuard'
import { useIgnoredRepeats } from './repeats'
import { sectionsOf } from './sections'
import type { Upload } from './types'
import { type EntityFormOptions, useEntityForm } from './useEntityForm'

export interface EntityFormProps<T extends object> extends EntityFormOptions<T> {
  /** Shows the values without controls and without Save (rule PERM-12). */
  readOnly?: boolean
  /** Shown above the sections, e.g. the read-only note. */
  note?: ReactNode
  /** Shown beside the sections, see `FormShell`. */
  aside?: ReactNode
  /** Shown beside the title. */
  menu?: ReactNode
  /** Offers 'Save and add another' for a new object. */
  addsMore?: boolean
  /** Uploads an image to the account. Undefined while uploads are not possible. */
  upload?: Upload
  /** Why images cannot be uploaded. */
  uploadHint?: string
}

/** Edits any object. Pass a `key` that changes with the object and the account, so that the form remounts. */
export function EntityForm<T extends object>(props: EntityFormProps<T>) {
  const {
    entity,
    spec,
    account,
    readOnly = false,
    addsMore = false,
    note,
    aside,
    menu,
    upload,
    uploadHint,
  } = props
  const { proposes } = props
  const formId = useId()
  useIgnoredRepeats()
  const { store, save, view, isNew, received, drafts } = useEntityForm(props)
  const dialog = useSelector(view.dialog)
  const context: FormContext = useMemo(
    () => ({ store, save, formId, entity, fields: spec.fields, account, isNew, readOnly, proposes }),
    [store, save, formId, entity, spec, account, isNew, readOnly, proposes],
  )
  const uploads = useMemo(() => ({ upload, hint: uploadHint }), [upload, uploadHint])
  const sections = useMemo(
    () =>
      // A new object that the user cannot save has no values to show.
      isNew && readOnly
        ? []
        : sectionsOf(spec).filter(({ appliesTo }) => appliesTo?.({ isNew, readOnly }) ?? true),
    [spec, isNew, readOnly],
  )
  const { name } = received as { name?: unknown }
  const restore = (changes: readonly Change[]) =>
    view.restore(changes).catch((thrown: unknown) => {
      props.onRefused?.(thrown)
      return false
    })
  const title = isNew ? `New ${entity.singular.toLowerCase()}` : String(name || entity.idOf(received))
  return (
    <FormContextProvider value={context}>
      <LeaveGuard />
      <UploadProvider value={uploads}>
        <FormShell
          title={title}
          sections={sections}
          note={
            <>
              <DraftNote drafts={drafts} onRestore={restore} />
              {note}
            </>
          }
          aside={aside}
          menu={menu}
          addsMore={addsMore && isNew}
        />
      </UploadProvider>
      {dialog}
    </FormContextProvider>
  )
}
