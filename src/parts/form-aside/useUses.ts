import { useMemo } from 'react'
import type { AnyEntity } from '@/entities/definition'
import { entityOf } from '@/entities/registry'
import { type LoadedList, rowsByType, useLists } from '@/entities/useLists'
import { titleOf } from '@/lib/value'
import type { EntityType } from '@/model/entityTypes'
import { fieldName, hasControl } from '@/model/fieldNames'
import { findingUses, idOf, type Lists, referringTypes, type Use } from '@/model/references'
import { type FinishedJob, isSameJob, useSliced } from '@/parts/background/useSliced'

/** A field of an object that refers to the given object. */
export interface UsedBy {
  /** Unique in its list. */
  key: string
  entity: AnyEntity
  type: EntityType
  id: string
  name: string
  field: string
  /** Type and field, as text. */
  where: string
  /** The path of the first reference in the field. */
  path: string
}

export interface Uses {
  /** Lists of the types that can refer to the object. Empty if there is no such type. */
  lists: readonly LoadedList[]
  /** Fields that can be edited first, then in the order of the navigation. */
  rows: readonly UsedBy[]
  /** The number of objects that use it; one object can use it in several fields. */
  count: number
  isLoading: boolean
  /** Whether all lists are completely loaded. */
  isWhole: boolean
}

/** Section and label of a field, as text. */
export const sectionAndLabel = (type: EntityType, field: string): string =>
  `${fieldName(type, field)}${hasControl(type, field) ? '' : ' (not in the form)'}`

const hasField = ({ type, field }: UsedBy) => hasControl(type, field)

interface Job {
  lists: Lists
  request: string
  type: EntityType
  id: string
}

const memory: { last?: FinishedJob<Job, Use[]> } = {}
const work = ({ type, id, lists }: Job) => findingUses(type, id, lists)

/** The uses of an object in the loaded parts of the lists. Long lists are searched in slices. */
export function useUses(type: EntityType, id: string, account: string): Uses {
  const lists = useLists(account, referringTypes(type))
  const job = useMemo(
    (): Job => ({ lists: rowsByType(lists), request: JSON.stringify([type, id]), type, id }),
    [lists, type, id],
  )
  const done = useSliced(job, { work, memory })
  const uses = done?.job.request === job.request ? done.result : undefined
  const isCurrent = done !== undefined && isSameJob(done.job, job)
  return useMemo(() => {
    const rows = new Map<string, UsedBy>()
    const objects = new Set<object>()
    for (const use of uses ?? []) {
      const entity: AnyEntity = entityOf(use.type)
      const usedBy = idOf(use.type, use.row)
      const key = JSON.stringify([use.type, usedBy, use.field])
      objects.add(use.row)
      if (rows.has(key)) continue
      rows.set(key, {
        key,
        entity,
        type: use.type,
        id: usedBy,
        name: titleOf(use.row, usedBy),
        field: use.field,
        where: `${entity.list.singular} · ${sectionAndLabel(use.type, use.field)}`,
        path: use.path,
      })
    }
    return {
      lists,
      rows: [...rows.values()].sort((a, b) => Number(hasField(b)) - Number(hasField(a))),
      count: objects.size,
      isLoading: uses === undefined || lists.some((list) => list.isLoading),
      isWhole: isCurrent && lists.every((list) => list.rows && !list.isPartial && list.error === undefined),
    }
  }, [uses, isCurrent, lists])
}
