import { chakra } from '@chakra-ui/react'
import { ChevronDown, ChevronRight, Undo2 } from 'lucide-react'
import { memo } from 'react'
import { useSelectedAccount } from '@/auth/session'
import { entityOf } from '@/entities/registry'
import type { EntityType } from '@/model/entityTypes'
import { objectsOf, type revertedIn } from '@/model/journal'
import { type JournalRecord, journalDays, timeOfEntry } from '@/stored/journalRecords'
import { Button, IconButton } from '@/ui/Button'
import { EntityTile } from '@/ui/EntityTile'
import { counted, formatTime } from '@/ui/format'
import { changesOf, fieldCount } from '../changes'
import { ChangeWords } from './ChangeWords'
import { EntryDetails } from './EntryDetails'
import { lookOf } from './kinds'
import { LineBox } from './lineStyles'
import { useMayRevert } from './useMayRevert'
import { useNames } from './useNames'

interface EntryLineProps {
  record: JournalRecord
  isOfPlan: boolean
  isOpen: boolean
  reverted: ReturnType<typeof revertedIn>
  onToggle: (id: string) => void
  onRevert: (entries: readonly JournalRecord[], field?: { key: string; name: string }) => void
}

const keptDate = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' })

/** One write: the object, the change in words, and the way back. */
export const EntryLine = memo(function EntryLine(props: EntryLineProps) {
  const { record, isOfPlan, isOpen, reverted, onToggle, onRevert } = props
  const { id, at, name, object, type, account, why, plan } = record
  const { icon, family, singular } = entityOf(type as EntityType).list
  const [selected] = useSelectedAccount()
  const mayRevert = useMayRevert([type])
  const look = lookOf(record)
  const by = reverted.revertOf(id)
  const elsewhere = account !== '' && account !== selected && type !== 'accounts' ? `, in ${account}` : ''
  return (
    <LineBox
      data-open={isOpen || undefined}
      data-quiet={by ? '' : undefined}
      data-child={isOfPlan || undefined}
    >
      <div data-part="line">
        <time data-part="time" dateTime={new Date(at).toISOString()}>
          {formatTime(at)}
        </time>
        <EntityTile icon={icon} family={family} size={32} />
        <span data-part="who">
          <b title={name}>
            <bdi>{name}</bdi>
          </b>
          <small>{`${singular}${elsewhere}${plan && !isOfPlan && !record.reverts ? `, in the plan “${plan.title}”` : ''}`}</small>
          {why && !isOfPlan && <small>{`Why: ${why}`}</small>}
        </span>
        <What record={record} />
        <chakra.span data-part="kind" color={look.color}>
          <look.icon size={14} aria-hidden />
          <span>{look.text}</span>
        </chakra.span>
        <span data-part="act">
          {by ? (
            <time dateTime={new Date(by.at).toISOString()}>{`Reverted ${formatTime(by.at)}`}</time>
          ) : (
            mayRevert &&
            record.outcome !== 'failed' && (
              <Button
                variant="ghost"
                size="sm"
                aria-label={`Revert ${name || object}`}
                onClick={() => onRevert([record])}
              >
                <Undo2 size={14} aria-hidden />
                Revert
              </Button>
            )
          )}
        </span>
        <span data-part="more">
          <IconButton
            icon={isOpen ? ChevronDown : ChevronRight}
            label={`Details of ${name || object}, ${formatTime(at)}`}
            aria-expanded={isOpen}
            size="sm"
            onClick={() => onToggle(id)}
          />
        </span>
      </div>
      {isOpen && (
        <EntryDetails record={record} mayRevert={mayRevert && !by} reverted={reverted} onRevert={onRevert} />
      )}
    </LineBox>
  )
})

/** What was changed, in one line. */
function What({ record }: { record: JournalRecord }) {
  const nameOf = useNames(record.account)
  const { before, after } = objectsOf(record)
  if (record.operation === 'delete')
    return (
      <span data-part="what">
        <b>Kept here</b>
        <chakra.span color="fg.muted">{` with ${counted(fieldCount(before), 'field')}, until ${keptDate.format(record.at + journalDays * 86_400_000)}`}</chakra.span>
      </span>
    )
  if (record.operation === 'create')
    return (
      <span data-part="what">
        <b>{counted(fieldCount(after), 'field')}</b>
      </span>
    )
  const [first, ...others] = changesOf(record)
  return (
    <span data-part="what">
      {first ? (
        <>
          <b>{first.fieldName}</b> <ChangeWords type={record.type} change={first} nameOf={nameOf} />
          {others.length > 0 && (
            <chakra.span color="fg.muted">{` and ${counted(others.length, 'more field', 'more fields')}`}</chakra.span>
          )}
          {record.reverts?.[0] && (
            <chakra.span color="fg.muted">{` reverts ${formatTime(timeOfEntry(record.reverts[0].entry))}`}</chakra.span>
          )}
        </>
      ) : (
        <chakra.span color="fg.muted">Saved without a change of its fields</chakra.span>
      )}
    </span>
  )
}
