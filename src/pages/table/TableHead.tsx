import { chakra } from '@chakra-ui/react'
import { Link, type LinkOptions } from '@tanstack/react-router'
import {
  ArrowDown01,
  BetweenHorizontalStart,
  ClipboardPaste,
  Columns3,
  Copy,
  Keyboard,
  type LucideIcon,
  Redo2,
  Undo2,
} from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import type { TableColumn } from '@/engine/table/columns'
import type { AnyEntity } from '@/entities/definition'
import { formatNumber } from '@/lib/format'
import type { TableSearch } from '@/parts/table-drafts/tableLinks'
import { Button } from '@/ui/Button'
import { EntityTile } from '@/ui/EntityTile'
import { BackLink, PageHead } from '@/ui/PageHead'
import { PasteDialog } from './PasteDialog'
import { TableColumnsDialog } from './TableColumnsDialog'

interface TableHeadProps {
  entity: AnyEntity
  search: TableSearch
  heading: string
  columns: readonly TableColumn[]
  shown: readonly TableColumn[]
  onColumns: (paths: readonly string[] | undefined) => void
  /** Undefined if there is nothing to undo. */
  onUndo: (() => void) | undefined
  onRedo: (() => void) | undefined
  onCopy: () => void
  onPaste: (text: string) => void
  /** Inserts a row. Only for types that are ordered by a number. */
  onInsert: (() => void) | undefined
  onRenumber: (() => void) | undefined
  onHelp: () => void
}

/** The way back, the title, and the buttons of the table. */
export function TableHead(props: TableHeadProps) {
  const { entity, search, heading, columns, shown, onColumns, onUndo, onRedo, onInsert, onRenumber } = props
  const { icon, family, title, type, singular } = entity.list
  const [open, setOpen] = useState<'columns' | 'paste'>()
  const campaign = search.tag ?? search.category
  const back = (
    campaign === undefined
      ? { to: '/$entityType/list', params: { entityType: type } }
      : {
          to: '/programme/campaign',
          search: search.tag === undefined ? { category: campaign } : { tag: campaign },
        }
  ) as LinkOptions
  return (
    <PageHead
      tile={<EntityTile icon={icon} family={family} />}
      above={
        <BackLink to={campaign ?? title}>
          <Link {...back} />
        </BackLink>
      }
      title={heading}
    >
      <Acts>
        <Tool icon={Undo2} words="Undo" disabled={!onUndo} onClick={onUndo} />
        <Tool icon={Redo2} words="Redo" disabled={!onRedo} onClick={onRedo} />
        {onInsert && (
          <Button variant="outline" onClick={onInsert}>
            <BetweenHorizontalStart size={16} aria-hidden />
            <span>{`Insert ${singular.toLowerCase()}`}</span>
          </Button>
        )}
        {onRenumber && (
          <Button variant="outline" onClick={onRenumber}>
            <ArrowDown01 size={16} aria-hidden />
            <span>Renumber</span>
          </Button>
        )}
        <Tool icon={Copy} words="Copy" name="Copy with header" onClick={props.onCopy} />
        <Tool icon={ClipboardPaste} words="Paste" name="Paste cells" onClick={() => setOpen('paste')} />
        <Tool icon={Keyboard} words="Keys" onClick={props.onHelp} />
        <Button variant="outline" aria-haspopup="dialog" onClick={() => setOpen('columns')}>
          <Columns3 size={16} aria-hidden />
          <span>{`Columns ${formatNumber(shown.length)} of ${formatNumber(columns.length)}`}</span>
        </Button>
      </Acts>
      {open === 'columns' && (
        <TableColumnsDialog
          type={type}
          columns={columns}
          shown={shown}
          onApply={(paths) => {
            onColumns(paths)
            setOpen(undefined)
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === 'paste' && (
        <PasteDialog
          onClose={() => setOpen(undefined)}
          onPaste={(text) => {
            setOpen(undefined)
            props.onPaste(text)
          }}
        />
      )}
    </PageHead>
  )
}

interface ToolProps extends Omit<ComponentProps<'button'>, 'name'> {
  icon: LucideIcon
  words: string
  /** Accessible name. Default: `words`. */
  name?: string
}

/** A button with an icon. Its label is shown only if the window is wide enough for the labels of all buttons. */
const Tool = ({ icon: Icon, words, name = words, ...props }: ToolProps) => (
  <Button variant="ghost" size="sm" aria-label={name} title={name} {...props}>
    <Icon size={16} aria-hidden />
    <chakra.span hideBelow="2xl">{words}</chakra.span>
  </Button>
)

const Acts = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: { base: '1', md: '2' },
    rowGap: '2',
    w: { base: 'calc(100% + 12px)', md: 'auto' },
    // Moves the buttons outwards, so that the first icon is aligned with the text.
    ms: { base: '-3', md: '0' },
    '& > button:last-of-type': { ms: { base: 'auto', md: '0' } },
    // Phones show cards, which have no keys of cells.
    '& > [aria-label=Keys]': { display: { base: 'none', md: 'inline-flex' } },
  },
})
