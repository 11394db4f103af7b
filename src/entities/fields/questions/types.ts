import { labelIn, questionTypes } from '@/model/choices'
import { inputText } from '@/model/readable'

/** 'Single', 'Multi', or an unknown value as received. */
export const typeLabel = (type: unknown): string => labelIn(questionTypes, type) ?? inputText(type)
