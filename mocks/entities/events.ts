import type { Event } from '@/generated/model'
import { base, compact, limits, reward, type SeedContext } from '../world/build/common'
import type { Limited, RewardRow, Row } from '../world/rows'
import { defineMock } from './mockEntity'

export interface EventRow extends Row, Limited {
  gives: RewardRow
}

export const events = defineMock<Event, EventRow>({
  seed: (rows, context) => rows.map((row) => build(row, context)),
})

function build(row: EventRow, context: SeedContext): Event {
  return compact({
    ...base(row, context),
    ...limits(row.limit),
    reward: reward(row.gives),
    languages: ['en'],
  })
}
