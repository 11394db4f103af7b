import type { Term } from '@/generated/glossary'
import { nouns } from '@/model/words'

/** What players collect, as the glossary calls it. */
export const terms = { points: nouns.points.title as Term, credits: nouns.credits.title as Term }

/** Terms of fields by the last part of their path, or by type and path, for screens without the form. */
const termsOfFields: Readonly<Record<string, Term>> = {
  ...terms,
  ordinal: 'Ordinal',
  priority: 'Priority',
  period: 'Refresh period',
  steps: 'Steps',
  limitStock: 'Stock',
  limitCount: 'Limit',
  'streaks limitCount': 'Streak length',
}

/** The term that explains a field, as in its form (rule FAST-6). */
export const termOf = (type: string, path: string): Term | undefined =>
  termsOfFields[`${type} ${path}`] ?? termsOfFields[path.slice(path.lastIndexOf('.') + 1)]
