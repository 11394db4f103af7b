import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { isJournalOn } from '@/api/writes/journal'
import type { Campaign } from '@/engine/campaign/campaign'
import { dayLabels } from '@/engine/journal/labels'
import { keyOf } from '@/engine/plan/ids'
import { formatTime, pluralize } from '@/lib/format'
import type { EntityType } from '@/model/entityTypes'
import { useJournal } from '@/parts/journal/useJournal'
import { MoreLink, Part, PlainList, Quiet } from '@/parts/page/panel'
import type { JournalRecord } from '@/stored/journalRecords'

const most = 5

interface Line {
  key: string
  at: number
  text: string
}

const verbs = { create: 'created', update: 'changed', delete: 'deleted' } as const

/** The newest changes of a campaign's objects; those of one plan are one line. */
function linesOf(records: readonly JournalRecord[]): Line[] {
  const lines = new Map<string, { line: Line; count: number }>()
  for (const record of records.toReversed()) {
    const key = record.plan?.id ?? record.id
    const known = lines.get(key)
    const count = (known?.count ?? 0) + 1
    const text = record.plan
      ? `${record.plan.title}: ${pluralize(count, 'object')} of the campaign`
      : `${record.name} ${verbs[record.operation]}`
    lines.set(key, { count, line: { key, at: record.at, text } })
  }
  return [...lines.values()].slice(0, most).map(({ line }) => line)
}

/** The changes of this browser to the objects of a campaign. */
export function CampaignJournal({ account, campaign }: { account: string; campaign: Campaign }) {
  const { records } = useJournal()
  const { objects, name } = campaign
  const own = useMemo(() => {
    const keys = new Set(objects.map(keyOf))
    return records?.filter(
      (record) =>
        record.account === account && keys.has(keyOf({ type: record.type as EntityType, id: record.object })),
    )
  }, [records, objects, account])
  if (!isJournalOn()) return null
  return (
    <Part
      title="Journal"
      action={
        <MoreLink>
          <Link to="/programme/journal" search={name}>
            Open the journal
          </Link>
        </MoreLink>
      }
    >
      {own === undefined ? (
        <Quiet>Reading the journal...</Quiet>
      ) : own.length === 0 ? (
        <Quiet>Nothing was changed from this browser.</Quiet>
      ) : (
        <PlainList>
          {linesOf(own).map(({ key, at, text }) => (
            <chakra.li key={key} display="flex" gap="3" py="1" textStyle="sm">
              <chakra.span
                flexShrink="0"
                color="fg.muted"
              >{`${dayLabels(at)[0]}, ${formatTime(at)}`}</chakra.span>
              <chakra.span minW="0" overflowWrap="anywhere">
                {text}
              </chakra.span>
            </chakra.li>
          ))}
        </PlainList>
      )}
    </Part>
  )
}
