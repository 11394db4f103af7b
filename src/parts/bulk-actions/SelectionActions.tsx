import { useNavigate } from '@tanstack/react-router'
import {
  ArrowLeftRight,
  Calculator,
  CopyPlus,
  Download,
  Folder,
  Power,
  PowerOff,
  Save,
  TableProperties,
  Tag,
  Trash2,
} from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { canPlan } from '@/auth/permissions'
import { useSession } from '@/auth/session'
import type { BulkEdit, PlanRequest } from '@/engine/plan/types'
import type { AnyEntity } from '@/entities/definition'
import { unloadable } from '@/lib/missingCode'
import { textOf } from '@/lib/value'
import type { RowSelection } from '@/list/selecting'
import { type EntityType, isOfProgramme } from '@/model/entityTypes'
import { idOf } from '@/model/references'
import { CopyDialog } from '@/parts/copies/CopyDialog'
import { countText } from '@/parts/plan/texts'
import { useOpenPlan } from '@/parts/plan/useOpenPlan'
import { tableOfSelection } from '@/parts/table-drafts/tableLinks'
import { lazyPart } from '@/ui/lazy'
import type { MenuItem } from '@/ui/PopupMenu'
import { toastError } from '@/ui/toast'
import { Action, ActionLine } from './ActionLine'
import { CategoryDialog, TagsDialog } from './EditDialogs'
import { hasValues, ValuesDialog } from './ValuesDialog'

const [DuplicateDialog] = lazyPart(
  async () => (await import('@/parts/copies/DuplicateDialog')).DuplicateDialog,
)

const [SaveTemplateDialog] = lazyPart(
  async () => (await import('@/parts/campaigns/SaveTemplateDialog')).SaveTemplateDialog,
)

interface SelectionActionsProps {
  entity: AnyEntity
  account: string
  selection: RowSelection
}

/** The actions for selected objects. Each but 'Export' leads to the preview of a plan (rule SELECT-7). */
export const SelectionActions = (props: SelectionActionsProps) =>
  props.entity.scope === 'account' ? <OfAccount {...props} /> : <Actions {...props} rows={none} />

const none: readonly never[] = []

/** Loads the list: the actions on objects of an account need the objects, not only their ids. */
function OfAccount(props: SelectionActionsProps) {
  const { rows = none }: { rows?: readonly object[] } = props.entity.calls.useRows(props.account)
  return <Actions {...props} rows={rows} />
}

interface ActionsProps extends SelectionActionsProps {
  /** All loaded objects of the list. */
  rows: readonly object[]
}

function Actions({ entity, account, selection, rows }: ActionsProps) {
  const ids = useSyncExternalStore(selection.subscribe, selection.ids)
  const [open, setOpen] = useState<'copy' | ChosenDialogProps['open']>()
  const navigate = useNavigate()
  const openPlan = useOpenPlan()
  const type = entity.list.type
  const objects = ids.map((id) => ({ type, id }))
  const words = countText(ids.length, [type])
  const isOfAccount = entity.scope === 'account'
  const { user } = useSession()
  const mayPlan = (entity.editableBy ?? canPlan)(user?.permissions ?? [])

  const preview = (request: PlanRequest) => openPlan(request, type)
  const edit = (change: BulkEdit) => preview({ kind: 'edit', account, objects, edit: change })
  const close = () => setOpen(undefined)
  const chosen = () => {
    const selected = new Set(ids)
    return rows.filter((row) => selected.has(textOf(entity.list.idOf(row))))
  }
  const save = async () => {
    const { exportObjects } = await import('@/parts/files/exportFile')
    exportObjects(type, account, chosen())
  }
  const items: (MenuItem | false)[] = [
    mayPlan && {
      label: 'Activate',
      icon: Power,
      onChoose: () => edit({ set: 'isAvailable', value: true }),
    },
    mayPlan && {
      label: 'Deactivate',
      icon: PowerOff,
      onChoose: () => edit({ set: 'isAvailable', value: false }),
    },
    mayPlan && {
      label: 'Edit as a table',
      icon: TableProperties,
      onChoose: () => void navigate(tableOfSelection(account, type, ids)),
    },
    ...(isOfAccount && mayPlan
      ? ([
          hasValues(type) && {
            label: 'Change values...',
            icon: Calculator,
            isApart: true,
            onChoose: () => setOpen('values'),
          },
          {
            label: 'Copy to account...',
            icon: ArrowLeftRight,
            onChoose: () => setOpen('copy'),
          },
          { label: 'Category...', icon: Folder, isApart: true, onChoose: () => setOpen('category') },
          { label: 'Tags...', icon: Tag, onChoose: () => setOpen('tags') },
          isOfProgramme(type) && {
            label: 'Duplicate...',
            icon: CopyPlus,
            onChoose: () => setOpen('duplicate'),
          },
          isOfProgramme(type) && {
            label: 'Save as a template...',
            icon: Save,
            onChoose: () => setOpen('template'),
          },
        ] as const)
      : []),
    // An export needs no plan.
    isOfAccount && {
      label: 'Export',
      icon: Download,
      onChoose: () => void save().catch(() => toastError({ description: unloadable })),
    },
  ]
  return (
    <>
      <ActionLine key={type} items={items.filter((item) => item !== false)} isDisabled={ids.length === 0}>
        {mayPlan && (
          <Action
            icon={Trash2}
            isDanger
            isApart
            disabled={ids.length === 0}
            onClick={() => preview({ kind: 'delete', account, objects })}
          >
            Delete
          </Action>
        )}
      </ActionLine>
      {open === 'copy' ? (
        <CopyDialog
          words={words}
          from={account}
          onClose={close}
          onPreview={(to) => preview({ kind: 'copy', from: account, to, objects })}
        />
      ) : (
        open && (
          <ChosenDialog
            open={open}
            type={type}
            account={account}
            words={words}
            rows={rows}
            chosen={chosen()}
            onClose={close}
            onPreview={preview}
            onEdit={edit}
          />
        )
      )}
    </>
  )
}

interface ChosenDialogProps {
  open: 'category' | 'tags' | 'values' | 'duplicate' | 'template'
  type: EntityType
  account: string
  words: string
  /** All loaded objects of the list. */
  rows: readonly object[]
  chosen: readonly object[]
  onClose: () => void
  onPreview: (request: PlanRequest) => void
  onEdit: (edit: BulkEdit) => void
}

/** The dialogs that need the selected objects, not only their ids. */
function ChosenDialog({ open, type, account, words, onPreview, onEdit, ...props }: ChosenDialogProps) {
  const { rows, chosen, onClose } = props
  const objects = chosen.map((object) => ({ type, id: idOf(type, object), object }))
  switch (open) {
    case 'category':
      return <CategoryDialog words={words} rows={rows} chosen={chosen} onClose={onClose} onPreview={onEdit} />
    case 'tags':
      return <TagsDialog words={words} rows={rows} chosen={chosen} onClose={onClose} onPreview={onEdit} />
    case 'values':
      return (
        <ValuesDialog
          types={[type]}
          words={words}
          chosen={chosen.map((row) => ({ type, row }))}
          onClose={onClose}
          onPreview={(changed) => onPreview({ kind: 'changes', account, objects: changed })}
        />
      )
    case 'duplicate':
      return (
        <DuplicateDialog account={account} objects={objects} title={words} source={type} onClose={onClose} />
      )
    case 'template':
      return <SaveTemplateDialog account={account} title={words} objects={objects} onClose={onClose} />
  }
}
