import { faker } from '@faker-js/faker'
import { resourceFactories } from '@/generated/resourceFactories'
import { type AccountResource, resourceFacts } from '@/generated/resourceFacts'
import { resourceValues } from '@/generated/resourceValues'
import { resources } from '../entities'
import { isFields } from '../store/fields'
import type { AccountContents } from '../store/resources'
import { createRandom } from './random'

/** How many objects each list gets. */
export const perList = 200

/** Texts that break code which expects words. Every text of the contract can be one of them. */
const texts = [
  '',
  ' ',
  '0',
  'null',
  '-1',
  '=1+1',
  '<b>&amp;</b>',
  'a/b?c#d%2f',
  "O’Brien's “1,5”",
  'Zażółć gęślą jaźń',
  'שלום ‮abc',
  '👩‍👩‍👧 família',
  'two\nlines',
  'x'.repeat(300),
]
/** The factories make numbers up to 2^53; these are those that people write, and their limits. */
const numbers = [0, 1, 2, 7, 60, 100, 3600]
const pictures = ['', '/mock-images/leaf-lime.svg', '/mock-images/face-7.svg']

/**
 * The lists of an account, filled by the generated factories with objects that the contract allows. Some values are replaced
 * by others that it allows, too: empty lists, awkward texts, and ids of objects that exist. The same seed and count make the same
 * objects.
 */
export function contractContents(
  account: string,
  seed: number,
  now: Date,
  count: number = perList,
): AccountContents {
  faker.seed(seed)
  // The factories create dates in the year before the reference date. Half a year later as reference, half of them are
  // in the future.
  faker.setDefaultRefDate(new Date(now.getTime() + 183 * 86_400_000))
  const random = createRandom(seed)
  const oneOf = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T
  const made = new Map(resources.map((resource) => [resource, objectsOf(resource, account, count)]))

  /** The value of a path as another one that the contract allows. */
  function varied(resource: AccountResource, value: unknown, path: string): unknown {
    if (Array.isArray(value))
      return random() < 0.1 ? [] : value.map((item) => varied(resource, item, `${path}.*`))
    if (isFields(value))
      return Object.fromEntries(
        Object.entries(value).map(([key, part]) => [
          key,
          varied(resource, part, path ? `${path}.${key}` : key),
        ]),
      )
    const { idField, refersTo } = resourceFacts[resource]
    if (path === idField || path === 'account') return value
    if (/\bimgUrl$/.test(path)) return oneOf(pictures)
    const target = (refersTo as Readonly<Record<string, AccountResource>>)[path]
    if (target) return random() < 0.7 ? oneOf(made.get(target) ?? [])?.[resourceFacts[target].idField] : value
    const kind = resourceValues[resource][path] ?? ''
    if (kind === 'text') return random() < 0.2 ? oneOf(texts) : value
    if (kind.startsWith('integer')) return random() < 0.6 ? oneOf(numbers) : value
    return value
  }

  return Object.fromEntries(
    resources.map((resource) => [
      resource,
      (made.get(resource) ?? []).map((object) => varied(resource, object, '')),
    ]),
  ) as unknown as AccountContents
}

function objectsOf(resource: AccountResource, account: string, count: number): Record<string, unknown>[] {
  const { idField } = resourceFacts[resource]
  return Array.from({ length: count }, (_, index) => {
    const object = resourceFactories[resource]() as object as Record<string, unknown>
    // The factories set omitted fields to undefined. JSON has no such fields.
    return JSON.parse(JSON.stringify({ ...object, account, [idField]: `${object[idField]}-${index}` }))
  })
}
