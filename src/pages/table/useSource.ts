import { useEffect, useMemo, useState } from 'react'
import { belongingTo, nameIn } from '@/engine/programme/campaignName'
import { columnsOf } from '@/engine/table/columns'
import { orderField } from '@/engine/table/numberOrder'
import type { TableDraftSource } from '@/engine/table/tableDraft'
import type { AnyEntity } from '@/entities/definition'
import { suggestedId } from '@/entities/fields/suggestedId'
import type { FormSpec, RequestSchemas } from '@/form/types'
import { problemsOf } from '@/form/validate'
import { naturalCompare } from '@/lib/compare'
import { unloadable } from '@/lib/missingCode'
import { textOf, titleOf, valueByPath } from '@/lib/value'
import { isIdTaken, knownIds } from '@/model/ids'
import { possibleId, type Rule } from '@/model/rules'
import { selectedFor, type TableSearch } from '@/parts/table-drafts/tableLinks'

// biome-ignore lint/suspicious/noExplicitAny: objects are only passed to functions of the same specification
type AnyForm = FormSpec<any>

interface Checks {
  spec: AnyForm
  schemas: RequestSchemas
}

/** Loads what the form of the type checks. */
export function useChecks(entity: AnyEntity): { checks?: Checks; error?: string } {
  const [loaded, setLoaded] = useState<{ checks?: Checks; error?: string }>({})
  useEffect(() => {
    let isCurrent = true
    Promise.all([entity.form(), entity.schemas()]).then(
      ([spec, schemas]) => isCurrent && setLoaded({ checks: { spec, schemas } }),
      () => isCurrent && setLoaded({ error: unloadable }),
    )
    return () => {
      isCurrent = false
    }
  }, [entity])
  return loaded
}

/** The router turns `?tag=2027` into a number. */
const asText = (value: unknown) => (value === undefined ? undefined : String(value))

/**
 * The objects of a table: the selected ones, those of a campaign, or all. Types with an order are sorted by their
 * number, others by name.
 */
function objectsFor(
  entity: AnyEntity,
  account: string,
  rows: readonly object[],
  search: TableSearch,
): object[] {
  const { type, idOf } = entity.list
  const ids = search.of === 'selection' ? new Set(selectedFor(account, type)) : undefined
  const campaign = nameIn({ tag: asText(search.tag), category: asText(search.category) })
  const isOfCampaign = campaign ? belongingTo(campaign) : () => true
  const field = orderField(type)
  const name = (row: object) => titleOf(row, textOf(idOf(row)))
  return rows
    .filter((row) => (ids ? ids.has(textOf(idOf(row))) : isOfCampaign(row)))
    .sort(
      (a, b) =>
        (field ? Number(valueByPath(a, field) ?? 0) - Number(valueByPath(b, field) ?? 0) : 0) ||
        naturalCompare(name(a), name(b)),
    )
}

/** The source of a table's rows, including the checks of the form (rule TABLE-4). */
export function useSource(
  entity: AnyEntity,
  account: string,
  rows: readonly object[] | undefined,
  search: TableSearch,
  checks: Checks | undefined,
): TableDraftSource | undefined {
  // Memoized, so that a refetch does not read all rows again.
  const form = useMemo(() => checks && formOf(entity, account, checks), [entity, account, checks])
  // The screen has a key of the other parts of the address.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the columns in the address change nothing here
  return useMemo(() => {
    if (!rows || !form) return undefined
    const { idOf } = entity.list
    const known = knownIds(rows, idOf)
    const byId = new Map(rows.map((row) => [textOf(idOf(row)), row]))
    return {
      ...form,
      objects: objectsFor(entity, account, rows, search),
      idOf: (object) => textOf(idOf(object)),
      find: (id) => byId.get(id),
      isTaken: (id) => isIdTaken(id, known),
    }
  }, [entity, account, rows, form])
}

/** The parts of the source that do not depend on the objects. */
function formOf(
  { list: { type } }: AnyEntity,
  account: string,
  { spec, schemas }: Checks,
): Pick<TableDraftSource, 'columns' | 'defaults' | 'suggest' | 'check'> {
  const { saveNeeds = [], rules, idPath = 'id' } = spec
  const blocking: AnyForm['rules'] = [...saveNeeds, ...rules]
  const ofNew: AnyForm['rules'] = [...blocking, possibleId(idPath as never)]
  const columns = columnsOf(type)
  const paths = new Set(columns.map(({ path }) => path))
  return {
    columns,
    defaults: spec.defaults(account),
    suggest: suggestedId,
    check: (object, before) =>
      problemsOf({
        rules: (before ? blocking : ofNew) as readonly Rule<object>[],
        schema: before ? schemas.update : schemas.create,
        object,
        before: before ?? {},
        after: object,
        isNew: !before,
        isRegistered: (path) => paths.has(path),
      }),
  }
}
