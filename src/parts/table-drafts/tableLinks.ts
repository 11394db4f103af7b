import type { LinkOptions } from '@tanstack/react-router'
import * as z from 'zod/mini'
import type { EntityType } from '@/model/entityTypes'
import { storageKeys } from '@/stored/storageKeys'
import { stored } from '@/stored/stored'

/** The parameters of `/programme/table`. */
export interface TableSearch {
  type?: string
  /** `selection`: shows the objects that were selected in the list. Otherwise those of a campaign, or all. */
  of?: 'selection'
  tag?: string
  category?: string
  /** Numbers the rows once after opening, if the type is ordered by a number. */
  renumber?: 'on'
  /** The paths of the shown columns; by default `firstColumns`. */
  columns?: readonly string[]
}

const rows = stored(storageKeys.tableRows, z.array(z.string()), [])

/** The ids of the objects that were selected for a table. Stored, because they may be too many for an address. */
export const selectedFor = (account: string, type: EntityType): readonly string[] => rows.get(account, type)

const linkTo = (search: TableSearch) => ({ to: '/programme/table', search }) as LinkOptions

/** A link to the table of these objects. */
export function tableOfSelection(account: string, type: EntityType, ids: readonly string[]): LinkOptions {
  rows.set([...ids], account, type)
  return linkTo({ type, of: 'selection' })
}

/** A link to the table of all objects of a type, or of those of a campaign. */
export const tableOf = (
  type: EntityType,
  of: Pick<TableSearch, 'tag' | 'category' | 'renumber'> = {},
): LinkOptions => linkTo({ type, ...of })
