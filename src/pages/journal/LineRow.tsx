import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { canPlan, isWriteAdmin } from '@/auth/permissions'
import { useSession } from '@/auth/session'
import type { RevertedField } from '@/engine/journal/revertRequest'
import { formatTime } from '@/lib/format'
import { wideRow } from '@/parts/page/rowStyles'
import type { JournalRecord } from '@/stored/journalRecords'
import { RowToggle } from '@/ui/Disclosure'
import { ObjectCells } from '@/ui/ObjectCells'
import type { EntryLabel } from './kinds'

/**
 * Takes back entries, or one field of an entry: one field at once, anything else by a plan with preview (rule REVERT-1).
 */
export type OnRevert = (entries: readonly JournalRecord[], field?: RevertedField) => Promise<void>

/** Returns the name of an account by its id. */
export type AccountName = (id: string) => { name: string }

interface LineRowProps {
  at: number
  /** Icon of the object or plan. */
  tile: Parameters<typeof ObjectCells>[0]['tile']
  name: string
  /** Further lines below the name. */
  lines: readonly string[]
  /** The changed values. */
  what: ReactNode
  look: EntryLabel
  /** A button that reverts the change, or the time of the revert. */
  act: ReactNode
  /** Accessible name of the button that expands the line. */
  moreLabel: string
  isOpen: boolean
  onToggle: () => void
  isPlan?: boolean
  isOfPlan?: boolean
  /** The line above shows the same time, so this one hides it. */
  isSameTime?: boolean
  isReverted: boolean
  /** The expanded details below the line. */
  children?: ReactNode
}

/** A line of the journal: time, object, change, operation and actions; on narrow screens below each other. */
export function LineRow(props: LineRowProps) {
  const { at, tile, name, lines, what, look, act, moreLabel, isOpen, onToggle, children } = props
  const { isPlan, isOfPlan, isSameTime, isReverted } = props
  return (
    <LineBox
      data-open={isOpen || undefined}
      data-plan={isPlan || undefined}
      data-quiet={isReverted || undefined}
      data-child={isOfPlan || undefined}
    >
      <div data-part="line">
        <time data-part="time" data-same={isSameTime || undefined} dateTime={new Date(at).toISOString()}>
          {formatTime(at)}
        </time>
        <ObjectCells
          tile={tile}
          name={name}
          text={lines.map((line) => <span key={line}>{line}</span>)}
          isCompact
          data-part="who"
        />
        <span data-part="what">{what}</span>
        <chakra.span data-part="kind" color={look.color}>
          <look.icon size={14} aria-hidden />
          <span>{look.text}</span>
        </chakra.span>
        <span data-part="act">{act}</span>
        <span data-part="more">
          <RowToggle label={moreLabel} isOpen={isOpen} onToggle={onToggle} />
        </span>
      </div>
      {children}
    </LineBox>
  )
}

export const MutedText = chakra('span', { base: { color: 'fg.muted' } })

/** Whether the user can write objects of these types. */
export function useMayRevert(types: readonly string[]): boolean {
  const { user } = useSession()
  const permissions = user?.permissions ?? []
  return types.includes('accounts') ? isWriteAdmin(permissions) : canPlan(permissions)
}

const LineBox = chakra('div', {
  base: {
    borderBottomWidth: '1px',
    borderColor: 'border',
    '&[data-open], &[data-plan]': { bg: 'bg.subtle' },
    '&[data-quiet] [data-part=who], &[data-quiet] [data-part=what]': { color: 'fg.muted' },
    '& > [data-part=line]': {
      ...wideRow,
      gridTemplateColumns: {
        base: '32px minmax(0, 1fr) auto',
        lg: '44px 32px minmax(0, 15rem) minmax(0, 1fr) 96px 118px 32px',
      },
      rowGap: { base: '0', lg: '1' },
    },
    '&[data-child] [data-part=who]': { ps: { lg: '5' } },
    '& [data-part=time]': {
      textStyle: 'sm',
      color: 'fg.muted',
      fontVariantNumeric: 'tabular-nums',
      gridRow: { base: '1', lg: 'auto' },
      gridColumn: { base: '3', lg: 'auto' },
      justifySelf: { base: 'end', lg: 'auto' },
    },
    // Invisible but still in the layout, and read by screen readers.
    '& [data-same]': { opacity: '0' },
    // Tile and name are beside the time and the operation.
    '& [data-part=time] + *': {
      gridRow: { base: '1 / 3', lg: 'auto' },
      alignSelf: { base: 'start', lg: 'auto' },
    },
    '& [data-part=who]': {
      gridRow: { base: '1 / 3', lg: 'auto' },
      '& > small > span': { display: 'block' },
    },
    '& [data-part=what]': {
      minW: '0',
      textStyle: 'sm',
      overflowWrap: 'anywhere',
      gridRow: { base: '3', lg: 'auto' },
      gridColumn: { base: '2', lg: 'auto' },
      lineClamp: { base: '2', lg: 'none' },
      display: { lg: 'block' },
      '& > b': { fontWeight: '600' },
    },
    '& [data-part=kind]': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      textStyle: 'xs',
      fontWeight: '600',
      gridRow: { base: '2', lg: 'auto' },
      gridColumn: { base: '3', lg: 'auto' },
      justifySelf: { base: 'end', lg: 'auto' },
    },
    '& [data-part=act]': {
      display: 'flex',
      justifyContent: 'flex-end',
      textStyle: 'xs',
      color: 'fg.muted',
      gridRow: { base: '3', lg: 'auto' },
      gridColumn: { base: '3', lg: 'auto' },
    },
    '& [data-part=more]': {
      justifySelf: { lg: 'end' },
      gridColumn: { base: '1', lg: 'auto' },
      gridRow: { base: '3', lg: 'auto' },
      alignSelf: { base: 'start', lg: 'center' },
    },
  },
})
