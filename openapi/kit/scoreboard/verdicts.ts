// The verdict of the comparison of two documents.
import { createReader } from '../contract/reader.ts'
import { createShapes } from '../contract/shape.ts'
import type { Json } from '../contract/types.ts'
import { compareDescriptions } from '../diff/paths.ts'
import type { Verdict } from './changes.ts'

/** The rules that a comparison of two documents finds, with their severities. */
export function rulesFor(before: Json, after: Json): string[] {
  const rules = new Set<string>()
  compareDescriptions({
    ours: createShapes(createReader(before, 'before')),
    theirs: createShapes(createReader(after, 'after')),
    add: (_spot, { rule, severity }) => void rules.add(`${rule} ${severity}`),
  })
  return [...rules]
}

/** `breaks` and `risky` count as breaking. */
export const verdictOf = (rules: string[]): Verdict =>
  rules.some((rule) => !rule.endsWith(' harmless')) ? 'breaking' : 'compatible'
