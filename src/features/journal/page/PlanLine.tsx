import { Center, chakra } from '@chakra-ui/react'
import { ChevronDown, ChevronRight, Undo2 } from 'lucide-react'
import { memo } from 'react'
import type { revertedIn } from '@/model/journal'
import type { JournalRecord } from '@/stored/journalRecords'
import { Button, IconButton } from '@/ui/Button'
import { counted, formatNumber, formatTime } from '@/ui/format'
import { changesOf } from '../changes'
import { ChangeWords } from './ChangeWords'
import { planLook } from './kinds'
import { LineBox } from './lineStyles'
import { useMayRevert } from './useMayRevert'
import { useNames } from './useNames'

interface PlanLineProps {
  /** The newest first. */
  records: readonly JournalRecord[]
  isOpen: boolean
  reverted: ReturnType<typeof revertedIn>
  onToggle: (plan: string) => void
  onRevert: (entries: readonly JournalRecord[]) => void
}

/** A plan: its title, what it did, and its entries below it. */
export const PlanLine = memo(function PlanLine(props: PlanLineProps) {
  const { records, isOpen, reverted, onToggle, onRevert } = props
  const [first] = records
  const nameOf = useNames(first?.account ?? '')
  const mayRevert = useMayRevert(records.map(({ type }) => type))
  if (!first?.plan) return null
  const { plan, at, account, why } = first
  const done = records.filter(({ outcome }) => outcome === 'done')
  const isReverted = done.length > 0 && done.every(({ id }) => reverted.isReverted(id))
  const [change] = done.length > 0 && done[0]?.operation === 'update' ? changesOf(done[0]) : []
  const { icon: Icon, color, text } = planLook
  return (
    <LineBox data-plan="" data-quiet={isReverted || undefined}>
      <div data-part="line">
        <time data-part="time" dateTime={new Date(at).toISOString()}>
          {formatTime(at)}
        </time>
        <Center boxSize="32px" borderRadius="md" bg="primary.subtle" color="primary.text">
          <Icon size={16} aria-hidden />
        </Center>
        <span data-part="who">
          <b title={plan.title}>{plan.title}</b>
          <small>{`Plan, in ${account || 'all accounts'}: ${countsText(records)}`}</small>
          {why && <small>{`Why: ${why}`}</small>}
        </span>
        <span data-part="what">
          {change && (
            <>
              <b>{change.fieldName}</b> <ChangeWords type={first.type} change={change} nameOf={nameOf} />
              <chakra.span color="fg.muted">{` and the like, in ${counted(done.length, 'object')}`}</chakra.span>
            </>
          )}
        </span>
        <chakra.span data-part="kind" color={color}>
          <Icon size={14} aria-hidden />
          <span>{text}</span>
        </chakra.span>
        <span data-part="act">
          {isReverted ? (
            <span>Reverted</span>
          ) : (
            mayRevert &&
            done.length > 0 && (
              <Button variant="ghost" size="sm" onClick={() => onRevert(records)}>
                <Undo2 size={14} aria-hidden />
                <span>{`Revert all ${formatNumber(done.length)}`}</span>
              </Button>
            )
          )}
        </span>
        <span data-part="more">
          <IconButton
            icon={isOpen ? ChevronDown : ChevronRight}
            label={`Changes of ${plan.title}`}
            aria-expanded={isOpen}
            size="sm"
            onClick={() => onToggle(plan.id)}
          />
        </span>
      </div>
    </LineBox>
  )
})

/** '9 created, 2 changed, 1 failed' */
function countsText(records: readonly JournalRecord[]): string {
  const count = (is: (record: JournalRecord) => boolean, word: string) => {
    const found = records.filter(is).length
    return found > 0 ? [`${formatNumber(found)} ${word}`] : []
  }
  const did = (operation: JournalRecord['operation']) => (record: JournalRecord) =>
    record.outcome === 'done' && record.operation === operation
  return [
    ...count(did('create'), 'created'),
    ...count(did('update'), 'changed'),
    ...count(did('delete'), 'deleted'),
    ...count(({ outcome }) => outcome === 'failed', 'failed'),
    ...count(({ outcome }) => outcome === 'sent' || outcome === 'unknown', 'without a known outcome'),
  ].join(', ')
}
