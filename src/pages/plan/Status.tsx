import { chakra } from '@chakra-ui/react'
import {
  Ban,
  CircleCheck,
  CircleDashed,
  CircleHelp,
  CircleMinus,
  CirclePlus,
  CircleX,
  Diff,
  Equal,
  GitCompareArrows,
  LoaderCircle,
  type LucideIcon,
  Trash2,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { unconfirmedWord } from '@/engine/journal/labels'

type Look = { icon: LucideIcon; color: string; text: string; spins?: boolean }

/** Text, icon and colour of each status: verdicts of a preview, and results of a run. */
const looks = {
  new: { icon: CirclePlus, color: 'fg.muted', text: 'New' },
  identical: { icon: Equal, color: 'fg.muted', text: 'Identical' },
  unchanged: { icon: Equal, color: 'fg.muted', text: 'Unchanged' },
  differs: { icon: GitCompareArrows, color: 'warning.text', text: 'Differs' },
  edit: { icon: Diff, color: 'fg.muted', text: 'Change' },
  delete: { icon: Trash2, color: 'fg.muted', text: 'Delete' },
  blocked: { icon: Ban, color: 'danger.text', text: 'Blocked' },
  leftOut: { icon: CircleMinus, color: 'fg.muted', text: 'Left out' },
  'as-reviewed': { icon: CircleDashed, color: 'fg.muted', text: 'As reviewed' },
  'changed-elsewhere': { icon: GitCompareArrows, color: 'warning.text', text: 'Changed elsewhere' },
  conflict: { icon: GitCompareArrows, color: 'danger.text', text: 'Conflict' },
  done: { icon: Equal, color: 'fg.muted', text: 'Done already' },
  gone: { icon: Ban, color: 'danger.text', text: 'Gone' },
  exists: { icon: Ban, color: 'danger.text', text: 'Id taken' },
  created: { icon: CircleCheck, color: 'success.text', text: 'Created' },
  updated: { icon: CircleCheck, color: 'success.text', text: 'Updated' },
  deleted: { icon: CircleCheck, color: 'success.text', text: 'Deleted' },
  failed: { icon: CircleX, color: 'danger.text', text: 'Failed' },
  unconfirmed: { icon: CircleHelp, color: 'warning.text', text: unconfirmedWord },
  skipped: { icon: CircleMinus, color: 'fg.muted', text: 'Skipped' },
  running: { icon: LoaderCircle, color: 'warning.text', text: 'Running', spins: true },
  waiting: { icon: CircleDashed, color: 'fg.muted', text: 'Waiting' },
  held: { icon: CircleDashed, color: 'fg.muted', text: 'Waiting' },
  undone: { icon: CircleMinus, color: 'fg.muted', text: 'Not done' },
} satisfies Record<string, Look>

export type StatusName = keyof typeof looks

/** A revert uses other words, e.g. an object that is created again is 'Brought back'. */
const revertWords: Readonly<Partial<Record<StatusName, string>>> = {
  new: 'Brought back',
  identical: 'Back already',
  differs: 'Changed since',
  edit: 'Goes back',
  created: 'Brought back',
  updated: 'Reverted',
}

/** The word for a status in a plan of this kind, or of this verb. */
export const wordOf = (name: StatusName, kind: string): string =>
  (kind === 'revert' ? revertWords[name] : undefined) ?? statusLabelOf(name).text

export const statusLabelOf = (name: StatusName): Look => looks[name]

const spin = { animation: 'spin', _motionReduce: { animation: 'none' } } as const

interface StatusProps {
  name: StatusName
  text?: string
  /** An additional mark after the text. */
  mark?: ReactNode
}

/** A verdict or a result: icon and text. */
export function Status({ name, text, mark }: StatusProps) {
  const look = statusLabelOf(name)
  return (
    <chakra.span data-part="status" color={look.color}>
      <chakra.span display="inline-flex" css={look.spins ? spin : undefined}>
        <look.icon size={15} aria-hidden />
      </chakra.span>
      <span>{text ?? look.text}</span>
      {mark}
    </chakra.span>
  )
}
