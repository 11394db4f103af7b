import { namingCases } from './naming'
import type { Case } from './samples'
import { valueCases } from './values'

/**
 * One case per rule that must fire and one that must not, as short as the rule allows. What a case leaves out is an empty
 * list. Objects have `id: 'x'` unless they say otherwise.
 */
export const cases: Record<string, Case> = { ...namingCases, ...valueCases }
