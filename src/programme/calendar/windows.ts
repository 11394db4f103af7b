import type { EntityType } from '@/entities/registry'
import type { Lifecycle } from '@/ui/lifecycle'

/*
 * Windows in time: their state, and their edits. Nothing here reads objects or loads the registry, because the engine
 * of the calendar runs in a worker, too (decision H72).
 */

/** How often something is reset or drawn; `all-time` is none. */
export type Repeat = 'daily' | 'weekly' | 'monthly'

/** What the engine has to know of an object: its active window, in ms, and what filters look at. Open ends are infinite. */
export interface ActiveWindow {
  /** Unique in the calendar, even if ids are missing or repeated. */
  key: string
  type: EntityType
  name: string
  from: number
  /** The last moment it is active. */
  to: number
  /** False for an object that is switched off: it is never live. */
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
  /** Without an active range a raffle is open until its draw. */
  endsWithDraw: boolean
}

/** The active window of an object, with the object. */
export interface Span extends ActiveWindow, ObjectWindow {
  row: object
}

/** The new dates of one window, in ms. What is missing stays as it is. */
export interface WindowEdit {
  from?: number
  to?: number
  draw?: number
}

/** The edits that wait to be confirmed, by the key of the span. */
export type WindowEdits = Readonly<Record<string, WindowEdit>>

/** The span as it would be. */
export const withEdit = <T extends ActiveWindow>(span: T, edit: WindowEdit | undefined): T =>
  edit
    ? { ...span, from: edit.from ?? span.from, to: edit.to ?? span.to, draw: edit.draw ?? span.draw }
    : span

/** Same rules as the badges of the lists (`ui/lifecycle.ts`). */
export function stateAt(
  { from, to, isOn }: Pick<ActiveWindow, 'from' | 'to' | 'isOn'>,
  moment: number,
): Lifecycle {
  if (!isOn) return 'inactive'
  if (to < moment) return 'ended'
  return from > moment ? 'scheduled' : 'live'
}

/** Whether it has a date of its own: an end of the window, or a draw. */
export const isDated = ({ from, to, draw }: Pick<ActiveWindow, 'from' | 'to' | 'draw'>): boolean =>
  Number.isFinite(from) || Number.isFinite(to) || draw !== undefined
