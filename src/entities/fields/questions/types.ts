import { textOf } from '@/form/fields/TextField'

/** How many choices a player may pick (rule QUESTION-1). */
export const questionTypes = [
  { value: 'single', label: 'Single' },
  { value: 'multi', label: 'Multi' },
] as const

/** 'Single', 'Multi', or what came as it is. */
export const typeLabel = (type: unknown): string =>
  questionTypes.find(({ value }) => value === type)?.label ?? textOf(type)
