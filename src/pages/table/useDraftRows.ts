import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { counting } from '@/engine/table/request'
import { createReader, type TableDraft, type TableDraftSource } from '@/engine/table/tableDraft'
import { inSlices } from '@/lib/idle'

/** More rows than this are read in slices. */
export const fewRows = 60
/** The number of rows between two updates of the progress. */
const rowsShown = 100

/** Work on a table that can take long. */
export interface TableDraftWork {
  /** 'Pasting cells' */
  name: string
  /** The number of rows that are read so far; undefined before the first ones. */
  done?: number
  /**
   * Stops the work and leaves the table unchanged. Undefined while the stored draft is read, which must not be
   * replaced.
   */
  stop?: () => void
}

interface Task {
  /** Undefined for work in the background, during which the user can change the table. */
  name?: string
  canStop: boolean
  make: (source: TableDraftSource) => Iterable<void, TableDraft>
  onDone: (next: TableDraft) => void
}

interface Options {
  /** Called when shown work begins; what it returns is called when the work is done. */
  onBegin: () => () => void
  /** Called with each new source, unless work is running: that restarts with the new objects. */
  onSource: () => void
}

/**
 * The rows of a table. What takes long is read in slices before anything is shown, so that the page is never blocked.
 * @param source where the rows come from; another one after a refetch
 * @param now the edits that are shown
 */
export function useDraftRows(source: TableDraftSource, now: TableDraft, { onBegin, onSource }: Options) {
  const [shown, setShown] = useState(() => ({ source, reader: createReader(source) }))
  const latest = useMemo(
    () => (source === shown.source ? shown : { source, reader: shown.reader.following(source) }),
    [shown, source],
  )
  const [work, setWork] = useState<TableDraftWork>()
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
  const open = useEffectEvent(() => {
    // After a refetch, running work restarts with the new objects.
    if (running.current) return run(running.current)
    onSource()
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

  const rows = useMemo(() => shown.reader.read(now), [shown, now])
  return {
    rows,
    /** The source of the rows. */
    source: shown.source,
    newest: latest.source,
    /** The number of rows that changed in a draft and have not been read. */
    unread: (sheet: TableDraft) => shown.reader.unread(sheet),
    work,
    isReading: () => running.current !== undefined,
    begin,
  }
}

// biome-ignore lint/correctness/useYield: the value is there, so nothing is done in slices
export function* just<T>(value: T): Generator<void, T> {
  return value
}
