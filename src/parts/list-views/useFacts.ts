import { useMemo } from 'react'
import type { Fact, FilterCondition } from '@/engine/advanced-filters/conditions'
import { idsWithFinding, usedIds } from '@/engine/advanced-filters/facts'
import type { Around } from '@/engine/advanced-filters/matches'
import { rowsByType, useLists } from '@/entities/useLists'
import { type EntityType, entityTypes, programmeTypes } from '@/model/entityTypes'
import type { JournalRecord } from '@/model/journal'
import { referringTypes } from '@/model/references'
import { useFindings } from '@/parts/findings/useFindings'
import { useJournal } from '@/parts/journal/useJournal'

type Holds = Around['holds']

/** The types of the lists that the facts in the conditions depend on. */
export function factTypes(type: EntityType, conditions: readonly FilterCondition[]): readonly EntityType[] {
  const asks = (wanted: Fact) => conditions.some(({ fact }) => fact === wanted)
  const [asksUses, asksFindings] = [asks('@unused'), asks('@finding')]
  return entityTypes.filter(
    (one) =>
      (asksUses && referringTypes(type).includes(one)) || (asksFindings && programmeTypes.includes(one)),
  )
}

const isOf = (record: JournalRecord, account: string) =>
  record.type === 'accounts' || record.account === account

/**
 * The objects for which the facts in the conditions are true; undefined while unknown. Sends no request if there are no
 * facts.
 */
export function useFactIndex(
  type: EntityType,
  account: string,
  conditions: readonly FilterCondition[],
): Holds | undefined {
  const wanted = new Set(conditions.flatMap(({ fact }) => fact ?? []))
  const [asksUses, asksFindings] = [wanted.has('@unused'), wanted.has('@finding')]
  const lists = useLists(account, factTypes(type, conditions))
  const isLoaded = lists.every(({ isLoading }) => !isLoading)
  const { result } = useFindings(asksFindings ? lists : noLists, account)
  const { records } = useJournal()
  const used = useMemo(
    () => (asksUses && isLoaded ? usedIds(type, rowsByType(lists)) : undefined),
    [asksUses, isLoaded, lists, type],
  )
  const found = useMemo(
    () => (asksFindings && isLoaded && result ? idsWithFinding(type, result.findings) : undefined),
    [asksFindings, isLoaded, result, type],
  )
  const changed = useMemo(
    () =>
      records &&
      new Set(
        records.flatMap((record) =>
          record.type === type && isOf(record, account) && record.outcome !== 'failed' ? [record.object] : [],
        ),
      ),
    [records, type, account],
  )
  const sets: Record<Fact, ReadonlySet<string> | undefined> = {
    '@unused': used,
    '@finding': found,
    '@changed': changed,
  }
  const isKnown = [...wanted].every((fact) => sets[fact] !== undefined)
  const holds = useMemo(
    () =>
      isKnown
        ? (fact: Fact, id: string) =>
            fact === '@unused' ? !used?.has(id) : Boolean((fact === '@finding' ? found : changed)?.has(id))
        : undefined,
    [isKnown, used, found, changed],
  )
  return holds
}

const noLists: never[] = []
