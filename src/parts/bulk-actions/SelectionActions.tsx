import { chakra } from '@chakra-ui/react'
import { useNavigate } from '@tanstack/react-router'
import {
  ArrowLeftRight,
  Calculator,
  CopyPlus,
  Download,
  Folder,
  type LucideIcon,
  Power,
  PowerOff,
  Save,
  TableProperties,
  Tag,
  Trash2,
} from 'lucide-react'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
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
import { Button } from '@/ui/styled'
import { toastError } from '@/ui/toast'
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

/** The actions for selected objects. Each leads to the preview of a plan (rule SELECT-7). */
export function SelectionActions({ entity, account, selection }: SelectionActionsProps) {
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
  const of = { entity, account, ids }
  const action = { isDisabled: ids.length === 0 }
  const save = async (chosen: readonly object[]) => {
    const { exportObjects } = await import('@/parts/files/exportFile')
    exportObjects(type, account, chosen)
  }
  // This needs no plan.
  const exports = isOfAccount && (
    <Chosen {...of}>
      {(chosen) => (
        <Action
          {...action}
          icon={Download}
          onPress={() => void save(chosen()).catch(() => toastError({ description: unloadable }))}
        >
          Export
        </Action>
      )}
    </Chosen>
  )
  if (!mayPlan) return exports
  return (
    <>
      <Action {...action} icon={Power} onPress={() => edit({ set: 'isAvailable', value: true })}>
        Activate
      </Action>
      <Action {...action} icon={PowerOff} onPress={() => edit({ set: 'isAvailable', value: false })}>
        Deactivate
      </Action>
      <Action
        {...action}
        icon={TableProperties}
        onPress={() => void navigate(tableOfSelection(account, type, ids))}
      >
        Edit as a table
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
          {isOfProgramme(type) && (
            <Action {...action} icon={CopyPlus} onPress={() => setOpen('duplicate')}>
              Duplicate...
            </Action>
          )}
          {isOfProgramme(type) && (
            <Action {...action} icon={Save} name="Save as a template..." onPress={() => setOpen('template')}>
              Template...
            </Action>
          )}
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
      {open === 'copy' ? (
        <CopyDialog
          words={words}
          from={account}
          onClose={close}
          onPreview={(to) => preview({ kind: 'copy', from: account, to, objects })}
        />
      ) : (
        open && (
          <Chosen {...of}>
            {(chosen, rows) => (
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
            )}
          </Chosen>
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

/** The dialogs that need the selected objects themselves. */
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

interface ChosenProps extends Omit<SelectionActionsProps, 'selection'> {
  ids: readonly string[]
  children: (chosen: () => readonly object[], rows: readonly object[]) => ReactNode
}

/** Reads the list only for what needs its objects: the selected ones, and all that are loaded. */
function Chosen({ entity, account, ids, children }: ChosenProps) {
  const { rows = [] }: { rows: object[] | undefined } = entity.calls.useRows(account)
  const chosen = () => {
    const selected = new Set(ids)
    return rows.filter((row) => selected.has(textOf(entity.list.idOf(row))))
  }
  return children(chosen, rows)
}

interface ActionProps {
  icon: LucideIcon
  isDanger?: boolean
  isDisabled: boolean
  /** The accessible name, if it says more than the label. */
  name?: string
  onPress: () => void
  children: ReactNode
}

/** Icon and label side by side. On phones the label is below the icon; in between the labels alone fit one line. */
function Action({ icon: Icon, isDanger = false, isDisabled, name, onPress, children }: ActionProps) {
  const color = isDanger ? 'danger.text' : 'fg'
  return (
    <Button
      variant="ghost"
      size="sm"
      color={color}
      _hover={{ bg: isDanger ? 'danger.subtle' : 'bg.muted', color }}
      _disabled={{ bg: 'transparent', color: 'fg.disabled' }}
      px="2"
      disabled={isDisabled}
      onClick={onPress}
      aria-label={name}
      css={narrow}
    >
      <Icon size={16} aria-hidden />
      <span>{children}</span>
    </Button>
  )
}

const narrow = {
  '@media (min-width: 47.5625rem) and (max-width: 104rem)': { px: '1.5', '& svg': { display: 'none' } },
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
    mx="1"
    bg="border"
  />
)
