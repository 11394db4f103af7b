import { memo } from 'react'
import { useSelectedAccount } from '@/auth/session'
import { changesOf } from '@/engine/journal/changes'
import { tellingValues } from '@/engine/journal/created'
import type { RevertedEntries } from '@/engine/journal/filter'
import { entityOf } from '@/entities/registry'
import { dayText } from '@/lib/dateText'
import { dayMs } from '@/lib/days'
import { formatTime, pluralize } from '@/lib/format'
import type { EntityType } from '@/model/entityTypes'
import { objectsOf } from '@/model/journal'
import { ChangeText } from '@/parts/journal/ChangeText'
import { useNames } from '@/parts/journal/useNames'
import { type JournalRecord, journalDays, timeOfEntry } from '@/stored/journalRecords'
import { EntryDetails } from './EntryDetails'
import { entryLabelOf } from './kinds'
import { type AccountName, LineRow, MutedText, type OnRevert, useMayRevert } from './LineRow'
import { RevertButton } from './RevertButton'

interface EntryLineProps {
  record: JournalRecord
  isOfPlan: boolean
  isSameTime: boolean
  isOpen: boolean
  reverted: RevertedEntries
  onToggle: (id: string) => void
  onRevert: OnRevert
  accountOf: AccountName
}

/** A line for one write: the object, the change in words, and a button that reverts it. */
export const EntryLine = memo(function EntryLine(props: EntryLineProps) {
  const { record, isOfPlan, isSameTime, isOpen, reverted, onToggle, onRevert, accountOf } = props
  const { id, at, name, object, type, account, why, plan } = record
  const { list } = entityOf(type as EntityType)
  const [selected] = useSelectedAccount()
  const mayRevert = useMayRevert([type])
  const by = reverted.revertOf(id)
  const elsewhere =
    account !== '' && account !== selected && type !== 'accounts' ? `, in ${accountOf(account).name}` : ''
  return (
    <LineRow
      at={at}
      tile={list}
      name={name}
      lines={[
        `${list.singular}${elsewhere}${plan && !isOfPlan && !record.reverts ? `, in the plan “${plan.title}”` : ''}`,
        ...(why && !isOfPlan ? [`Why: ${why}`] : []),
      ]}
      what={<What record={record} />}
      look={entryLabelOf(record)}
      act={
        by ? (
          <time dateTime={new Date(by.at).toISOString()}>{`Reverted ${formatTime(by.at)}`}</time>
        ) : (
          mayRevert &&
          record.outcome !== 'failed' && (
            <RevertButton label="Revert" of={name || object} onRevert={() => onRevert([record])} />
          )
        )
      }
      moreLabel={`Details of ${name || object}, ${formatTime(at)}`}
      isOpen={isOpen}
      onToggle={() => onToggle(id)}
      isOfPlan={isOfPlan}
      isSameTime={isSameTime}
      isReverted={by !== undefined}
    >
      {isOpen && (
        <EntryDetails record={record} mayRevert={mayRevert && !by} reverted={reverted} onRevert={onRevert} />
      )}
    </LineRow>
  )
})

/** A line names at most this many values of a created or deleted object. The details show all. */
const mostTold = 3

/** The change of an entry, in one line. */
function What({ record }: { record: JournalRecord }) {
  const nameOf = useNames(record.account)
  const { before, after } = objectsOf(record)
  if (record.operation !== 'update') {
    const object = after ?? before ?? {}
    const values = tellingValues(record.type as EntityType, object, nameOf).slice(0, mostTold)
    return (
      <>
        {values.map(({ name, text }, index) => (
          <span key={name}>
            <span>{index > 0 ? ' · ' : ''}</span>
            <b>{name}</b>
            <span>{` ${text}`}</span>
          </span>
        ))}
        {values.length === 0 && (
          <MutedText>{record.operation === 'create' ? 'No dates, no price and no reward' : ''}</MutedText>
        )}
        {record.operation === 'delete' && (
          <MutedText>{`${values.length > 0 ? ' · ' : ''}Kept here until ${dayText(record.at + journalDays * dayMs)}`}</MutedText>
        )}
      </>
    )
  }
  const [first, ...others] = changesOf(record)
  if (!first) return <MutedText>Saved without a change of its fields</MutedText>
  return (
    <>
      <b>{first.fieldName}</b> <ChangeText type={record.type} change={first} nameOf={nameOf} most={2} />
      {others.length > 0 && (
        <MutedText>{` and ${pluralize(others.length, 'more field', 'more fields')}`}</MutedText>
      )}
      {record.reverts?.[0] && (
        <MutedText>{` reverts ${formatTime(timeOfEntry(record.reverts[0].entry))}`}</MutedText>
      )}
    </>
  )
}
