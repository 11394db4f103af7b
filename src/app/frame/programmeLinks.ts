import { CalendarDays, LayoutDashboard, ListChecks, type LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import { CheckBadge } from './CheckBadge'

interface ProgrammeLink {
  to: '/' | '/programme/check' | '/programme/calendar'
  label: string
  icon: LucideIcon
  /** What stands at the end of the link. */
  Badge?: ComponentType
}

/** The pages over the whole programme of an account, in the order of the navigation (rule CHECK-1). */
export const programmeLinks: readonly ProgrammeLink[] = [
  { to: '/', label: 'Overview', icon: LayoutDashboard },
  { to: '/programme/check', label: 'Check', icon: ListChecks, Badge: CheckBadge },
  { to: '/programme/calendar', label: 'Calendar', icon: CalendarDays },
]

/** The page of an address, for the menu of small screens. */
export const programmePageAt = (path: string) => programmeLinks.find(({ to }) => to === path)
