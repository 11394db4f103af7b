import { textOf } from '@/form/fields/TextField'

/** How many choices a player can pick (rule QUESTION-1). */
export const questionTypes = [
  { value: 'single', label: 'Single' },
  { value: 'multi', label: 'Multi' },
] as const

/** 'Single', 'Multi', or an unknown value as received. */
export const typeLabel = (type: unknown): string =>
  questionTypes.find(({ value }) => value === type)?.label ?? textOf(type)
