import { useMemo } from 'react'
import type { AnyEntity } from '@/entities/definition'
import { entityOf } from '@/entities/registry'
import { useLists } from '@/entities/useLists'
import { useFormContext, useStore } from '@/form/formContext'
import { formatNumber } from '@/lib/format'
import { groupedBy } from '@/lib/groupedBy'
import { titleOf } from '@/lib/value'
import type { EntityType } from '@/model/entityTypes'
import { fieldName, hasControl } from '@/model/fieldNames'
import { idOf, type Reference, referencesOf } from '@/model/references'
import { Card, CardRows, CardText } from './Card'
import { ReferenceRow } from './ReferenceRow'
import { sectionAndLabel } from './useUses'

interface Used extends Reference {
  entity: AnyEntity
  /** The name, or the id until the object is loaded. */
  name: string
  /** The list is completely loaded and does not contain the object. */
  isMissing: boolean
}

/** What the values of the form refer to: each object once per field, missing objects first. */
function useUsed(type: EntityType, account: string): readonly Used[] {
  // Selects a JSON string, so that the component renders only when references change.
  const json = useStore((store) => JSON.stringify(referencesOf(type, store.values())))
  const references: readonly Reference[] = useMemo(() => JSON.parse(json), [json])
  const lists = useLists(
    account,
    references.map(({ to }) => to),
  )
  return useMemo(() => {
    const seen = new Set<string>()
    const used = references.flatMap((reference): Used[] => {
      const key = JSON.stringify([reference.field, reference.id])
      if (seen.has(key)) return []
      seen.add(key)
      const entity: AnyEntity = entityOf(reference.to)
      const list = lists.find((one) => one.type === reference.to)
      const row = list?.rows?.find((one) => idOf(reference.to, one) === reference.id)
      const isWhole = list?.rows !== undefined && !list.isPartial && list.error === undefined
      const name = row ? titleOf(row, reference.id) : reference.id
      return [{ ...reference, entity, name, isMissing: !row && isWhole }]
    })
    return [...used.filter(({ isMissing }) => isMissing), ...used.filter(({ isMissing }) => !isMissing)]
  }, [references, lists])
}

/** The maximum number of rows of a field without a control. */
const most = 3

/** The objects that the object of the form refers to, including unsaved edits (rule USE-2). */
export function UsesCard({ type, id }: { type: EntityType; id: string }) {
  const { account, entity } = useFormContext()
  const used = useUsed(type, account)
  const byField = [...groupedBy(used, ({ field }) => field)]
  const isLong = ([field, { length }]: (typeof byField)[number]) => length > most && !hasControl(type, field)
  const row = (one: Used, text: string) => (
    <li key={`${one.field} ${one.id}`}>
      <ReferenceRow
        entity={one.entity}
        name={one.name}
        text={`${nounOf(one)} · ${text}`}
        to={{ type: one.to, id: one.id }}
        ownPath={one.isMissing || (one.to === type && one.id === id) ? one.path : undefined}
        isMissing={one.isMissing}
      />
    </li>
  )
  const long = byField.filter(isLong)
  const fields = new Set(long.map(([field]) => field))
  return (
    <Card title="Uses" count={used.length === 0 ? undefined : String(used.length)}>
      {used.length === 0 && (
        <CardText>{`This ${entity.singular.toLowerCase()} uses no other object.`}</CardText>
      )}
      {used.length > 0 && (
        <CardRows>
          {used.flatMap((one) => (fields.has(one.field) ? [] : row(one, sectionAndLabel(type, one.field))))}
        </CardRows>
      )}
      {long.map(([field, all]) => (
        <CardRows key={field} folded={`Show ${formatNumber(all.length)} ${nounOfField(type, field)}`}>
          {all.map((one) => row(one, fieldName(type, field)))}
        </CardRows>
      ))}
    </Card>
  )
}

/** The label of a field inside of a sentence, without its section. */
const nounOfField = (type: EntityType, field: string) =>
  fieldName(type, field).split(' › ').at(-1)?.toLowerCase()

const nounOf = ({ entity: { list }, isMissing }: Used) =>
  isMissing ? `Missing ${list.singular.toLowerCase()}` : list.singular
