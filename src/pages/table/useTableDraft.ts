import { useSelector } from '@tanstack/react-store'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { counting } from '@/engine/table/request'
import { opening, stillOpen } from '@/engine/table/storedTableDraft'
import {
  createReader,
  emptyTableDraft,
  type TableDraft,
  type TableDraftSource,
} from '@/engine/table/tableDraft'
import { inSlices } from '@/lib/idle'
import type { EntityType } from '@/model/entityTypes'
import { storedTableDraft, storeTableDraft, tableDraftAtom } from '@/parts/table-drafts/tableDrafts'
import { useConfirmClosing } from '@/parts/unsaved/useConfirmClosing'
import { useOnlyTab } from '@/parts/unsaved/useOnlyTab'
import { warnNotStored } from '@/parts/unsaved/warnNotStored'

interface History {
  past: readonly TableDraft[]
  now: TableDraft
  future: readonly TableDraft[]
}

/** The number of steps that can be undone. */
const mostSteps = 200

/** More rows than this are read in slices. */
export const fewRows = 60
const isLong = ({ edits }: TableDraft) => Object.keys(edits).length > fewRows
/** The number of rows between two updates of the progress. */
const rowsShown = 100

/** Long work on a table. */
export interface TableDraftWork {
  /** 'Pasting cells' */
  name: string
  /** The number of rows that are read so far; undefined before the first ones. */
  done?: number
  /** Leaves the table as it was. Undefined while what was kept is read, which nothing may replace. */
  stop?: () => void
}

interface Task {
  /** Undefined for work that is not shown, during which the table can change. */
  name?: string
  canStop: boolean
  make: (source: TableDraftSource) => Iterable<void, TableDraft>
  onDone: (next: TableDraft) => void
}

/** How a change is named, and what follows it. */
interface Telling {
  /** What the work is called if it is long. */
  name: string
  /** Runs after the change is in the table, but not if the user pressed Stop. */
  onChanged?: () => void
}

/**
 * The sheet of a type, its rows, and undo. What takes long is done in slices before the sheet changes, so that the page is
 * never blocked, and Stop leaves nothing half done (rule TABLE-9).
 * @param source where the rows come from; another one after a refetch
 * @param onBegin called when work in slices begins; what it returns is called when the work is done
 */
export function useTableDraft(
  account: string,
  type: EntityType,
  source: TableDraftSource,
  onBegin: () => () => void,
) {
  const [shown, setShown] = useState(() => ({ source, reader: createReader(source) }))
  const latest = useMemo(
    () => (source === shown.source ? shown : { source, reader: shown.reader.following(source) }),
    [shown, source],
  )
  const [kept] = useState(() => storedTableDraft(account, type))
  const [history, setHistory] = useState<History>(() => ({
    past: [],
    now: isLong(kept) ? emptyTableDraft : stillOpen(source, kept),
    future: [],
  }))
  const { past, now, future } = history
  const [work, setWork] = useState<TableDraftWork>()
  const [isOpen, setOpen] = useState(!isLong(kept))
  const [isUnkept, setUnkept] = useState(false)
  useConfirmClosing(isUnkept)
  const { isElsewhere, takeOver } = useOnlyTab(`table ${account} ${type}`)
  /** What this table has stored or read last. */
  const stored = useRef(kept)
  const end = useRef<() => void>(undefined)
  const running = useRef<Task>(undefined)
  const isNewer = latest !== shown
  // The old rows stay until many new ones are read.
  if (isNewer && latest.reader.unread(now) <= fewRows) setShown(latest)

  function* prepared(task: Task): Generator<void, TableDraft> {
    const next = yield* task.make(latest.source)
    const onRow = (done: number) => {
      if (done % rowsShown === 0) setWork((before) => before && { ...before, done })
    }
    yield* counting(latest.source, yield* latest.reader.reading(next, onRow))
    return next
  }
  const run = (task: Task) => {
    end.current?.()
    running.current = task
    const { name, canStop, onDone } = task
    const finish = () => {
      running.current = undefined
      setWork(undefined)
    }
    const stop = () => {
      end.current?.()
      finish()
    }
    setWork(name === undefined ? undefined : { name, ...(canStop && { stop }) })
    end.current = inSlices(prepared(task), (next) => {
      finish()
      setShown(latest)
      onDone(next)
    })
  }
  const begin = (task: Task) => {
    const onEnd = onBegin()
    run({
      ...task,
      onDone: (next) => {
        task.onDone(next)
        onEnd()
      },
    })
  }
  const read = (sheet: TableDraft) => {
    stored.current = sheet
    const onDone = (opened: TableDraft) => {
      setHistory({ past: [], now: opened, future: [] })
      setOpen(true)
    }
    if (!isLong(sheet)) return onDone(stillOpen(latest.source, sheet))
    begin({ name: 'Reading rows', canStop: false, make: (newest) => opening(newest, sheet), onDone })
  }
  const open = useEffectEvent(() => {
    // A refetch: what is running goes on with the new objects.
    if (running.current) return run(running.current)
    if (!isOpen) read(kept)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another source interrupts the work
  useEffect(() => {
    open()
    return () => end.current?.()
  }, [source])
  const readNewer = useEffectEvent(() => {
    if (!running.current) run({ canStop: false, make: () => just(now), onDone: () => undefined })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: work that was stopped has not read the new rows
  useEffect(() => {
    if (isNewer) readNewer()
  }, [isNewer, work])

  // A plan took edits, or another tab wrote while it was the one that edits.
  const readAgain = useEffectEvent(() => {
    const current = storedTableDraft(account, type)
    if (current !== stored.current && !running.current) read(current)
  })
  const storedNow = useSelector(tableDraftAtom(account, type))
  // biome-ignore lint/correctness/useExhaustiveDependencies: any of these can mean that another sheet is stored
  useEffect(() => {
    readAgain()
  }, [storedNow, isElsewhere, work])

  const keep = (next: History) => {
    setHistory(next)
    const isKept = storeTableDraft(next.now, account, type)
    stored.current = storedTableDraft(account, type)
    setUnkept(!isKept)
    warnNotStored(isKept)
  }
  const keepSlowly = (next: History, { name, onChanged }: Telling) => {
    const onDone = () => {
      keep(next)
      onChanged?.()
    }
    if (shown.reader.unread(next.now) <= fewRows) onDone()
    else begin({ name, canStop: true, make: () => just(next.now), onDone })
  }
  const rows = useMemo(() => shown.reader.read(now), [shown, now])
  /** Runs a change, unless another tab is the one that edits. */
  const own = (act: () => void) => {
    if (!isElsewhere) act()
  }
  const step = (next: TableDraft): History => ({
    past: [...past.slice(-mostSteps), now],
    now: next,
    future: [],
  })
  return {
    sheet: now,
    rows,
    /** The source of the rows. */
    source: shown.source,
    work,
    /** What was kept is read. */
    isOpen,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    /** Another tab edits the same. Nothing changes here until this one takes over. */
    isElsewhere,
    takeOver,
    change: (next: TableDraft, telling: Telling = { name: 'Reading rows' }) =>
      own(() => {
        if (next !== now) keepSlowly(step(next), telling)
        else telling.onChanged?.()
      }),
    /** Makes the next sheet in slices. */
    changeSlowly: (make: () => Iterable<void, TableDraft>, { name, onChanged }: Telling) =>
      own(() =>
        begin({
          name,
          canStop: true,
          make,
          onDone: (next) => {
            if (next !== now) keep(step(next))
            onChanged?.()
          },
        }),
      ),
    /** Keeps something beside what was typed. It is no step of undo. */
    note: (next: TableDraft) => own(() => keep({ past, now: next, future })),
    undo: () =>
      own(() => {
        const before = past.at(-1)
        const next = before && { past: past.slice(0, -1), now: before, future: [now, ...future] }
        if (next) keepSlowly(next, { name: 'Undoing the last change' })
      }),
    redo: () =>
      own(() => {
        const [next, ...rest] = future
        if (next) keepSlowly({ past: [...past, now], now: next, future: rest }, { name: 'Redoing a change' })
      }),
  }
}

// biome-ignore lint/correctness/useYield: the value is there, so nothing is done in slices
function* just<T>(value: T): Generator<void, T> {
  return value
}
