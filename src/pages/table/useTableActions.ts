import { useState } from 'react'
import { columnsOf, type TableColumn } from '@/engine/table/columns'
import { inserted, orderField, renumbered } from '@/engine/table/numberOrder'
import type { OrderQuestion } from '@/engine/table/pastedCell'
import type { DateOrder } from '@/engine/table/pastedColumn'
import { withoutRow, withTexts } from '@/engine/table/tableDraft'
import type { AnyEntity } from '@/entities/definition'
import { pluralize } from '@/lib/format'
import { runSync } from '@/lib/idle'
import { useStable } from '@/list/useStable'
import { announce } from '@/ui/toast'
import { clearing, copied, fillingDown, nextRefused, type PasteResult, pasting, typed } from './cellActions'
import { type CellRange, type Selected, selectedRange } from './selection'
import { fewRows } from './useDraftRows'
import type { useTableDraft } from './useTableDraft'

/** A longer text is pasted in slices. */
const shortPaste = 10_000

/** A paste that waits until the user has chosen the order of its dates. */
interface Asked {
  question: OrderQuestion
  range: CellRange
  text: string
}

interface Options {
  entity: AnyEntity
  draft: ReturnType<typeof useTableDraft>
  shown: readonly TableColumn[]
  canAdd: boolean
  selected: Selected
  focusOn: (row: number, column: number) => void
  onColumns: (paths: string[]) => void
}

/** The actions of keys, buttons and menus on cells and rows. Each is one step of undo. */
export function useTableActions({ entity, draft, shown, canAdd, selected, focusOn, onColumns }: Options) {
  const { type, title } = entity.list
  const one = entity.list.singular.toLowerCase()
  const { sheet, rows, source, change, changeSlowly } = draft
  const [asked, setAsked] = useState<Asked>()
  /** The message about cells of the last paste that were left out. */
  const [told, setTold] = useState('')
  const columns = columnsOf(type)
  const field = orderField(type)
  const isElsewhere = (id: string) => source.find(id) !== undefined
  const table = { sheet, rows, columns, shown, canAdd, isElsewhere }

  const show = (paths: readonly string[]) => {
    const now = shown.map(({ path }) => path)
    if (paths.some((path) => !now.includes(path))) onColumns([...new Set([...now, ...paths])])
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
  const changeRange = (act: typeof clearing, name: string) => (range: CellRange) => {
    if (range.bottom - range.top < fewRows) change(runSync(act(table, range)), { name })
    else changeSlowly(() => act(table, range), { name })
  }
  const insert = (order: string) => {
    const below = Math.min(selectedRange(selected).bottom, rows.length - 1)
    const onChanged = () => {
      focusOn(below + 1, 0)
      announce(`A new ${one} is below row ${below + 1}.`)
    }
    const made = inserted({ sheet, rows, columns, field: order }, below)
    change(made.sheet, { name: `Inserting a ${one}`, onChanged })
  }
  const renumber = (order: string) => {
    const cells = renumbered(rows, order)
    const onChanged = () => {
      show([order])
      announce(`${pluralize(cells.length, one, title).toLowerCase()} got another number.`)
    }
    change(withTexts(sheet, rows, columns, cells), { name: `Renumbering ${title.toLowerCase()}`, onChanged })
  }
  return {
    asked,
    /** Continues the waiting paste with an order of dates, or drops it without one. */
    answer: (order?: DateOrder) => {
      setAsked(undefined)
      if (asked && order) paste(asked.range, asked.text, order)
    },
    told,
    closeTold: () => setTold(''),
    /** The field that numbers the objects; undefined for types without an order. */
    field,
    insert: field === undefined ? undefined : () => insert(field),
    renumber: field === undefined ? undefined : () => renumber(field),
    paste,
    copy: (range: CellRange) => copied(table, range, false),
    /** Copies the selected rows with a header; all rows if only one is selected. */
    copyWithHeader: () => {
      const { top, bottom } = selectedRange(selected)
      const rowsOf = top === bottom ? { top: 0, bottom: rows.length - 1 } : { top, bottom }
      return copied(table, { ...rowsOf, left: 0, right: shown.length - 1 }, true)
    },
    clear: changeRange(clearing, 'Emptying cells'),
    fillDown: changeRange(fillingDown, 'Filling cells'),
    type: (row: number, column: TableColumn, text: string) => change(typed(table, row, column, text)),
    remove: useStable((key: string) => change(withoutRow(sheet, key))),
    /** Moves to the next cell that was not taken. */
    toRefused: () => {
      const next = nextRefused(rows, columns, { row: selected.row, path: shown[selected.column]?.path })
      if (!next) return
      show([next.path])
      const then = columns.filter((column) => shown.includes(column) || column.path === next.path)
      focusOn(
        next.row,
        then.findIndex(({ path }) => path === next.path),
      )
    },
  }
}
