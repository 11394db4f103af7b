import { chakra } from '@chakra-ui/react'
import { useNavigate } from '@tanstack/react-router'
import {
  ArrowLeftRight,
  Calculator,
  Download,
  Folder,
  type LucideIcon,
  Power,
  PowerOff,
  Tag,
  Trash2,
} from 'lucide-react'
import { type ComponentProps, type ReactNode, useState, useSyncExternalStore } from 'react'
import { canWrite, isWriteAdmin } from '@/auth/permissions'
import { useSession } from '@/auth/session'
import type { AnyEntity } from '@/entities/definition'
import type { RowSelection } from '@/list/selecting'
import type { EntityType } from '@/model/entityTypes'
import { unloadable } from '@/ui/missingCode'
import { Button } from '@/ui/styled'
import { toastError } from '@/ui/toast'
import { textOf } from '@/ui/value'
import { plan } from '../screen/planned'
import { countText } from '../screen/texts'
import type { BulkEdit, PlanRequest } from '../types'
import { CategoryDialog } from './CategoryDialog'
import { CopyDialog } from './CopyDialog'
import { TagsDialog } from './TagsDialog'
import { hasValues, ValuesDialog } from './ValuesDialog'

interface SelectionActionsProps {
  entity: AnyEntity
  account: string
  selection: RowSelection
}

/** The actions for selected objects. Each leads to the preview of a plan (rule SELECT-7). */
export function SelectionActions({ entity, account, selection }: SelectionActionsProps) {
  const ids = useSyncExternalStore(selection.subscribe, selection.ids)
  const [open, setOpen] = useState<'category' | 'tags' | 'values' | 'copy'>()
  const navigate = useNavigate()
  const type = entity.list.type as EntityType
  const objects = ids.map((id) => ({ type, id }))
  const words = countText(ids.length, [type])
  const isOfAccount = entity.scope === 'account'
  const { user } = useSession()
  const permissions = user?.permissions ?? []
  const mayWrite = isOfAccount ? canWrite(permissions) : isWriteAdmin(permissions)

  const preview = (request: PlanRequest) => {
    plan(request, type)
    void navigate({ to: '/programme/plan' })
  }
  const edit = (change: BulkEdit) => preview({ kind: 'edit', account, objects, edit: change })
  const action = { isDisabled: ids.length === 0 }
  const exports = isOfAccount && <Export {...action} entity={entity} account={account} ids={ids} />
  if (!mayWrite) return exports
  return (
    <>
      <Action {...action} icon={Power} onPress={() => edit({ set: 'isAvailable', value: true })}>
        Activate
      </Action>
      <Action {...action} icon={PowerOff} onPress={() => edit({ set: 'isAvailable', value: false })}>
        Deactivate
      </Action>
      {isOfAccount && (
        <>
          <Rule />
          <Action {...action} icon={Folder} onPress={() => setOpen('category')}>
            Category...
          </Action>
          <Action {...action} icon={Tag} onPress={() => setOpen('tags')}>
            Tags...
          </Action>
          {hasValues(type) && (
            <Action {...action} icon={Calculator} onPress={() => setOpen('values')}>
              Change values...
            </Action>
          )}
          <Rule />
          <Action {...action} icon={ArrowLeftRight} onPress={() => setOpen('copy')}>
            Copy to account...
          </Action>
          {exports}
        </>
      )}
      <Rule />
      <Action
        {...action}
        icon={Trash2}
        isDanger
        onPress={() => preview({ kind: 'delete', account, objects })}
      >
        Delete
      </Action>
      {(open === 'category' || open === 'tags') && (
        <EditDialog
          entity={entity}
          account={account}
          ids={ids}
          words={words}
          field={open}
          onClose={() => setOpen(undefined)}
          onPreview={edit}
        />
      )}
      {open === 'values' && (
        <ChosenValues
          entity={entity}
          account={account}
          ids={ids}
          words={words}
          onClose={() => setOpen(undefined)}
          onPreview={(changed) => preview({ kind: 'changes', account, objects: changed })}
        />
      )}
      {open === 'copy' && (
        <CopyDialog
          words={words}
          from={account}
          onClose={() => setOpen(undefined)}
          onPreview={(to) => preview({ kind: 'copy', from: account, to, objects })}
        />
      )}
    </>
  )
}

/** Saves the selected objects as a file. This needs no plan. */
function Export({ entity, account, ids, isDisabled }: ExportProps) {
  const { rows = [] }: { rows: object[] | undefined } = entity.calls.useRows(account)
  const save = async () => {
    const { exportObjects } = await import('@/features/transfer/exportFile')
    exportObjects(entity.list.type as EntityType, account, chosenRows(entity, rows, ids))
  }
  return (
    <Action
      icon={Download}
      isDisabled={isDisabled}
      onPress={() => void save().catch(() => toastError({ description: unloadable }))}
    >
      Export
    </Action>
  )
}

interface ExportProps extends Omit<SelectionActionsProps, 'selection'> {
  ids: readonly string[]
  isDisabled: boolean
}

function chosenRows(entity: AnyEntity, rows: readonly object[], ids: readonly string[]): object[] {
  const selected = new Set(ids)
  return rows.filter((row) => selected.has(textOf(entity.list.idOf(row))))
}

interface EditDialogProps extends Omit<SelectionActionsProps, 'selection'> {
  ids: readonly string[]
  words: string
  field: 'category' | 'tags'
  onClose: () => void
  onPreview: (edit: BulkEdit) => void
}

function EditDialog({ entity, account, ids, field, ...props }: EditDialogProps) {
  const { rows = [] }: { rows: object[] | undefined } = entity.calls.useRows(account)
  const chosen = chosenRows(entity, rows, ids)
  const Dialog = field === 'tags' ? TagsDialog : CategoryDialog
  return <Dialog {...props} rows={rows} chosen={chosen} />
}

type ChosenValuesProps = Omit<SelectionActionsProps, 'selection'> &
  Omit<ComponentProps<typeof ValuesDialog>, 'chosen'> & { ids: readonly string[] }

function ChosenValues({ account, ids, ...props }: ChosenValuesProps) {
  const { rows = [] }: { rows: object[] | undefined } = props.entity.calls.useRows(account)
  return <ValuesDialog {...props} chosen={chosenRows(props.entity, rows, ids)} />
}

interface ActionProps {
  icon: LucideIcon
  isDanger?: boolean
  isDisabled: boolean
  onPress: () => void
  children: ReactNode
}

/** Icon and label side by side. On phones the label is below the icon. */
function Action({ icon: Icon, isDanger = false, isDisabled, onPress, children }: ActionProps) {
  const color = isDanger ? 'danger.text' : 'fg'
  return (
    <Button
      variant="ghost"
      size="sm"
      color={color}
      _hover={{ bg: isDanger ? 'danger.subtle' : 'bg.muted', color }}
      _disabled={{ bg: 'transparent', color: 'fg.disabled' }}
      px="2.5"
      disabled={isDisabled}
      onClick={onPress}
      css={phone}
    >
      <Icon size={16} aria-hidden />
      <span>{children}</span>
    </Button>
  )
}

const phone = {
  '@media (max-width: 47.5rem)': {
    flexDirection: 'column',
    gap: '1',
    h: '56px',
    minW: '76px',
    px: '2',
    fontSize: '2xs',
    '& svg': { boxSize: '20px' },
  },
} as const

const Rule = () => (
  <chakra.span
    aria-hidden
    flexShrink="0"
    display={{ base: 'none', md: 'block' }}
    w="px"
    h="5"
    mx="1.5"
    bg="border"
  />
)
