import { useSelector } from '@tanstack/react-store'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { opening, stillOpen } from '@/engine/table/storedTableDraft'
import { emptyTableDraft, type TableDraft, type TableDraftSource } from '@/engine/table/tableDraft'
import type { EntityType } from '@/model/entityTypes'
import { storedTableDraft, storeTableDraft, tableDraftAtom } from '@/parts/table-drafts/tableDrafts'
import { useConfirmClosing } from '@/parts/unsaved/useConfirmClosing'
import { useOnlyTab } from '@/parts/unsaved/useOnlyTab'
import { warnNotStored } from '@/parts/unsaved/warnNotStored'
import { fewRows, just, useDraftRows } from './useDraftRows'

interface History {
  past: readonly TableDraft[]
  now: TableDraft
  future: readonly TableDraft[]
}

/** The number of steps that can be undone. */
const mostSteps = 200

const isLong = ({ edits }: TableDraft) => Object.keys(edits).length > fewRows

/** Name and follow-up of a change. */
interface Telling {
  /** The name of the work, if it takes long enough to be shown. */
  name: string
  /** Called after the change was applied. Not called if the user pressed Stop. */
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
  const [kept] = useState(() => storedTableDraft(account, type))
  const [history, setHistory] = useState<History>(() => ({
    past: [],
    now: isLong(kept) ? emptyTableDraft : stillOpen(source, kept),
    future: [],
  }))
  const { past, now, future } = history
  const [isOpen, setOpen] = useState(!isLong(kept))
  const drawn = useDraftRows(source, now, {
    onBegin,
    onSource: () => {
      if (!isOpen) read(kept)
    },
  })
  const { rows, work, isReading, begin } = drawn
  const [isUnkept, setUnkept] = useState(false)
  useConfirmClosing(isUnkept)
  const { isElsewhere, takeOver } = useOnlyTab(`table ${account} ${type}`)
  /** The draft as this table last stored or read it. */
  const stored = useRef(kept)
  const read = (sheet: TableDraft) => {
    stored.current = sheet
    const onDone = (opened: TableDraft) => {
      setHistory({ past: [], now: opened, future: [] })
      setOpen(true)
    }
    if (!isLong(sheet)) return onDone(stillOpen(drawn.newest, sheet))
    begin({ name: 'Reading rows', canStop: false, make: (newest) => opening(newest, sheet), onDone })
  }
  // Reads the draft again if it was changed elsewhere: by a plan that removed edits, or by another tab.
  const readAgain = useEffectEvent(() => {
    const current = storedTableDraft(account, type)
    if (current !== stored.current && !isReading()) read(current)
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
    if (drawn.unread(next.now) <= fewRows) onDone()
    else begin({ name, canStop: true, make: () => just(next.now), onDone })
  }
  /** Runs a change, unless another tab is editing the table. */
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
    source: drawn.source,
    work,
    /** The stored draft has been read. */
    isOpen,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    /** Another tab is editing the same table. This tab cannot change anything until it takes over. */
    isElsewhere,
    takeOver,
    change: (next: TableDraft, telling: Telling = { name: 'Reading rows' }) =>
      own(() => {
        if (next !== now) keepSlowly(step(next), telling)
        else telling.onChanged?.()
      }),
    /** Computes the next draft in slices. */
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
    /** Stores additional data in the draft, without a step of undo. */
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
