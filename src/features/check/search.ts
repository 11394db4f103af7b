import { accountTypes, type EntityType } from '@/model/entityTypes'
import type { Severity } from './types'

const severities: readonly Severity[] = ['error', 'warning', 'note']
const groupings = ['severity', 'type', 'rule'] as const
export type Grouping = (typeof groupings)[number]

/** The filters of the page, as address parameters. Defaults are left out. */
export interface CheckSearch {
  severity?: Severity | undefined
  type?: EntityType | undefined
  group?: Exclude<Grouping, 'severity'> | undefined
}

const oneOf = <T extends string>(values: readonly T[], raw: unknown): T | undefined =>
  values.find((value) => value === raw)

/** For the route's `validateSearch`. Invalid values become the default. */
export const parseCheckSearch = (raw: Record<string, unknown>): CheckSearch => ({
  severity: oneOf(severities, raw.severity),
  type: oneOf(accountTypes, raw.type),
  group: oneOf(['type', 'rule'] as const, raw.group),
})
