import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { columnsOf, firstColumns, type TableColumn } from '@/engine/table/columns'
import { draftCountsOf, objectsToWrite, writtenPaths } from '@/engine/table/request'
import { withoutRowEdits, withSent } from '@/engine/table/storedTableDraft'
import type { TableDraftRow, TableDraftSource } from '@/engine/table/tableDraft'
import type { AnyEntity } from '@/entities/definition'
import { pluralize } from '@/lib/format'
import { Panel } from '@/list/Panel'
import type { EntityType } from '@/model/entityTypes'
import { usePatchAddress } from '@/parts/filters/usePatchAddress'
import { useOpenPlan } from '@/parts/plan/useOpenPlan'
import type { TableSearch } from '@/parts/table-drafts/tableLinks'
import { ElsewhereBar } from '@/parts/unsaved/ElsewhereBar'
import { copyText } from '@/ui/copyText'
import { focusAfterPaint } from '@/ui/focusAfterPaint'
import { useIsPhone } from '@/ui/useMedia'
import { usePrinting } from '@/ui/usePrinting'
import { Cards } from './Cards'
import { CellLine } from './CellLine'
import { Curve } from './Curve'
import { Grid } from './Grid'
import { KeysDialog } from './KeysDialog'
import { OrderDialog } from './OrderDialog'
import {
  cellSelector,
  clampedSelection,
  oneCell,
  type Selected,
  selectedRange,
  selectionAfter,
} from './selection'
import { TableHead } from './TableHead'
import { TableSaveBar } from './TableSaveBar'
import { Told } from './Told'
import { useTableActions } from './useTableActions'
import { useTableDraft } from './useTableDraft'
import { WorkDialog } from './WorkDialog'

/** The field of a cell on a card. */
const fieldOf = ({ row, column }: Selected) => document.querySelector<HTMLElement>(cellSelector(row, column))

/** Whether the screen is a phone. Does not change while printing, because paper is as narrow as a phone. */
function useIsPhoneOnScreen(isPrinting: boolean): boolean {
  const isNarrow = useIsPhone()
  const [isPhone, setPhone] = useState(isNarrow)
  if (!isPrinting && isPhone !== isNarrow) setPhone(isNarrow)
  return isPhone
}

/** Calls `act` each time that `isTrue` becomes true. */
function useWhen(isTrue: boolean, act: () => void) {
  const begin = useEffectEvent(act)
  useEffect(() => {
    if (isTrue) begin()
  }, [isTrue])
}

/** Returns a counter; each request increases it, which moves the focus to the selected cell. */
function useFocusRequests() {
  const [focusRequest, setFocusRequest] = useState(0)
  const requestFocus = () => setFocusRequest((before) => before + 1)
  // The dialog of long work returns the focus to the previous element. If that was a cell which no longer exists, the
  // selected cell gets it.
  const noteFocus = () => {
    const isInGrid = document.activeElement?.closest('[role="grid"]')
    return () => {
      if (isInGrid) requestFocus()
    }
  }
  return { focusRequest, requestFocus, noteFocus }
}

/** The selection. It stays with its row if objects are added or removed while a cell is edited. */
function useSelectedIn(source: TableDraftSource, rows: readonly TableDraftRow[]) {
  const [selected, setSelected] = useState<Selected>(oneCell(0, 0))
  const [before, setBefore] = useState({ source, rows })
  if (before.source !== source || before.rows !== rows) setBefore({ source, rows })
  if (before.source !== source) setSelected(selectionAfter(selected, keysOf(before.rows), keysOf(rows)))
  return [selected, setSelected] as const
}

/** The chosen columns, and the name. */
function shownColumns(type: EntityType, chosen: TableSearch['columns']): readonly TableColumn[] {
  const paths = chosen && new Set([chosen].flat())
  return paths ? columnsOf(type).filter(({ path }) => path === 'name' || paths.has(path)) : firstColumns(type)
}

const keysOf = (rows: readonly TableDraftRow[]) => rows.map(({ key }) => key)

interface EditorProps {
  entity: AnyEntity
  account: string
  search: TableSearch
  /** The objects as they were received last. */
  source: TableDraftSource
  /** 'Edit 12 prizes'. */
  heading: string
  /** How much of the list is loaded; nothing if all of it is. */
  lead?: ReactNode
}

/** The table itself: its head, the cells or cards, and the bar that leads to the plan. */
export function Editor({ entity, account, search, source: received, heading, lead }: EditorProps) {
  const { type, title } = entity.list
  const one = entity.list.singular.toLowerCase()
  const openPlan = useOpenPlan()
  const patch = usePatchAddress<TableSearch>()
  const isPrinting = usePrinting()
  const isPhone = useIsPhoneOnScreen(isPrinting)
  const { focusRequest, requestFocus, noteFocus } = useFocusRequests()
  const held = useTableDraft(account, type, received, noteFocus)
  const { sheet, rows, source, work, isOpen, change, note, undo, redo } = held
  const [wanted, setSelected] = useSelectedIn(source, rows)
  const [isHelpOpen, setHelpOpen] = useState(false)
  const shown = useMemo(() => shownColumns(type, search.columns), [type, search.columns])
  // An account cannot be created together with others.
  const canAdd = entity.scope === 'account'
  // The selected cell may no longer exist after Undo, Discard, or hiding columns.
  const selected = clampedSelection(wanted, { rows: rows.length + Number(canAdd), columns: shown.length })
  const counts = useMemo(() => draftCountsOf(source, rows), [source, rows])
  const onColumns = (paths: readonly string[] | undefined) => patch({ columns: paths })
  const focusOn = (row: number, column: number) => {
    setSelected(oneCell(row, column))
    requestFocus()
  }
  const actions = useTableActions({ entity, draft: held, shown, canAdd, selected, focusOn, onColumns })
  const { field, asked, told } = actions
  // Numbering requires the whole list, because the numbers of objects that are not loaded are unknown (rule TABLE-1).
  const isWhole = !lead
  useWhen(isOpen && isWhole && search.renumber === 'on', () => {
    patch({ renumber: undefined })
    actions.renumber?.()
  })
  const preview = () => {
    note(withSent(sheet, rows, (row) => writtenPaths(source, row)))
    const { refused } = counts
    const objects = objectsToWrite(type, source, rows)
    openPlan({ kind: 'changes', account, objects, table: { refused } }, type)
  }
  const cells = {
    one,
    rows,
    shown,
    canAdd,
    selected,
    focusRequest,
    isReadOnly: held.isElsewhere,
    onSelect: setSelected,
    onType: actions.type,
    onRemove: actions.remove,
  }

  return (
    <Panel grows>
      <TableHead
        entity={entity}
        search={search}
        heading={heading}
        columns={columnsOf(type)}
        shown={shown}
        onColumns={onColumns}
        onUndo={held.canUndo ? undo : undefined}
        onRedo={held.canRedo ? redo : undefined}
        onCopy={() => void copyText(actions.copyWithHeader())}
        onPaste={(text) => actions.paste(selectedRange(selected), text)}
        onInsert={isWhole ? actions.insert : undefined}
        onRenumber={isWhole ? actions.renumber : undefined}
        onHelp={() => setHelpOpen(true)}
      />
      {lead}
      <CellLine
        rows={rows}
        shown={shown}
        selected={selected}
        isPhone={isPhone}
        onTake={(text) => {
          const column = shown[selected.column]
          if (!column) return
          actions.type(selected.row, column, text)
          // The pressed button disappears.
          if (isPhone) focusAfterPaint(() => fieldOf(selected))
          else requestFocus()
        }}
      />
      {told !== '' && <Told onClose={actions.closeTold}>{told}</Told>}
      {field !== undefined && <Curve rows={rows} field={field} />}
      {isPhone && <Cards title={title} {...cells} />}
      {(!isPhone || isPrinting) && (
        <Grid
          label={title}
          {...cells}
          onClear={actions.clear}
          onFillDown={actions.fillDown}
          onUndo={undo}
          onRedo={redo}
          onHelp={() => setHelpOpen(true)}
          copy={actions.copy}
          onPaste={actions.paste}
        />
      )}
      {held.isElsewhere ? (
        <ElsewhereBar onTakeOver={held.takeOver} />
      ) : (
        <TableSaveBar
          counts={counts}
          isReading={!isOpen}
          words={pluralize(counts.objects, one, title).toLowerCase()}
          onRefused={actions.toRefused}
          onDiscard={() => change(withoutRowEdits(sheet, rows), { name: 'Discarding changes' })}
          onPreview={preview}
        />
      )}
      {work && <WorkDialog {...work} />}
      {asked && (
        <OrderDialog question={asked.question} onClose={() => actions.answer()} onChoose={actions.answer} />
      )}
      {isHelpOpen && <KeysDialog onClose={() => setHelpOpen(false)} />}
    </Panel>
  )
}
