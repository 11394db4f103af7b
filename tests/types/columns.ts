// Type-checked only: a definition takes columns of fields; a calculated one is described with all that is needed.

import type { FieldColumn } from '@/entities/columns'
import { defineEntity } from '@/entities/definition'
import type { Mission } from '@/generated/model'
import type { DerivedColumn, derivedColumns } from '@/model/fields/derived'

const rest = { header: 'Days left', kind: 'number', value: () => 1 } as const
declare const parts: Omit<Parameters<typeof defineEntity<'missions'>>[1], 'list'>
declare const list: Omit<Parameters<typeof defineEntity<'missions'>>[1]['list'], 'columns'>

export const accepted: FieldColumn<Mission>[] = [
  { ...rest, id: 'reward.points' },
  { ...rest, id: 'points' },
  { ...rest, id: 'left', of: 'countLimit' },
]
export const described: DerivedColumn<Mission> = { ...rest, id: 'daysLeft' }

export const refused: FieldColumn<Mission>[] = [
  // @ts-expect-error No field of missions has this id.
  { ...rest, id: 'daysLeft' },
  // @ts-expect-error Missions have no such field.
  { ...rest, id: 'daysLeft', of: 'daysLeft' },
]
// @ts-expect-error A calculated column is described in model/fields/derived.ts.
defineEntity('missions', { ...parts, list: { ...list, columns: [{ ...rest, id: 'daysLeft' }] } })

// @ts-expect-error Without a kind, filters do not know its operators.
export const withoutKind: DerivedColumn<Mission> = { id: 'daysLeft', header: 'Days left', value: () => 1 }
// @ts-expect-error Without a header, no menu can name it.
export const withoutHeader: DerivedColumn<Mission> = { id: 'daysLeft', kind: 'number', value: () => 1 }
export const ofAnother: typeof derivedColumns = {
  // @ts-expect-error Teams have no such field.
  teams: [{ ...rest, id: 'daysLeft', value: ({ timeToRestart }) => timeToRestart }],
}
