import { type EntityType, typesWith } from '@/model/entityTypes'
import type { Lists } from '@/model/references'
import { type Problem, readWindows } from './reading'
import type { Span, WindowsByType } from './windows'

export interface Calendar {
  /** In the order of the navigation, then in the order of the list. */
  spans: readonly Span[]
  /** The same windows by type. A type keeps its array while its list does not change. */
  windows: WindowsByType
  problems: readonly Problem[]
}

/** The types whose objects have an active window, in the order of the navigation. */
export const calendarTypes: readonly EntityType[] = typesWith('active')

/**
 * The windows of all objects in these lists. Values that cannot be read are reported as problems, so that nothing is
 * left out silently.
 */
export function calendarOf(lists: Lists): Calendar {
  const calendars = calendarTypes.map((type) => readWindows(type, lists.get(type) ?? none))
  return {
    spans: calendars.flatMap(({ spans }) => spans),
    windows: new Map(calendarTypes.map((type, index) => [type, calendars[index]?.spans ?? none])),
    problems: calendars.flatMap(({ problems }) => problems),
  }
}

const none: readonly never[] = []
