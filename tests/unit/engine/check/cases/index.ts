import { rules } from '@/engine/check/rules'
import type { CheckRule } from '@/engine/check/types'
import { resourceFacts } from '@/generated/resourceFacts'
import { hasControl } from '@/model/fieldNames'
import { referenceFields } from '@/model/references'
import { objectWith, pathOf } from '../../objectWith'
import { namingCases } from './naming'
import type { Case, Objects } from './samples'
import { valueCases } from './values'

/** The case of a rule about missing objects of a type, from the first field of a form that can refer to one. */
function missingCase({ types, whole: [to] = [] }: CheckRule): Case {
  const fields = types.flatMap((type) => referenceFields(type).map((one) => ({ ...one, type })))
  const found = fields.find((one) => one.to === to && one.type !== to && hasControl(one.type, one.field))
  if (!found) throw new Error(`No field refers to ${to}`)
  const holding = (id: string) => ({
    [found.type]: [objectWith(found.keys, [id]) as Objects[string][number]],
  })
  const there = { [found.to]: [{ [resourceFacts[found.to].idField]: 'there' }] }
  return {
    fires: holding('gone'),
    at: [pathOf(found.field, 0)],
    passes: { ...there, ...holding('there') },
  }
}

const missingCases = Object.fromEntries(
  rules.filter(({ id }) => /^missing-(?!in-)/.test(id)).map((rule) => [rule.id, missingCase(rule)]),
)

/**
 * One case per rule: objects that it must report, and objects that it must not, as few as possible. A type that a case
 * does not mention has an empty list. Objects have `id: 'x'` unless they have another one.
 */
export const cases: Record<string, Case> = { ...missingCases, ...namingCases, ...valueCases }
