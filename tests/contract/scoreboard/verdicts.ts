// The verdict of the comparison of two documents.
import { type Json, load } from '../support'
import type { Verdict } from './changes'

const [{ createReader }, { createShapes }, { compareDescriptions }] = await Promise.all(
  ['contract/reader', 'contract/shape', 'diff/paths'].map((name) => load(`openapi/kit/${name}.ts`)),
)

/** The rules that a comparison of two documents finds, with their severities. */
export function rulesFor(before: Json, after: Json): string[] {
  const rules = new Set<string>()
  compareDescriptions({
    ours: createShapes(createReader(before, 'before')),
    theirs: createShapes(createReader(after, 'after')),
    add: (_spot: Json, { rule, severity }: Json) => void rules.add(`${rule} ${severity}`),
  })
  return [...rules]
}

/** `breaks` and `risky` count as breaking. */
export const verdictOf = (rules: string[]): Verdict =>
  rules.some((rule) => !rule.endsWith(' harmless')) ? 'breaking' : 'compatible'
