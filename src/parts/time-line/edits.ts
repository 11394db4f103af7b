import { useSelector } from '@tanstack/react-store'
import { useCallback, useState } from 'react'
import * as z from 'zod/mini'
import { keyOf } from '@/engine/plan/ids'
import type { ChangedObject, QueueState } from '@/engine/plan/types'
import { type Snap, snapped } from '@/engine/time/range'
import { type Span, type WindowEdit, type WindowEdits, withEdit } from '@/engine/time/windows'
import { toWire } from '@/lib/dates'
import type { Change } from '@/model/changes'
import { useConfirmClosing } from '@/parts/unsaved/useConfirmClosing'
import { useOnlyTab } from '@/parts/unsaved/useOnlyTab'
import { warnNotStored } from '@/parts/unsaved/warnNotStored'
import { timeSchema } from '@/stored/schemas'
import { storageKeys } from '@/stored/storageKeys'
import { stored } from '@/stored/stored'

/** The part of a window that is dragged: the whole window, or one of its ends. */
export type WindowGrip = 'move' | 'from' | 'to'

/** Whether an end of a window can be dragged. A raffle that ends with its draw has no end date to change. */
export function canGrip(span: Span, grip: WindowGrip): boolean {
  if (grip === 'move') return Number.isFinite(span.from) || Number.isFinite(span.to)
  return Number.isFinite(span[grip]) && !(grip === 'to' && span.endsWithDraw)
}

/**
 * Returns the edit moved by a number of snaps. Moving a raffle moves its draw, too. A start never passes the end, or
 * the other way round.
 * @param edit the previous edit
 * @returns undefined when the window is back at its received dates
 */
export function gripped(
  span: Span,
  edit: WindowEdit | undefined,
  grip: WindowGrip,
  snap: Snap,
  steps: number,
): WindowEdit | undefined {
  if (!canGrip(span, grip)) return edit
  const now = withEdit(span, edit)
  const by = (moment: number) => (Number.isFinite(moment) ? snapped(moment, snap, steps) : moment)
  const next =
    grip === 'move'
      ? { from: by(now.from), to: by(now.to), draw: now.draw === undefined ? undefined : by(now.draw) }
      : { from: now.from, to: now.to, draw: now.draw, [grip]: by(now[grip]) }
  return next.from > next.to ? edit : changed(span, next)
}

function changed(span: Span, next: Pick<Span, 'from' | 'to' | 'draw'>): WindowEdit | undefined {
  const edit: WindowEdit = {
    ...(next.from !== span.from && { from: next.from }),
    ...(next.to !== span.to && { to: next.to }),
    ...(next.draw !== span.draw && next.draw !== undefined && { draw: next.draw }),
  }
  return Object.keys(edit).length > 0 ? edit : undefined
}

/** Returns the edits with one of them replaced, or removed if `edit` is undefined. */
export function withWindowEdit(edits: WindowEdits, key: string, edit: WindowEdit | undefined): WindowEdits {
  const { [key]: _, ...rest } = edits
  return edit ? { ...rest, [key]: edit } : rest
}

/** Returns the edits of objects that still exist, without edits that were saved in the meantime. */
export function remainingEdits(edits: WindowEdits, spans: readonly Span[]): WindowEdits {
  const byKey = new Map(spans.map((span) => [span.key, span]))
  const kept = Object.entries(edits).filter(([key, edit]) => {
    const span = byKey.get(key)
    return span !== undefined && changed(span, withEdit(span, edit)) !== undefined
  })
  return kept.length === Object.keys(edits).length ? edits : Object.fromEntries(kept)
}

/** The changes of the object for an edit, as a plan takes them. */
export function windowChanges(span: Span, edit: WindowEdit): Change[] {
  const { active, drawTime } = span.row as { active?: Record<string, unknown>; drawTime?: unknown }
  const change = (path: string[], was: unknown, moment: number): Change => ({
    path,
    ...(was !== undefined && { was }),
    is: toWire(new Date(moment)),
  })
  return [
    ...(edit.from === undefined ? [] : [change(['active', 'from'], active?.from, edit.from)]),
    // A raffle without an end date ends with its draw, which moves instead.
    ...(edit.to === undefined || span.endsWithDraw ? [] : [change(['active', 'to'], active?.to, edit.to)]),
    ...(edit.draw === undefined ? [] : [change(['drawTime'], drawTime, edit.draw)]),
  ]
}

/** All edits in the order of the spans, in the form that a plan takes. */
export const editedObjects = (edits: WindowEdits, spans: readonly Span[]): ChangedObject[] =>
  spans.flatMap((span) => {
    const edit = edits[span.key]
    const changes = edit ? windowChanges(span, edit) : []
    return changes.length > 0 ? [{ type: span.type, id: span.id, changes }] : []
  })

const time = z.exactOptional(timeSchema)
const schema: z.ZodMiniType<WindowEdits> = z.record(
  z.string(),
  z.object({ from: time, to: time, draw: time }),
)
const moved = stored(storageKeys.calendarEdits, schema, {})

/**
 * The moved windows that are not confirmed. Stored, so they outlive the tab (rule CALENDAR-11). A plan that has written
 * them removes them, even if it is undone later.
 */
export function useStoredEdits(account: string) {
  const edits = useSelector(moved.atom(account))
  const [isUnkept, setUnkept] = useState(false)
  useConfirmClosing(isUnkept)
  const isWaiting = Object.keys(edits).length > 0
  const { isElsewhere, takeOver } = useOnlyTab(`calendar ${account}`, isWaiting)
  const set = useCallback(
    (change: (before: WindowEdits) => WindowEdits) => {
      const isKept = moved.set(change(moved.get(account)), account)
      setUnkept(!isKept)
      warnNotStored(isKept)
    },
    [account],
  )
  return { edits, set, isElsewhere, takeOver }
}

/** Removes the edits that a plan of the calendar has written so far. */
export function takeFromCalendar({ account, origin, steps, states }: QueueState): void {
  if (origin?.source !== 'calendar') return
  const before = moved.get(account)
  const done = new Set(steps.flatMap((step) => (states[step.key]?.status === 'done' ? [keyOf(step)] : [])))
  const left = Object.entries(before).filter(([key]) => !done.has(key))
  if (left.length < Object.keys(before).length)
    moved.set(left.length > 0 ? Object.fromEntries(left) : undefined, account)
}
