import type { Decisions, Plan, PlanRequest, PlanRow, Side } from '@/engine/plan/types'
import { entityOf } from '@/entities/registry'
import type { EntityType } from '@/model/entityTypes'

/** How a side is called: as a title, and inside of a sentence. */
export interface SideName {
  title: string
  name: string
}

export interface SideNames extends Readonly<Record<Side, SideName>> {
  /** Label before `FieldDiff.set`, such as 'You set' in 'You set 100'. */
  set?: string
}

/** The names of both sides of a plan: file or accounts. If both accounts have the same name, their ids are used. */
export function sideNames(
  { kind }: PlanRequest,
  from: { id: string; name: string },
  to: { id: string; name: string },
): SideNames {
  if (kind === 'revert')
    return {
      source: { title: 'Before', name: 'before' },
      target: { title: 'Now', name: 'now' },
      set: 'You set',
    }
  if (kind === 'proposal')
    return {
      source: { title: 'Proposed', name: 'the proposal' },
      target: { title: 'Now', name: 'now' },
      set: 'The proposer saw',
    }
  const named = (account: { id: string; name: string }): SideName => {
    const isShared = kind === 'copy' && from.name === to.name
    const name = isShared ? `${account.name} (${account.id})` : account.name
    return { title: name, name }
  }
  const source = kind === 'import' ? { title: 'The file', name: 'the file' } : named(from)
  return { source, target: named(to) }
}

/** The rows that need a decision: they differ and are not excluded. */
export const differingRows = ({ rows }: Plan, { leaveOut }: Decisions): PlanRow[] =>
  rows.filter(
    ({ key, verdict, diffs }) => verdict === 'differs' && diffs.length > 0 && !leaveOut.includes(key),
  )

/** The fields and types that differ, with the number of rows, by name. */
export function differing(rows: readonly PlanRow[]) {
  const fields = new Map<string, number>()
  const types = new Map<EntityType, number>()
  for (const { type, diffs } of rows) {
    types.set(type, (types.get(type) ?? 0) + 1)
    for (const name of new Set(diffs.map(({ fieldName }) => fieldName)))
      fields.set(name, (fields.get(name) ?? 0) + 1)
  }
  return {
    fields: [...fields].sort(([a], [b]) => a.localeCompare(b, 'en')),
    types: [...types].map(([type, count]) => ({ type, title: entityOf(type).list.title, count })),
  }
}

/** The differences that a decision applies to. Undefined members match all. */
export interface Scope {
  field?: string
  type?: string
}

/** Chooses one side for all differences in a scope. Returns the decisions and the number of these differences. */
export function withSide(
  sides: Decisions['sides'],
  rows: readonly PlanRow[],
  { field, type }: Scope,
  side: Side,
): { sides: Decisions['sides']; count: number } {
  const next = { ...sides }
  let count = 0
  for (const row of rows) {
    if (type !== undefined && row.type !== type) continue
    const chosen = row.diffs.filter(({ fieldName }) => field === undefined || fieldName === field)
    if (chosen.length === 0) continue
    count += chosen.length
    next[row.key] = { ...next[row.key], ...Object.fromEntries(chosen.map(({ key }) => [key, side])) }
  }
  return { sides: next, count }
}

/** A collapsed row names at most this many fields. */
const mostNamed = 3

/** 'Name, Reward › Points and 2 more', for a row that differs. */
export function fieldsText({ diffs }: PlanRow): string {
  const names = [...new Set(diffs.map(({ fieldName }) => fieldName))]
  const rest = names.length - mostNamed
  return rest > 0 ? `${names.slice(0, mostNamed).join(', ')} and ${rest} more` : names.join(', ')
}
