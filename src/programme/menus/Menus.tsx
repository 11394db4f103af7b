import { useNavigate, useRouter } from '@tanstack/react-router'
import {
  ArrowLeftRight,
  ArrowRight,
  Copy,
  CopyPlus,
  FileBraces,
  FileSpreadsheet,
  Trash2,
  Upload,
} from 'lucide-react'
import { useState } from 'react'
import type { AnyEntity } from '@/entities/definition'
import type { EntityType } from '@/entities/registry'
import { fromHere } from '@/list/listPlace'
import type { ListMenu, RowMenu } from '@/list/useMenus'
import { type MenuItem, PopupMenu } from '@/ui/PopupMenu'
import { announce, toastError } from '@/ui/toast'
import { titleOf } from '@/ui/value'
import { plan } from '../planScreen/planned'
import { countText } from '../planScreen/texts'
import { idOf } from '../references'
import { CopyDialog } from '../select/CopyDialog'
import { ExportAccountDialog } from '../transfer/ExportAccountDialog'
import { exportCsv, exportObjects } from '../transfer/exportFile'
import { ImportDialog } from '../transfer/ImportDialog'
import { PartialDialog } from '../transfer/PartialDialog'

interface Of {
  entity: AnyEntity
  account: string
  onClose: () => void
}

/** The menu 'More' of a row. */
export function RowMoreMenu({ entity, account, onClose, menu }: Of & { menu: RowMenu<object> }) {
  const [step, setStep] = useState<'menu' | 'copy' | 'export' | 'import'>('menu')
  const router = useRouter()
  const navigate = useNavigate()
  const type = entity.list.type as EntityType
  const { anchor, row, editLink, onDelete, canCreate } = menu
  const id = idOf(type, row)
  const isAccount = entity.scope === 'all'
  const duplicateLink = {
    to: '/$entityType/$id',
    params: { entityType: type, id: 'new' },
    search: { from: id },
    state: fromHere,
  } as const
  const hrefOf = (link: object) => router.history.createHref(router.buildLocation(link as never).publicHref)
  const go = (link: object) => void navigate(link as never)
  const done = (act: () => void) => () => {
    onClose()
    act()
  }
  const items: (MenuItem | false | undefined)[] = [
    editLink && {
      label: 'Open',
      icon: ArrowRight,
      href: hrefOf(editLink),
      onChoose: done(() => go(editLink)),
    },
    canCreate && {
      label: 'Duplicate',
      icon: CopyPlus,
      letter: 'D',
      href: hrefOf(duplicateLink),
      onChoose: done(() => go(duplicateLink)),
    },
    canCreate &&
      !isAccount && { label: 'Copy to account...', icon: ArrowLeftRight, onChoose: () => setStep('copy') },
    { label: 'Copy id', icon: Copy, onChoose: done(() => void copy(id)) },
    {
      label: isAccount ? 'Export JSON...' : 'Export JSON',
      icon: FileBraces,
      onChoose: isAccount ? () => setStep('export') : done(() => exportObjects(type, account, [row])),
    },
    canCreate && isAccount && { label: 'Import JSON...', icon: Upload, onChoose: () => setStep('import') },
    onDelete && { label: 'Delete', icon: Trash2, tone: 'danger', isApart: true, onChoose: done(onDelete) },
  ]
  if (step === 'copy')
    return (
      <CopyDialog
        words={countText(1, [type])}
        from={account}
        onClose={onClose}
        onPreview={(to) => {
          plan({ kind: 'copy', from: account, to, objects: [{ type, id }] }, type)
          go({ to: '/programme/plan' })
        }}
      />
    )
  if (step === 'export') return <ExportAccountDialog account={id} onClose={onClose} />
  if (step === 'import') return <ImportDialog account={id} section={type} onClose={onClose} />
  const title = titleOf(row, id)
  return <PopupMenu anchor={anchor} label={title} items={items.filter((item) => !!item)} onClose={onClose} />
}

/** The menu 'More' of a list. */
export function ListMoreMenu({ entity, account, onClose, menu }: Of & { menu: ListMenu<object> }) {
  const [step, setStep] = useState<'menu' | 'csv' | 'json' | 'import'>('menu')
  const type = entity.list.type as EntityType
  const { anchor, rows, truncated, canCreate } = menu
  const isAccounts = entity.scope === 'all'
  const isPartial = truncated?.onLoadAll !== undefined
  const exportTo = {
    csv: () => exportCsv(entity.list, account, rows),
    json: () => exportObjects(type, account, rows.slice(0, rows.length)),
  }
  const startExport = (to: 'csv' | 'json') => () => {
    if (isPartial) return setStep(to)
    onClose()
    exportTo[to]()
  }
  if (step === 'import') return <ImportDialog account={account} section={type} onClose={onClose} />
  if (step !== 'menu')
    return (
      <PartialDialog
        title={step === 'csv' ? 'Export CSV' : 'Export JSON'}
        truncated={truncated}
        count={rows.length}
        onClose={onClose}
        onExport={() => {
          onClose()
          exportTo[step]()
        }}
      />
    )
  const items: (MenuItem | false)[] = [
    { label: 'Export CSV', icon: FileSpreadsheet, onChoose: startExport('csv') },
    !isAccounts && { label: 'Export JSON', icon: FileBraces, onChoose: startExport('json') },
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

async function copy(id: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(id)
    announce(`Copied ${id}`)
  } catch {
    toastError({ description: `The browser did not allow copying ${id}` })
  }
}
