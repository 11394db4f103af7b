import { readFileSync } from 'node:fs'
import { type Resource, resourceFacts } from '../../src/generated/resourceFacts.ts'
import { testsOfType } from './typeTests.ts'

/** The types that changed files are about: of the contract, the console, the mocks, and the fixtures of the tests. */
export function typesIn(changed: readonly string[]): Resource[] {
  const types = Object.keys(resourceFacts) as Resource[]
  return types.filter((type) => {
    const file = resourceFacts[type].words[0].replaceAll(' ', '')
    const places = [
      `openapi/paths/${type}\\.yaml|openapi/schemas/${file}\\.yaml`,
      `src/entities/${type}/|mocks/(entities|world/.*)/${type}\\.ts|tests/entities/${type}\\.ts`,
    ]
    return changed.some((path) => new RegExp(`^(${places.join('|')})`, 'i').test(path))
  })
}

/**
 * Splits test files: `near` are those that changed, those of changed types, and those that name a changed field. After a change of
 * one field nearly all files have something to do with it; a mistake is usually found by these.
 */
export function nearestFirst(
  files: readonly string[],
  changed: readonly string[],
  fields: readonly string[],
  read = (file: string) => readFileSync(file, 'utf8'),
): Record<'near' | 'others', string[]> {
  const ofTypes = new Set(
    typesIn(changed).flatMap((type) => {
      const { own, others } = testsOfType(type)
      return [...own, ...others]
    }),
  )
  const named = fields.length > 0 ? new RegExp(`\\b(${fields.join('|')})\\b`) : undefined
  const isNear = (file: string) => changed.includes(file) || ofTypes.has(file) || named?.test(read(file))
  return { near: files.filter(isNear), others: files.filter((file) => !isNear(file)) }
}
