import { useCallback, useMemo, useState } from 'react'
import * as z from 'zod/mini'
import { blankSheet, createReader, type Sheet, type SheetSource, stillOpen } from '@/engine/table/sheet'
import type { EntityType } from '@/model/entityTypes'
import { tellUnkept } from '@/pages/parts/tellUnkept'
import { places } from '@/stored/places'
import { stored } from '@/stored/stored'

const sheetSchema: z.ZodMiniType<Sheet> = z.object({
  edits: z.record(z.string(), z.record(z.string(), z.string())),
  added: z.array(z.object({ key: z.string(), below: z.optional(z.string()), sent: z.optional(z.string()) })),
})

/** What was typed survives leaving the page and a reload of the tab (rule TABLE-8). */
const sheets = stored(places.tableEdits, sheetSchema, blankSheet)

interface History {
  past: readonly Sheet[]
  now: Sheet
  future: readonly Sheet[]
}

/** The number of steps that can be undone. */
const mostSteps = 200

/** The sheet of a type, its rows, and undo. */
export function useSheet(account: string, type: EntityType, source: SheetSource) {
  const read = useMemo(() => createReader(source), [source])
  const [history, setHistory] = useState<History>(() => ({
    past: [],
    now: stillOpen(source, sheets.get(account, type)),
    future: [],
  }))
  const keep = useCallback(
    (next: History) => {
      setHistory(next)
      const isBlank = Object.keys(next.now.edits).length === 0 && next.now.added.length === 0
      tellUnkept(sheets.set(isBlank ? undefined : next.now, account, type))
    },
    [account, type],
  )
  const { past, now, future } = history
  const rows = useMemo(() => read(now), [read, now])
  return {
    sheet: now,
    rows,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    change: (next: Sheet) => {
      if (next !== now) keep({ past: [...past.slice(-mostSteps), now], now: next, future: [] })
    },
    /** Keeps something beside what was typed. It is no step of undo. */
    note: (next: Sheet) => keep({ past, now: next, future }),
    undo: () => {
      const before = past.at(-1)
      if (before) keep({ past: past.slice(0, -1), now: before, future: [now, ...future] })
    },
    redo: () => {
      const [next, ...rest] = future
      if (next) keep({ past: [...past, now], now: next, future: rest })
    },
  }
}
