import { Center } from '@chakra-ui/react'
import { memo } from 'react'
import { changesOf, type FieldChange } from '@/engine/journal/changes'
import { isOpen as isUnknown, type RevertedEntries } from '@/engine/journal/filter'
import { formatNumber, pluralize } from '@/lib/format'
import { mayBeDone } from '@/model/journal'
import { ChangeText } from '@/parts/journal/ChangeText'
import { useNames } from '@/parts/journal/useNames'
import type { JournalRecord, Operation } from '@/stored/journalRecords'
import { planLook } from './kinds'
import { type AccountName, LineRow, MutedText, type OnRevert, useMayRevert } from './LineRow'
import { RevertButton } from './RevertButton'

interface PlanLineProps {
  /** The newest first. */
  records: readonly JournalRecord[]
  isOpen: boolean
  reverted: RevertedEntries
  onToggle: (plan: string) => void
  onRevert: OnRevert
  accountOf: AccountName
}

/** A line for a plan: title, results, and its entries below. */
export const PlanLine = memo(function PlanLine(props: PlanLineProps) {
  const { records, isOpen, reverted, onToggle, onRevert, accountOf } = props
  const [first] = records
  const nameOf = useNames(first?.account ?? '')
  const mayRevert = useMayRevert(records.map(({ type }) => type))
  if (!first?.plan) return null
  const { plan, at, account, why } = first
  const done = records.filter(({ outcome }) => outcome === 'done')
  // Writes that may have been executed are reverted as well (rule UNDO-4).
  const revertible = records.filter(mayBeDone)
  const isReverted = revertible.length > 0 && revertible.every(({ id }) => reverted.isReverted(id))
  const changed = changedIn(done)
  return (
    <LineRow
      at={at}
      tile={planTile}
      name={plan.title}
      lines={[
        `Plan, in ${account === '' ? 'all accounts' : accountOf(account).name}: ${countsText(records)}`,
        ...(why ? [`Why: ${why}`] : []),
      ]}
      what={
        changed.fields.length > 0 && (
          <>
            <b>{fieldsText(changed.fields)}</b>{' '}
            {changed.same && <ChangeText type={first.type} change={changed.same} nameOf={nameOf} most={2} />}
            <MutedText>{`${changed.same ? ', in' : 'of'} ${pluralize(changed.count, 'object')}`}</MutedText>
          </>
        )
      }
      look={planLook}
      act={
        isReverted ? (
          <span>Reverted</span>
        ) : (
          mayRevert &&
          revertible.length > 0 && (
            <RevertButton
              label={`Revert all ${formatNumber(revertible.length)}`}
              onRevert={() => onRevert(records)}
            />
          )
        )
      }
      moreLabel={`Changes of ${plan.title}`}
      isOpen={isOpen}
      onToggle={() => onToggle(plan.id)}
      isPlan
      isReverted={isReverted}
    />
  )
})

/** At most this many fields are named. */
const mostFields = 3

/** The fields that the updates of a plan changed; and the change, if all of them made the same one. */
function changedIn(done: readonly JournalRecord[]) {
  const updates = done.filter(({ operation }) => operation === 'update').map(changesOf)
  const all = updates.flat()
  const [one] = all
  const wordsOf = ({ path, before, after }: FieldChange) => JSON.stringify([path, before, after])
  const isSame = updates.every((changes) => changes.length === 1) && new Set(all.map(wordsOf)).size === 1
  return {
    fields: [...new Set(all.map(({ fieldName }) => fieldName))],
    count: updates.length,
    same: isSame ? one : undefined,
  }
}

/** 'Name, Active › From, Active › To and 2 more fields' */
const fieldsText = (fields: readonly string[]) => {
  const rest = fields.length - mostFields
  const named = fields.slice(0, mostFields).join(', ')
  return rest > 0 ? `${named} and ${pluralize(rest, 'more field', 'more fields')}` : named
}

const planTile = {
  mark: (
    <Center boxSize="32px" borderRadius="md" bg="primary.subtle" color="primary.text">
      <planLook.icon size={16} aria-hidden />
    </Center>
  ),
}

/** '9 created, 2 changed, 1 failed' */
function countsText(records: readonly JournalRecord[]): string {
  const did = (operation: Operation) => (record: JournalRecord) =>
    record.outcome === 'done' && record.operation === operation
  const counts: [word: string, is: (record: JournalRecord) => boolean][] = [
    ['created', did('create')],
    ['changed', did('update')],
    ['deleted', did('delete')],
    ['failed', ({ outcome }) => outcome === 'failed'],
    ['not confirmed', isUnknown],
  ]
  return counts
    .map(([word, is]) => ({ word, count: records.filter(is).length }))
    .filter(({ count }) => count > 0)
    .map(({ word, count }) => `${formatNumber(count)} ${word}`)
    .join(', ')
}
