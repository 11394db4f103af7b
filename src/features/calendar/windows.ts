import type { Repeat } from '@/model/choices'
import type { EntityType } from '@/model/entityTypes'
import type { Lifecycle } from '@/model/lifecycle'

/*
 * Windows in time, their state and their edits. The engine of the calendar runs in a worker, too (decision H72), so
 * this file does not read objects or import the registry.
 */

/**
 * The input of the engine for an object: its active window, in ms, and the fields that filters read. Open ends are
 * infinite.
 */
export interface ActiveWindow {
  /** Unique in the calendar, even if ids are missing or repeated. */
  key: string
  type: EntityType
  name: string
  from: number
  /** The last active moment. */
  to: number
  /** False for an inactive object, which is never live. */
  isOn: boolean
  /** The first draw of a raffle. */
  draw: number | undefined
  category: string
  tags: readonly string[]
}

/** The active window of an object, without the fields that only filters read. */
export interface ObjectWindow extends Omit<ActiveWindow, 'category' | 'tags'> {
  id: string
  period: Repeat | undefined
  /** A raffle without an active range is open until its draw. */
  endsWithDraw: boolean
}

/** The active window of an object, with the object. */
export interface Span extends ActiveWindow, ObjectWindow {
  row: object
}

/** The new dates of one window, in ms. Missing dates do not change. */
export interface WindowEdit {
  from?: number
  to?: number
  draw?: number
}

/** The unconfirmed edits, by the key of the span. */
export type WindowEdits = Readonly<Record<string, WindowEdit>>

/** The span with its edit applied. */
export const withEdit = <T extends ActiveWindow>(span: T, edit: WindowEdit | undefined): T =>
  edit
    ? { ...span, from: edit.from ?? span.from, to: edit.to ?? span.to, draw: edit.draw ?? span.draw }
    : span

/** Same rules as the badges of the lists (`model/lifecycle.ts`). */
export function stateAt(
  { from, to, isOn }: Pick<ActiveWindow, 'from' | 'to' | 'isOn'>,
  moment: number,
): Lifecycle {
  if (!isOn) return 'inactive'
  if (to < moment) return 'ended'
  return from > moment ? 'scheduled' : 'live'
}

/** Whether the object has a date: an end of the window, or a draw. */
export const isDated = ({ from, to, draw }: Pick<ActiveWindow, 'from' | 'to' | 'draw'>): boolean =>
  Number.isFinite(from) || Number.isFinite(to) || draw !== undefined
