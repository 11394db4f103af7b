import { glossary } from '@/generated/glossary'
import type { EntityType } from '@/model/entityTypes'
import { capital, nouns } from '@/model/words'

/** The sentence of the glossary about a type. Its entries are named by the singular. */
const textOf = (type: EntityType): string | undefined =>
  (glossary as Record<string, string>)[capital(nouns[type].one)]

/** A sentence about the type: 'A prize is something that players buy with credits or win.' (rule LIST-21) */
export function AboutType({ type }: { type: EntityType }) {
  const { one } = nouns[type]
  const text = textOf(type)
  return text ? <span>{`${/^[aeiou]/.test(one) ? 'An' : 'A'} ${one} is ${text}`}</span> : null
}
