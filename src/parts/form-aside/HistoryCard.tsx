import { Link } from '@tanstack/react-router'
import { RotateCcw } from 'lucide-react'
import { useId, useMemo, useState } from 'react'
import { isJournalOn } from '@/api/writes/journal'
import { changesFrom, changesOf } from '@/engine/journal/changes'
import { tellingValues } from '@/engine/journal/created'
import { dayLabels } from '@/engine/journal/labels'
import { type Version, versionsOf } from '@/engine/journal/versions'
import { fillForm } from '@/form/applyValues'
import { useFormContext, useFormStore } from '@/form/formContext'
import { formatNumber, formatTime, pluralize } from '@/lib/format'
import { changesBetween, withChanges } from '@/model/changes'
import type { EntityType } from '@/model/entityTypes'
import { journalVersionOf, withImagesOf } from '@/model/excluded'
import { uncounted } from '@/model/managed'
import { ChangeText } from '@/parts/journal/ChangeText'
import { useJournal } from '@/parts/journal/useJournal'
import { useNames } from '@/parts/journal/useNames'
import { type JournalRecord, journalDays } from '@/stored/journalRecords'
import { Button } from '@/ui/Button'
import { Select } from '@/ui/Input'
import { More } from '@/ui/More'
import { announce } from '@/ui/toast'
import { Card, CardText } from './Card'
import styles from './HistoryCard.module.css'

const whenText = (at: number) => `${dayLabels(at)[0]}, ${formatTime(at)}`

/** The time of a version. Includes seconds if another version has the same minute. */
const momentText = (at: number, versions: readonly { record: { at: number } }[]) => {
  const text = whenText(at)
  const isAlone = versions.filter(({ record }) => whenText(record.at) === text).length < 2
  return isAlone ? text : `${text}:${String(new Date(at).getSeconds()).padStart(2, '0')}`
}

/** The number of versions that are read and shown at a time. An object can have thousands. */
const versionsAtOnce = 20

/** The versions of the object of a form that this browser wrote (rules HISTORY-1 to HISTORY-3). */
export function HistoryCard() {
  const { records } = useJournal()
  const { account, entity, store } = useFormContext()
  const type = entity.type as EntityType
  const id = String(entity.idOf(store.values()) ?? '')
  const [chosen, setChosen] = useState<string>()
  const own = useMemo(
    () =>
      records?.filter(
        (record) =>
          record.outcome === 'done' &&
          record.type === type &&
          record.object === id &&
          (type === 'accounts' || record.account === account),
      ) ?? [],
    [records, type, id, account],
  )
  const [most, setMost] = useState(versionsAtOnce)
  const versions = useMemo(
    () => versionsOf(type, own, store.values() as object, most),
    [type, own, store, most],
  )
  const entries = versions.flatMap((version) => (version.kind === 'entry' ? [version] : []))
  if (!isJournalOn()) return null
  return (
    <Card title="History" count={records && formatNumber(own.length)}>
      {versions.length === 0 ? (
        <CardText>{records ? 'Nothing was changed from this browser.' : 'Reading the journal...'}</CardText>
      ) : (
        <ol className={styles.versions}>
          {versions.map((version) =>
            version.kind === 'elsewhere' ? (
              <li key={version.key} data-elsewhere="">
                <b>
                  {version.to === undefined
                    ? `Since ${whenText(version.from)}`
                    : `${whenText(version.from)} to ${whenText(version.to)}`}
                </b>
                <p>{`Changed elsewhere: ${pluralize(version.count, 'field')} ${version.count === 1 ? 'differs' : 'differ'} from what this browser had saved.`}</p>
              </li>
            ) : (
              <Entry
                key={version.record.id}
                version={version}
                others={entries}
                isChosen={chosen === version.record.id}
                onChoose={() => setChosen(chosen === version.record.id ? undefined : version.record.id)}
              />
            ),
          )}
        </ol>
      )}
      <More
        rest={own.length - entries.length}
        step={versionsAtOnce}
        names={12}
        onClick={() => setMost(most + versionsAtOnce)}
      />
      <p className={styles.foot}>
        <span>{`Only what was changed from this browser, for ${journalDays} days. `}</span>
        <Link to="/programme/journal" search={{ type, object: id }}>
          Open the journal
        </Link>
      </p>
    </Card>
  )
}

type EntryVersion = Extract<Version, { kind: 'entry' }>

interface EntryProps {
  version: EntryVersion
  others: readonly EntryVersion[]
  isChosen: boolean
  onChoose: () => void
}

/** At most this many changed fields are shown before a version is opened. */
const mostShown = 3

function Entry({ version, others, isChosen, onChoose }: EntryProps) {
  const { record, object } = version
  const { plan, why, operation, at, account } = record
  const nameOf = useNames(account)
  const changes = changesOf(record)
  const rest = changes.length - mostShown
  const told =
    operation === 'create' && object
      ? tellingValues(record.type as EntityType, object, nameOf)
          .slice(0, mostShown)
          .map(({ name, text }) => `${name} ${text}`)
      : []
  return (
    <li data-chosen={isChosen || undefined}>
      <button type="button" aria-expanded={isChosen} disabled={!object} onClick={onChoose}>
        {whenText(at)}
      </button>
      {plan && <p>{plan.title}</p>}
      {why && <p>{`Why: ${why}`}</p>}
      {operation === 'create' && <p>{`Created${told.length > 0 ? ': ' : ''}${told.join(' · ')}`}</p>}
      {operation === 'delete' && <p>Deleted</p>}
      {changes.slice(0, isChosen ? undefined : mostShown).map((change) => (
        <p key={change.key}>
          <b>{change.fieldName}</b>{' '}
          <ChangeText type={record.type} change={change} nameOf={nameOf} most={isChosen ? undefined : 2} />
        </p>
      ))}
      {rest > 0 && !isChosen && <p>{`and ${pluralize(rest, 'more field', 'more fields')}`}</p>}
      {isChosen && object && <Compared record={record} object={object} others={others} />}
    </li>
  )
}

interface ComparedProps {
  record: JournalRecord
  object: object
  others: readonly EntryVersion[]
}

/** The differences between a version and the current form, or between two versions. */
function Compared({ record, object, others }: ComparedProps) {
  const { readOnly } = useFormContext()
  const store = useFormStore()
  const id = useId()
  const nameOf = useNames(record.account)
  const [other, setOther] = useState('')
  const [revision, setRevision] = useState(0)
  const type = record.type as EntityType
  const compared = others.find((version) => version.record.id === other)?.object
  // biome-ignore lint/correctness/useExhaustiveDependencies: a restore changes the values of the form
  const changes = useMemo(
    () => changesFrom(type, compared ?? journalVersionOf(type, store.values() as object), object),
    [type, compared, object, store, revision],
  )
  const restore = () => {
    const now = store.values() as object
    const version = withImagesOf(type, object, now).object
    const changed = changesBetween(uncounted(type, now), uncounted(type, version))
    fillForm(store, withChanges(now, changed, 'is') as object)
    setRevision(revision + 1)
    announce('The form has the values of this version. Nothing is saved yet.')
  }
  const what = compared ? 'The other version' : 'Now'
  return (
    <div data-part="compared" className={styles.compared}>
      <label htmlFor={id}>Compare with</label>
      <Select id={id} size="sm" value={other} onChange={({ currentTarget }) => setOther(currentTarget.value)}>
        <option value="">The form now</option>
        {others
          .filter((version) => version.record.id !== record.id && version.object)
          .map((version) => (
            <option key={version.record.id} value={version.record.id}>
              {momentText(version.record.at, others)}
            </option>
          ))}
      </Select>
      <b>
        {changes.length === 0
          ? `${what} is the same as this version`
          : `${what} differs from this version in ${pluralize(changes.length, 'field')}`}
      </b>
      {changes.map((change) => (
        <p key={change.key}>
          <span>{change.fieldName}</span> <ChangeText type={record.type} change={change} nameOf={nameOf} />
        </p>
      ))}
      {!readOnly && !compared && changes.length > 0 && (
        <>
          <Button variant="outline" size="sm" onClick={restore}>
            <RotateCcw size={14} aria-hidden />
            Restore this version
          </Button>
          <p>Fills the form. Nothing is saved until you do.</p>
        </>
      )}
    </div>
  )
}
