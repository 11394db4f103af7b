import { type Severity, severities } from '@/engine/check/types'
import { accountTypes, type EntityType } from '@/model/entityTypes'

/** How the findings are grouped. By severity if the address does not say. */
const groupings = ['type', 'rule'] as const
export type FindingGrouping = 'severity' | (typeof groupings)[number]

/** The filters of the page, as address parameters. Defaults are left out. */
export interface CheckSearch {
  severity?: Severity
  type?: EntityType
  group?: (typeof groupings)[number]
  /** Only the objects of a campaign. */
  tag?: string
  category?: string
}

const textIn = (raw: unknown): string | undefined => {
  const text = typeof raw === 'number' ? String(raw) : raw
  return typeof text === 'string' && text.trim() !== '' ? text : undefined
}

const oneOf = <T extends string>(values: readonly T[], raw: unknown): T | undefined =>
  values.find((value) => value === raw)

/** For the route's `validateSearch`. Invalid values become the default. */
export const parseCheckSearch = (raw: Record<string, unknown>): CheckSearch => ({
  severity: oneOf(severities, raw.severity),
  type: oneOf(accountTypes, raw.type),
  group: oneOf(groupings, raw.group),
  tag: textIn(raw.tag),
  category: textIn(raw.category),
})
