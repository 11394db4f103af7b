import { chakra } from '@chakra-ui/react'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { toApiError } from '@/api/errors'
import { recorderOf } from '@/api/writes/journal'
import { createPlanApi } from '@/api/writes/planApi'
import { changesOf } from '@/engine/journal/changes'
import { isOpen, type RevertedEntries } from '@/engine/journal/filter'
import { entityOf } from '@/entities/registry'
import { resourceFacts } from '@/generated/resourceFacts'
import { momentText } from '@/lib/dateText'
import { ObjectLink } from '@/list/ObjectLink'
import { missingChanges } from '@/model/changes'
import { isEmpty } from '@/model/edits'
import type { EntityType } from '@/model/entityTypes'
import { journalVersionOf } from '@/model/excluded'
import { fieldName } from '@/model/fieldNames'
import { valueHint, valueText } from '@/model/fieldValue'
import { objectsOf } from '@/model/journal'
import { ChangeText } from '@/parts/journal/ChangeText'
import { useNames } from '@/parts/journal/useNames'
import type { JournalRecord } from '@/stored/journalRecords'
import { Button } from '@/ui/Button'
import shared from '@/ui/shared.module.css'
import { Thumb } from '@/ui/Thumb'
import type { OnRevert } from './LineRow'
import { RevertButton } from './RevertButton'

interface EntryDetailsProps {
  record: JournalRecord
  mayRevert: boolean
  reverted: RevertedEntries
  onRevert: OnRevert
}

/** All changed fields of an entry. Each field can be reverted alone. */
export function EntryDetails({ record, mayRevert, reverted, onRevert }: EntryDetailsProps) {
  const nameOf = useNames(record.account)
  const { object, at, error, why, plan } = record
  const type = record.type as EntityType
  const changes = changesOf(record)
  const isBack = (field: string) => reverted.isReverted(record.id, field)
  return (
    <Box>
      <p>
        <time dateTime={new Date(at).toISOString()}>{momentText(at)}</time>
        <span>{', '}</span>
        {record.operation === 'delete' ? (
          <code translate="no">{object}</code>
        ) : (
          <chakra.span className={shared.link} asChild>
            <ObjectLink to={{ type, id: object }}>
              <bdi>{object}</bdi>
            </ObjectLink>
          </chakra.span>
        )}
        {plan && <span>{`, in “${plan.title}”`}</span>}
        {why && <span>{`. Why: ${why}`}</span>}
      </p>
      {error && <chakra.p color="danger.text">{error}</chakra.p>}
      {isOpen(record) && <LookUp record={record} />}
      {record.operation === 'update' ? (
        <dl>
          {changes.map((change) => (
            <div key={change.key}>
              <dt>{change.fieldName}</dt>
              <dd>
                {/(^|\.)imgUrl$/.test(change.path) ? (
                  <Pictures type={type} before={change.before} after={change.after} />
                ) : (
                  <ChangeText type={type} change={change} nameOf={nameOf} />
                )}
              </dd>
              {mayRevert && record.outcome === 'done' && changes.length > 1 && (
                <dd data-part="back">
                  <RevertButton
                    label={isBack(change.key) ? 'Reverted' : 'Revert this'}
                    of={change.fieldName}
                    disabled={isBack(change.key)}
                    onRevert={() => onRevert([record], { key: change.key, name: change.fieldName })}
                  />
                </dd>
              )}
            </div>
          ))}
        </dl>
      ) : (
        <dl>
          {Object.entries(objectsOf(record).after ?? objectsOf(record).before ?? {})
            .filter(([, value]) => !isEmpty(value))
            .map(([path, value]) => (
              <div key={path}>
                <dt>{fieldName(type, path)}</dt>
                <dd title={valueHint(path, value)}>{valueText(type, path, value, nameOf)}</dd>
              </div>
            ))}
        </dl>
      )}
    </Box>
  )
}

function Pictures({ type, before, after }: { type: EntityType; before: unknown; after: unknown }) {
  const { icon, family } = entityOf(type).list
  const picture = (value: unknown) => (
    <Thumb src={typeof value === 'string' ? value : undefined} type={type} icon={icon} family={family} />
  )
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="2">
      <span>{picture(before)}</span>
      <span>→</span>
      <span>{picture(after)}</span>
    </chakra.span>
  )
}

/** Finds out what became of a write without a response (rule JOURNAL-3). */
function LookUp({ record }: { record: JournalRecord }) {
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [result, setResult] = useState('')
  const look = async () => {
    setBusy(true)
    try {
      setResult(await lookUp(client, record))
    } catch (thrown) {
      setResult(`It is still unknown: ${toApiError(thrown).message}`)
    } finally {
      setBusy(false)
    }
  }
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
      <chakra.span color="warning.text">
        No response was seen, so it is unknown whether the server carried it out.
      </chakra.span>
      <Button variant="outline" size="sm" isBusy={isBusy} onClick={() => void look()}>
        <Search size={14} aria-hidden />
        Look at the server
      </Button>
      <span role="status">{result}</span>
    </chakra.div>
  )
}

/**
 * Finds out what became of an entry without a known outcome (rule JOURNAL-3): the object is read, and the entry is
 * completed. Resolves to a sentence. Throws ApiError.
 */
async function lookUp(client: QueryClient, record: JournalRecord): Promise<string> {
  const type = record.type as EntityType
  const found = await createPlanApi(client).read(record.account, { type, id: record.object })
  const objects = objectsOf(record)
  const recorder = recorderOf(record, objects)
  if (isCarriedOut(record, found)) {
    await recorder.done(found, () => true)
    return 'The server carried it out.'
  }
  await recorder.failed('The server does not have it: it was not carried out, or was changed since.')
  return 'The server did not carry it out, or it was changed since.'
}

function isCarriedOut(record: JournalRecord, found: object | undefined): boolean {
  if (record.operation === 'delete') return found === undefined
  if (!found) return false
  const { before = {}, after = {} } = objectsOf(record)
  const managed = resourceFacts[record.type as EntityType].readOnly
  return missingChanges(journalVersionOf(record.type, found), { before, wanted: after, managed }).length === 0
}

const Box = chakra('div', {
  base: {
    display: 'grid',
    gap: '2',
    ps: { base: '3', lg: '120px' },
    pe: 'inset',
    pb: '3',
    textStyle: 'sm',
    '& > p': { color: 'fg.muted', textStyle: 'xs' },
    '& > dl': {
      borderWidth: '1px',
      borderRadius: 'md',
      bg: 'bg.panel',
      '& > div': {
        display: 'grid',
        gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: '13rem minmax(0, 1fr) auto' },
        alignItems: 'center',
        columnGap: '3',
        px: '3',
        py: '1.5',
        minH: '36px',
      },
      '& > div + div': { borderTopWidth: '1px' },
      '& dt': { fontWeight: '550', overflowWrap: 'anywhere' },
      '& dd:not([data-part])': {
        overflowWrap: 'anywhere',
        whiteSpace: 'pre-line',
        gridRow: { base: '2', md: 'auto' },
        gridColumn: { base: '1 / -1', md: 'auto' },
      },
    },
  },
})
