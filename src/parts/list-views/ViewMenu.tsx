import { useNavigate, useRouter } from '@tanstack/react-router'
import { useSelector } from '@tanstack/react-store'
import {
  Bookmark,
  BookmarkPlus,
  Check,
  Columns3,
  Hash,
  ListFilterPlus,
  RotateCcw,
  Rows2,
  Rows4,
  Settings2,
  Sigma,
} from 'lucide-react'
import { useState } from 'react'
import { readColumns } from '@/engine/advanced-filters/columns'
import type { AnyEntity } from '@/entities/definition'
import { densityStore, useDensity } from '@/list/density'
import type { ListSearch } from '@/list/listSearch'
import { FormDialog } from '@/ui/FormDialog'
import { Input } from '@/ui/Input'
import { Labelled, LabelledSelect } from '@/ui/Labelled'
import { type MenuItem, PopupMenu } from '@/ui/PopupMenu'
import { toastError } from '@/ui/toast'
import { ColumnsDialog } from './ColumnsDialog'
import { ConditionDialog } from './ConditionDialog'
import { offeredColumns } from './offeredColumns'
import { type ListView, shippedViews } from './shippedViews'
import { isShown, keepView, mostStored, searchOf, storedViews } from './storedViews'
import { ViewsDialog } from './ViewsDialog'

interface ViewMenuProps {
  entity: AnyEntity
  account: string
  search: ListSearch
  anchor: HTMLElement
  onClose: () => void
  /** The first dialog. Default: the menu. */
  step?: Step
}

type Step = 'menu' | 'condition' | 'columns' | 'numbers' | 'save' | 'manage'

/** The menu 'View' of a list: its views, filters on any field, columns, numbers (rules ASK-1 to ASK-10). */
export function ViewMenu({ entity, account, search, anchor, onClose, step: first = 'menu' }: ViewMenuProps) {
  const { type, title } = entity.list
  const [step, setStep] = useState<Step>(first)
  const navigate = useNavigate({ from: '/$entityType/list' })
  const router = useRouter()
  const kept = useSelector(storedViews())
  const density = useDensity()
  const patch = (change: Partial<Record<keyof ListSearch, unknown>>) => {
    onClose()
    anchor.focus()
    void navigate({ search: (before) => ({ ...before, ...change, page: undefined }), resetScroll: false })
  }
  const linkOf = (view: ListView) =>
    router.buildLocation({
      to: '/$entityType/list',
      params: { entityType: view.type },
      search: view.search,
    }).href
  const open = (view: ListView) => {
    onClose()
    void navigate({
      to: '/$entityType/list',
      params: { entityType: view.type },
      search: view.search,
      resetScroll: false,
    })
  }
  if (step === 'condition')
    return (
      <ConditionDialog
        type={type}
        account={account}
        onClose={onClose}
        onAdd={(text) => patch({ where: [...new Set([...(search.where ?? []), text])] })}
      />
    )
  if (step === 'columns')
    return (
      <ColumnsDialog
        spec={entity.list}
        text={search.cols}
        onClose={onClose}
        onApply={(cols) => patch({ cols })}
      />
    )
  if (step === 'numbers')
    return (
      <NumbersDialog
        entity={entity}
        search={search}
        onClose={onClose}
        onApply={(numbers) => patch({ numbers })}
      />
    )
  if (step === 'save')
    return (
      <SaveDialog
        onClose={onClose}
        onSave={(name) => {
          if (keepView({ type, name, search: searchOf(search) })) onClose()
          else toastError({ description: `At most ${mostStored} views are kept. Remove one first.` })
        }}
      />
    )
  if (step === 'manage')
    return (
      <ViewsDialog
        type={type}
        addressOf={(view) => new URL(linkOf(view), window.location.href).href}
        onClose={onClose}
      />
    )
  const views = [...shippedViews(type), ...kept.filter((view) => view.type === type)]
  const items: MenuItem[] = [
    ...views.map((view) => ({
      label: view.name,
      icon: isShown(view, search) ? Check : Bookmark,
      href: linkOf(view),
      onChoose: () => open(view),
    })),
    {
      label: 'Standard list',
      icon: RotateCcw,
      href: linkOf({ type, name: '', search: {} }),
      onChoose: () => open({ type, name: '', search: {} }),
    },
    {
      label: 'Filter by any field...',
      icon: ListFilterPlus,
      isApart: true,
      onChoose: () => setStep('condition'),
    },
    { label: 'Columns...', icon: Columns3, onChoose: () => setStep('columns') },
    ...(numericColumns(entity, search).length > 0
      ? [{ label: 'Numbers below the list...', icon: Sigma, onChoose: () => setStep('numbers') }]
      : []),
    ...(type === 'accounts'
      ? [
          {
            label: search.counts ? 'Hide plan and counts' : 'Plan and counts',
            icon: Hash,
            onChoose: () => patch({ counts: search.counts ? undefined : 'yes' }),
          },
        ]
      : []),
    {
      label: density === 'compact' ? 'Comfortable rows' : 'Compact rows',
      icon: density === 'compact' ? Rows2 : Rows4,
      isApart: true,
      onChoose: () => {
        densityStore.choose(density === 'compact' ? 'comfortable' : 'compact')
        onClose()
        anchor.focus()
      },
    },
    { label: 'Save view...', icon: BookmarkPlus, isApart: true, onChoose: () => setStep('save') },
    { label: 'Manage views...', icon: Settings2, onChoose: () => setStep('manage') },
  ]
  return <PopupMenu anchor={anchor} label={`View of ${title}`} items={items} onClose={onClose} />
}

/** The shown columns with numbers. */
const numericColumns = ({ list }: AnyEntity, { cols }: ListSearch) =>
  (readColumns(offeredColumns(list), cols) ?? list.columns).filter(({ kind }) => kind === 'number')

interface NumbersDialogProps {
  entity: AnyEntity
  search: ListSearch
  onClose: () => void
  onApply: (column: string | undefined) => void
}

function NumbersDialog({ entity, search, onClose, onApply }: NumbersDialogProps) {
  const [column, setColumn] = useState(search.numbers ?? '')
  return (
    <FormDialog
      title="Numbers below the list"
      confirm="Apply"
      onClose={onClose}
      onConfirm={() => onApply(column || undefined)}
    >
      <LabelledSelect
        label="Column"
        value={column}
        empty="None"
        options={numericColumns(entity, search).map(({ id, header }) => [id, header])}
        onChoose={setColumn}
      />
    </FormDialog>
  )
}

function SaveDialog({ onClose, onSave }: { onClose: () => void; onSave: (name: string) => void }) {
  const [name, setName] = useState('')
  return (
    <FormDialog
      title="Save view"
      confirm="Save"
      isDisabled={name.trim() === ''}
      onClose={onClose}
      onConfirm={() => onSave(name.trim())}
    >
      <p>
        Keeps the search, filters, sort and columns of this list in this browser. A view with the same name is
        replaced.
      </p>
      <Labelled label="Name">
        {(id) => (
          <Input id={id} maxLength={60} value={name} onChange={({ target }) => setName(target.value)} />
        )}
      </Labelled>
    </FormDialog>
  )
}
