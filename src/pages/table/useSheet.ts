import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { counting } from '@/engine/table/request'
import {
  blankSheet,
  createReader,
  opening,
  type Sheet,
  type SheetSource,
  stillOpen,
} from '@/engine/table/sheet'
import { inSlices } from '@/lib/idle'
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

/** More rows than this are read in slices. */
const fewRows = 60
/** The number of rows between two updates of the progress. */
const rowsShown = 100

/** Long work on a table. */
export interface SheetWork {
  /** The number of rows that are read so far. */
  done: number
  /** Leaves the table as it was. Undefined while what was kept is read, which nothing may replace. */
  stop?: () => void
}

/**
 * The sheet of a type, its rows, and undo. What takes long is done in slices before the sheet changes, so that the page is
 * never blocked, and Stop leaves nothing half done (rule TABLE-9).
 * @param onSliced called when a sheet that was made in slices is there
 */
export function useSheet(account: string, type: EntityType, source: SheetSource, onSliced: () => void) {
  const reader = useMemo(() => createReader(source), [source])
  const [kept] = useState(() => sheets.get(account, type))
  const isLong = Object.keys(kept.edits).length > fewRows
  const [history, setHistory] = useState<History>(() => ({
    past: [],
    now: isLong ? blankSheet : stillOpen(source, kept),
    future: [],
  }))
  const [work, setWork] = useState<SheetWork>()
  const [isOpen, setOpen] = useState(!isLong)
  const end = useRef<() => void>(undefined)

  function* prepared(making: Iterable<void, Sheet>): Generator<void, Sheet> {
    const next = yield* making
    const onRow = (done: number) => {
      if (done % rowsShown === 0) setWork((before) => before && { ...before, done })
    }
    yield* counting(source, yield* reader.reading(next, onRow))
    return next
  }
  const begin = (making: Iterable<void, Sheet>, canStop: boolean, onDone: (next: Sheet) => void) => {
    end.current?.()
    const stop = () => {
      end.current?.()
      setWork(undefined)
    }
    setWork({ done: 0, ...(canStop && { stop }) })
    end.current = inSlices(prepared(making), (next) => {
      setWork(undefined)
      onDone(next)
      onSliced()
    })
  }
  const open = useEffectEvent(() => {
    if (!isLong) return
    begin(opening(source, kept), false, (now) => {
      setHistory({ past: [], now, future: [] })
      setOpen(true)
    })
  })
  useEffect(() => {
    open()
    return () => end.current?.()
  }, [])

  const store = useLateStore(account, type)
  const keep = (next: History) => {
    setHistory(next)
    store(next.now)
  }
  const keepSlowly = (next: History, onKept?: () => void) => {
    const finish = () => {
      keep(next)
      onKept?.()
    }
    if (reader.unread(next.now) <= fewRows) finish()
    else begin(just(next.now), true, finish)
  }
  const { past, now, future } = history
  const rows = useMemo(() => reader.read(now), [reader, now])
  const step = (next: Sheet): History => ({ past: [...past.slice(-mostSteps), now], now: next, future: [] })
  return {
    sheet: now,
    rows,
    work,
    /** What was kept is read. */
    isOpen,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    /** @param onChanged called once the change is in the table */
    change: (next: Sheet, onChanged?: () => void) => {
      if (next !== now) keepSlowly(step(next), onChanged)
      else onChanged?.()
    },
    /** Makes the next sheet in slices. */
    changeSlowly: (making: Iterable<void, Sheet>, onChanged: () => void) =>
      begin(making, true, (next) => {
        keep(step(next))
        onChanged()
      }),
    /** Keeps something beside what was typed. It is no step of undo. */
    note: (next: Sheet) => keep({ past, now: next, future }),
    undo: () => {
      const before = past.at(-1)
      if (before) keepSlowly({ past: past.slice(0, -1), now: before, future: [now, ...future] })
    },
    redo: () => {
      const [next, ...rest] = future
      if (next) keepSlowly({ past: [...past, now], now: next, future: rest })
    },
  }
}

/** Stores a sheet: a long one in a task of its own, but before the page is left. */
function useLateStore(account: string, type: EntityType) {
  const late = useMemo(() => {
    let waiting: Sheet | undefined
    const flush = () => {
      const sheet = waiting
      waiting = undefined
      if (!sheet) return
      const isBlank = Object.keys(sheet.edits).length === 0 && sheet.added.length === 0
      tellUnkept(sheets.set(isBlank ? undefined : sheet, account, type))
    }
    const store = (sheet: Sheet) => {
      waiting = sheet
      if (Object.keys(sheet.edits).length <= fewRows) flush()
      else setTimeout(flush)
    }
    return { flush, store }
  }, [account, type])
  useEffect(() => {
    window.addEventListener('pagehide', late.flush)
    return () => {
      window.removeEventListener('pagehide', late.flush)
      late.flush()
    }
  }, [late])
  return late.store
}

// biome-ignore lint/correctness/useYield: what is made already needs no slice
function* just<T>(value: T): Generator<void, T> {
  return value
}
