import type { Term } from '@/generated/glossary'
import { nouns } from '@/model/words'

/** What players collect, as the glossary calls it. */
export const terms = { points: nouns.points.title as Term, credits: nouns.credits.title as Term }
