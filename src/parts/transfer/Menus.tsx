import {
  ArrowLeftRight,
  ArrowRight,
  Copy,
  FileBraces,
  FileSpreadsheet,
  ListOrdered,
  Star,
  TableProperties,
  Trash2,
  Upload,
} from 'lucide-react'
import { useState } from 'react'
import { orderField } from '@/engine/table/numberOrder'
import type { AnyEntity } from '@/entities/definition'
import { titleOf } from '@/lib/value'
import type { ListMenu, RowMenu } from '@/list/useMenus'
import { fitsAddress } from '@/model/ids'
import { idOf } from '@/model/references'
import { isStarred, toggleStar } from '@/parts/comparison/accountOrder'
import { CopyDialog } from '@/parts/copies/CopyDialog'
import { exportCsv, exportObjects } from '@/parts/files/exportFile'
import { countText } from '@/parts/plan/texts'
import { useOpenPlan } from '@/parts/plan/useOpenPlan'
import { tableOf } from '@/parts/table-drafts/tableLinks'
import { copyText } from '@/ui/copyText'
import { type MenuItem, PopupMenu } from '@/ui/PopupMenu'
import { CompareDialog } from './CompareDialog'
import { ExportAccountDialog } from './ExportAccountDialog'
import { CsvDialog, PartialDialog } from './ExportDialogs'
import { ImportDialog } from './ImportDialog'
import { useObjectMenuItems } from './useObjectMenuItems'

interface Of {
  entity: AnyEntity
  account: string
  onClose: () => void
}

/** The menu 'More' of a row. */
export function RowMoreMenu({ entity, account, onClose, menu }: Of & { menu: RowMenu<object> }) {
  const [step, setStep] = useState<'menu' | 'copy' | 'export' | 'import' | 'compare'>('menu')
  const openPlan = useOpenPlan()
  const { closing, compareItems, linkItem, playerViewItem, duplicateItem } = useObjectMenuItems(onClose)
  const type = entity.list.type
  const { anchor, row, editLink, onDelete, canCreate } = menu
  const id = idOf(type, row)
  const isAccount = entity.scope === 'all'
  const items: (MenuItem | false | undefined)[] = [
    editLink && linkItem(editLink, { label: 'Open', icon: ArrowRight }),
    playerViewItem({ type, id }),
    canCreate && fitsAddress(id) && duplicateItem({ type, id }),
    canCreate &&
      !isAccount && { label: 'Copy to account...', icon: ArrowLeftRight, onChoose: () => setStep('copy') },
    { label: 'Copy id', icon: Copy, onChoose: closing(() => void copyText(id)) },
    {
      label: isAccount ? 'Export JSON...' : 'Export JSON',
      icon: FileBraces,
      onChoose: isAccount ? () => setStep('export') : closing(() => exportObjects(type, account, [row])),
    },
    ...(isAccount ? compareItems(id, () => setStep('compare')) : []),
    isAccount && {
      label: isStarred(id) ? 'Take the star away' : 'Star',
      icon: Star,
      onChoose: closing(() => toggleStar(id)),
    },
    canCreate && isAccount && { label: 'Import JSON...', icon: Upload, onChoose: () => setStep('import') },
    onDelete && {
      label: 'Delete',
      icon: Trash2,
      tone: 'danger',
      isApart: true,
      onChoose: closing(onDelete),
    },
  ]
  if (step === 'copy')
    return (
      <CopyDialog
        words={countText(1, [type])}
        from={account}
        onClose={onClose}
        onPreview={(to) => openPlan({ kind: 'copy', from: account, to, objects: [{ type, id }] }, type)}
      />
    )
  if (step === 'export') return <ExportAccountDialog account={id} onClose={onClose} />
  if (step === 'compare') return <CompareDialog accounts={[id]} onClose={onClose} />
  if (step === 'import') return <ImportDialog account={id} section={type} onClose={onClose} />
  const title = titleOf(row, id)
  return <PopupMenu anchor={anchor} label={title} items={items.filter((item) => !!item)} onClose={onClose} />
}

/** The menu 'More' of a list. */
export function ListMoreMenu({ entity, account, onClose, menu }: Of & { menu: ListMenu<object> }) {
  const [step, setStep] = useState<'menu' | 'csvOfPart' | 'csv' | 'json' | 'import'>('menu')
  const { compareItems } = useObjectMenuItems(onClose)
  const type = entity.list.type
  const { anchor, rows, truncated, canCreate } = menu
  const isAccounts = entity.scope === 'all'
  const { linkItem } = useObjectMenuItems(onClose)
  const isPartial = truncated?.onLoadAll !== undefined
  const exportJson = () => {
    onClose()
    exportObjects(type, account, rows.slice(0, rows.length))
  }
  if (step === 'import') return <ImportDialog account={account} section={type} onClose={onClose} />
  if (step === 'csv')
    return (
      <CsvDialog
        onClose={onClose}
        columns={menu.columns}
        onExport={(reader, separator, columns) => {
          onClose()
          exportCsv(type, account, rows, reader, separator, columns)
        }}
      />
    )
  if (step !== 'menu')
    return (
      <PartialDialog
        title={step === 'csvOfPart' ? 'Export CSV' : 'Export JSON'}
        truncated={truncated}
        count={rows.length}
        onClose={onClose}
        onExport={step === 'csvOfPart' ? () => setStep('csv') : exportJson}
      />
    )
  const items: (MenuItem | false)[] = [
    ...(isAccounts ? compareItems(undefined) : []),
    canCreate &&
      linkItem(tableOf(type), {
        label: `Edit all ${entity.list.title.toLowerCase()}`,
        icon: TableProperties,
      }),
    canCreate &&
      orderField(type) !== undefined &&
      linkItem(tableOf(type, { renumber: 'on' }), {
        label: `Renumber ${entity.list.title.toLowerCase()}`,
        icon: ListOrdered,
      }),
    {
      label: 'Export CSV...',
      isApart: canCreate,
      icon: FileSpreadsheet,
      onChoose: () => setStep(isPartial ? 'csvOfPart' : 'csv'),
    },
    !isAccounts && {
      label: 'Export JSON',
      icon: FileBraces,
      onChoose: isPartial ? () => setStep('json') : exportJson,
    },
    !isAccounts &&
      canCreate && {
        label: 'Import JSON...',
        icon: Upload,
        isApart: true,
        onChoose: () => setStep('import'),
      },
  ]
  return (
    <PopupMenu
      anchor={anchor}
      label={entity.list.title}
      items={items.filter((item) => !!item)}
      onClose={onClose}
    />
  )
}
