import { chakra } from '@chakra-ui/react'
import {
  CalendarClock,
  CheckCheck,
  CircleCheck,
  CircleHelp,
  CircleOff,
  CircleSlash,
  Lock,
  type LucideIcon,
  PackageX,
  Trophy,
} from 'lucide-react'
import type { State } from '@/engine/explain/types'

interface Look {
  label: string
  /** Shown below the heading of the group. */
  text: string
  icon: LucideIcon
  color: string
}

/** The states in the order of the page, with their words and icons. */
export const cardLabels: Readonly<Record<State, Look>> = {
  open: {
    label: 'Open now',
    text: 'Can be started or bought this minute',
    icon: CircleCheck,
    color: 'success.text',
  },
  perhaps: {
    label: 'Depends on the server',
    text: 'Depends on what only the server knows',
    icon: CircleHelp,
    color: 'fg.muted',
  },
  coming: { label: 'Coming', text: 'They open by themselves', icon: CalendarClock, color: 'primary.text' },
  locked: { label: 'Locked', text: 'Something is missing', icon: Lock, color: 'warning.text' },
  'used-up': {
    label: 'Used up',
    text: 'As often as allowed, by what is set here',
    icon: CheckCheck,
    color: 'fg.muted',
  },
  'sold-out': { label: 'Sold out', text: 'No unit is left', icon: PackageX, color: 'danger.text' },
  over: { label: 'Over', text: 'Their time has passed', icon: CircleSlash, color: 'fg.muted' },
  inactive: { label: 'Inactive', text: 'Switched off for everybody', icon: CircleOff, color: 'fg.muted' },
  has: { label: 'Has already', text: 'Unlocked or reached', icon: Trophy, color: 'accent.text' },
}

export const shownStates = Object.keys(cardLabels) as State[]

/** The states whose cards are folded, because nothing can be done about them in Player View. */
export const foldedStates: readonly State[] = ['sold-out', 'over', 'inactive']

/** The icon of a state in its colour; decorative, because its label is beside it. */
export function StateIcon({ state, size = 14 }: { state: State; size?: number }) {
  const { icon: Icon, color } = cardLabels[state]
  return (
    <chakra.span color={color} display="grid">
      <Icon size={size} aria-hidden />
    </chakra.span>
  )
}
