import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { columnsOf, firstColumns } from '@/engine/table/columns'
import { inserted, orderField, renumbered } from '@/engine/table/numberOrder'
import type { OrderQuestion } from '@/engine/table/pastedCell'
import type { DateOrder } from '@/engine/table/pastedColumn'
import { draftCountsOf, objectsToWrite, writtenPaths } from '@/engine/table/request'
import { withoutRowEdits, withSent } from '@/engine/table/storedTableDraft'
import { type TableDraftRow, type TableDraftSource, withoutRow, withTexts } from '@/engine/table/tableDraft'
import type { AnyEntity } from '@/entities/definition'
import { pluralize } from '@/lib/format'
import { runSync } from '@/lib/idle'
import { Panel } from '@/list/Panel'
import { useStable } from '@/list/useStable'
import { usePatchAddress } from '@/parts/filters/usePatchAddress'
import { plan } from '@/parts/plan/planned'
import type { TableSearch } from '@/parts/table-drafts/tableLinks'
import { ElsewhereBar } from '@/parts/unsaved/ElsewhereBar'
import { copyText } from '@/ui/copyText'
import { focusAfterPaint } from '@/ui/focusAfterPaint'
import { announce } from '@/ui/toast'
import { useIsPhone } from '@/ui/useMedia'
import { usePrinting } from '@/ui/usePrinting'
import { Cards } from './Cards'
import { CellLine } from './CellLine'
import { Curve } from './Curve'
import { clearing, copied, fillingDown, nextRefused, type PasteResult, pasting, typed } from './cellActions'
import { Grid } from './Grid'
import { KeysDialog } from './KeysDialog'
import { OrderDialog } from './OrderDialog'
import {
  type CellRange,
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
import { fewRows, useTableDraft } from './useTableDraft'
import { WorkDialog } from './WorkDialog'

/** A longer text is pasted in slices. */
const shortPaste = 10_000

/** The field of a cell on a card. */
const fieldOf = ({ row, column }: Selected) => document.querySelector<HTMLElement>(cellSelector(row, column))

const keysOf = (rows: readonly TableDraftRow[]) => rows.map(({ key }) => key)

/** A paste that waits for the order of its dates. */
interface Asked {
  question: OrderQuestion
  range: CellRange
  text: string
}

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
  const navigate = useNavigate()
  const patch = usePatchAddress<TableSearch>()
  // A sheet is as narrow as a phone. The view of the screen stays while it is printed.
  const isPrinting = usePrinting()
  const isNarrow = useIsPhone()
  const [isPhone, setPhone] = useState(isNarrow)
  if (!isPrinting && isPhone !== isNarrow) setPhone(isNarrow)
  const [focusRequest, setFocusRequest] = useState(0)
  const requestFocus = () => setFocusRequest((before) => before + 1)
  // The dialog of long work returns the focus to what had it, but the cell that had it can be gone.
  const noteFocus = () => {
    const isInGrid = document.activeElement?.closest('[role="grid"]')
    return () => {
      if (isInGrid) requestFocus()
    }
  }
  const held = useTableDraft(account, type, received, noteFocus)
  const { sheet, rows, source, work, isOpen, change, changeSlowly, note, undo, redo } = held
  const [wanted, setSelected] = useState<Selected>(oneCell(0, 0))
  const [before, setBefore] = useState({ source, rows })
  if (before.source !== source || before.rows !== rows) setBefore({ source, rows })
  // Objects that arrive or go while a cell is edited do not move the edit to another one.
  if (before.source !== source) setSelected(selectionAfter(wanted, keysOf(before.rows), keysOf(rows)))
  const [isHelpOpen, setHelpOpen] = useState(false)
  const [asked, setAsked] = useState<Asked>()
  /** What had no place in the last paste. */
  const [told, setTold] = useState('')
  const columns = columnsOf(type)
  const chosen = search.columns
  const shown = useMemo(() => {
    const paths = chosen && new Set([chosen].flat())
    return paths ? columns.filter(({ path }) => path === 'name' || paths.has(path)) : firstColumns(type)
  }, [columns, chosen, type])
  // An account cannot be created together with others.
  const canAdd = entity.scope === 'account'
  // Undo, Discard and fewer columns can take the selected cell away.
  const selected = clampedSelection(wanted, { rows: rows.length + Number(canAdd), columns: shown.length })
  const isElsewhere = (id: string) => source.find(id) !== undefined
  const table = { sheet, rows, columns, shown, canAdd, isElsewhere }
  const counts = useMemo(() => draftCountsOf(source, rows), [source, rows])
  const field = orderField(type)

  const focusOn = (row: number, column: number) => {
    setSelected(oneCell(row, column))
    requestFocus()
  }
  const show = (paths: readonly string[]) => {
    const now = shown.map(({ path }) => path)
    if (paths.some((path) => !now.includes(path))) patch({ columns: [...new Set([...now, ...paths])] })
  }
  const paste = (range: CellRange, text: string, order?: DateOrder) => {
    const tell = ({ sheet: next, cells, left, question }: PasteResult) => {
      if (question) return setAsked({ question, range, text })
      const edited = cells.filter(({ key, path }) => next.edits[key]?.[path] !== undefined)
      show([...new Set(edited.map(({ path }) => path))])
      const isBlank = cells.length > 0 && cells.every(({ text: one }) => one === '')
      const done = isBlank ? 'Emptied' : 'Pasted'
      const words = [cells.length > 0 && `${done} ${pluralize(cells.length, 'cell')}.`, left]
        .filter(Boolean)
        .join(' ')
      setTold(left === '' ? '' : words)
      announce(words || 'The paste has no cells.')
    }
    let result: PasteResult | undefined
    const make = function* () {
      result = yield* pasting(table, range, text, order)
      return result.sheet
    }
    const telling = { name: 'Pasting cells', onChanged: () => result && tell(result) }
    if (text.length <= shortPaste) change(runSync(make()), telling)
    else changeSlowly(make, telling)
  }
  const changeRange = (act: typeof clearing, range: CellRange, name: string) => {
    if (range.bottom - range.top < fewRows) change(runSync(act(table, range)), { name })
    else changeSlowly(() => act(table, range), { name })
  }
  const insert = () => {
    if (field === undefined) return
    const below = Math.min(selectedRange(selected).bottom, rows.length - 1)
    const onChanged = () => {
      focusOn(below + 1, 0)
      announce(`A new ${one} is below row ${below + 1}.`)
    }
    const made = inserted({ sheet, rows, columns, field }, below)
    change(made.sheet, { name: `Inserting a ${one}`, onChanged })
  }
  const renumber = () => {
    if (field === undefined) return
    const cells = renumbered(rows, field)
    const onChanged = () => {
      show([field])
      announce(`${pluralize(cells.length, one, title).toLowerCase()} got another number.`)
    }
    change(withTexts(sheet, rows, columns, cells), { name: `Renumbering ${title.toLowerCase()}`, onChanged })
  }
  // Numbers of objects that are not loaded are not known (rule TABLE-1).
  const isWhole = !lead
  const begin = useEffectEvent(() => {
    patch({ renumber: undefined })
    renumber()
  })
  useEffect(() => {
    if (isOpen && isWhole && search.renumber === 'on') begin()
  }, [isOpen, isWhole, search.renumber])
  const toRefused = () => {
    const next = nextRefused(rows, columns, { row: selected.row, path: shown[selected.column]?.path })
    if (!next) return
    show([next.path])
    const then = columns.filter((column) => shown.includes(column) || column.path === next.path)
    focusOn(
      next.row,
      then.findIndex(({ path }) => path === next.path),
    )
  }
  const preview = () => {
    note(withSent(sheet, rows, (row) => writtenPaths(source, row)))
    const { refused } = counts
    const objects = objectsToWrite(type, source, rows)
    plan({ kind: 'changes', account, objects, table: { refused } }, type)
    void navigate({ to: '/programme/plan' })
  }
  const onType = (row: number, column: (typeof columns)[number], text: string) =>
    change(typed(table, row, column, text))
  const onRemove = useStable((key: string) => change(withoutRow(sheet, key)))

  return (
    <Panel grows>
      <TableHead
        entity={entity}
        search={search}
        heading={heading}
        columns={columns}
        shown={shown}
        onColumns={(paths) => patch({ columns: paths })}
        onUndo={held.canUndo ? undo : undefined}
        onRedo={held.canRedo ? redo : undefined}
        onCopy={() => {
          const { top, bottom } = selectedRange(selected)
          const whole = { top, bottom, left: 0, right: shown.length - 1 }
          const all = top === bottom ? { ...whole, top: 0, bottom: rows.length - 1 } : whole
          void copyText(copied(table, all, true))
        }}
        onPaste={(text) => paste(selectedRange(selected), text)}
        onInsert={field === undefined || !isWhole ? undefined : insert}
        onRenumber={field === undefined || !isWhole ? undefined : renumber}
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
          onType(selected.row, column, text)
          // The pressed button disappears.
          if (isPhone) focusAfterPaint(() => fieldOf(selected))
          else requestFocus()
        }}
      />
      {told !== '' && <Told onClose={() => setTold('')}>{told}</Told>}
      {field !== undefined && <Curve rows={rows} field={field} />}
      {isPhone && (
        <Cards
          title={title}
          one={one}
          rows={rows}
          shown={shown}
          canAdd={canAdd}
          isReadOnly={held.isElsewhere}
          selected={selected}
          onSelect={setSelected}
          focusRequest={focusRequest}
          onType={onType}
          onRemove={onRemove}
        />
      )}
      {(!isPhone || isPrinting) && (
        <Grid
          label={title}
          one={one}
          rows={rows}
          shown={shown}
          canAdd={canAdd}
          isReadOnly={held.isElsewhere}
          selected={selected}
          onSelect={setSelected}
          focusRequest={focusRequest}
          onType={onType}
          onClear={(range) => changeRange(clearing, range, 'Emptying cells')}
          onFillDown={(range) => changeRange(fillingDown, range, 'Filling cells')}
          onUndo={undo}
          onRedo={redo}
          onRemove={onRemove}
          onHelp={() => setHelpOpen(true)}
          copy={(range) => copied(table, range, false)}
          onPaste={paste}
        />
      )}
      {held.isElsewhere ? (
        <ElsewhereBar onTakeOver={held.takeOver} />
      ) : (
        <TableSaveBar
          counts={counts}
          isReading={!isOpen}
          words={pluralize(counts.objects, one, title).toLowerCase()}
          onRefused={toRefused}
          onDiscard={() => change(withoutRowEdits(sheet, rows), { name: 'Discarding changes' })}
          onPreview={preview}
        />
      )}
      {work && <WorkDialog {...work} />}
      {asked && (
        <OrderDialog
          question={asked.question}
          onClose={() => setAsked(undefined)}
          onChoose={(order) => {
            setAsked(undefined)
            paste(asked.range, asked.text, order)
          }}
        />
      )}
      {isHelpOpen && <KeysDialog onClose={() => setHelpOpen(false)} />}
    </Panel>
  )
}
