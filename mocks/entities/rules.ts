import type { Rule } from '@/generated/model'
import { base, compact } from '../world/build/common'
import type { Row } from '../world/rows'
import { defineMock } from './mockEntity'

export type RuleRow = Row

export const rules = defineMock<Rule, RuleRow>({
  seed: (rows, context) => rows.map((row) => compact(base(row, context))),
  isOpen: true,
})
