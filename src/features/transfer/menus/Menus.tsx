import { useNavigate, useRouter } from '@tanstack/react-router'
import {
  ArrowLeftRight,
  ArrowRight,
  Copy,
  CopyPlus,
  Eye,
  FileBraces,
  FileSpreadsheet,
  Trash2,
  Upload,
} from 'lucide-react'
import { useState } from 'react'
import type { AnyEntity } from '@/entities/definition'
import { playerViewLabel, playerViewLink } from '@/features/explain/link'
import { plan } from '@/features/plan/screen/planned'
import { countText } from '@/features/plan/screen/texts'
import { CopyDialog } from '@/features/plan/select/CopyDialog'
import { fromHere } from '@/list/listPlace'
import type { ListMenu, RowMenu } from '@/list/useMenus'
import type { EntityType } from '@/model/entityTypes'
import { fitsAddress } from '@/model/ids'
import { idOf } from '@/model/references'
import { type MenuItem, PopupMenu } from '@/ui/PopupMenu'
import { announce, toastError } from '@/ui/toast'
import { titleOf } from '@/ui/value'
import { CsvDialog } from '../CsvDialog'
import { ExportAccountDialog } from '../ExportAccountDialog'
import { exportCsv, exportObjects } from '../exportFile'
import { ImportDialog } from '../ImportDialog'
import { PartialDialog } from '../PartialDialog'

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
  const view = playerViewLink({ type, id })
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
    view && {
      label: playerViewLabel(type),
      icon: Eye,
      href: hrefOf(view),
      onChoose: done(() => go(view)),
    },
    canCreate &&
      fitsAddress(id) && {
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
  const [step, setStep] = useState<'menu' | 'csvOfPart' | 'csv' | 'json' | 'import'>('menu')
  const type = entity.list.type as EntityType
  const { anchor, rows, truncated, canCreate } = menu
  const isAccounts = entity.scope === 'all'
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
        onExport={(reader) => {
          onClose()
          exportCsv(type, account, rows, reader)
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
    {
      label: 'Export CSV...',
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

async function copy(id: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(id)
    announce(`Copied ${id}`)
  } catch {
    toastError({ description: `The browser did not allow copying ${id}` })
  }
}
