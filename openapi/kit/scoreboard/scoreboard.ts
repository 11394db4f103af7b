// Runs the comparison over pairs of documents with known verdicts, and counts where the kit agrees.
import { createReader } from '../contract/reader.ts'
import { createShapes } from '../contract/shape.ts'
import type { Json } from '../contract/types.ts'
import { compareDescriptions } from '../diff/paths.ts'
import type { Pair } from './calls.ts'
import { calls } from './calls.ts'
import { changes, type Verdict } from './changes.ts'
import { places, withBody } from './documents.ts'

/** `rules` are those of the findings, with their severities. */
type Result = Pair & { group: string; ours: Pair['verdict']; rules: string[] }

export function pairs(): (Pair & { group: string })[] {
  const bodies = Object.entries(places).flatMap(([place, build]) =>
    changes.flatMap((change) =>
      (['response', 'request'] as const).map((side) => ({
        group: `${side === 'response' ? 'responses' : 'requests'}: ${place}`,
        name: change.name,
        before: withBody(side, withField(build, change.before)),
        after: withBody(side, withField(build, change.after)),
        verdict: change[side],
        differs: side === 'response' ? change.responseDiffers : change.requestDiffers,
      })),
    ),
  )
  return [...bodies, ...calls.map((pair) => ({ group: 'operations, parameters, sign-in', ...pair }))]
}

/** A body with the value, or without it. */
function withField(build: (field: Json) => Json, field: Json) {
  const body = build(field ?? { type: 'string' })
  if (field === undefined) removeValue(body)
  return body
}

function removeValue(schema: Json) {
  if (schema === null || typeof schema !== 'object') return
  if (schema.properties) delete schema.properties.value
  for (const part of Object.values(schema)) removeValue(part)
}

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

/** The table of the README, as Markdown. */
export function scoreboard(all: Result[]) {
  const groups = [...new Set(all.map(({ group }) => group))]
  const rows = groups.map((group) => [group, ...countsOf(all.filter((result) => result.group === group))])
  const lines = [...rows, ['**all**', ...countsOf(all)]].map((cells) => `| ${cells.join(' | ')} |`)
  const reasons = [...new Set(all.flatMap(({ differs }) => differs ?? []))]
  return [
    '| pairs | number | same verdict | other verdict on purpose |',
    '| --- | ---: | ---: | ---: |',
    ...lines,
    '',
    'Other verdicts on purpose:',
    '',
    ...reasons.map((reason) => `- ${reason}: ${namesOf(all, reason)}`),
  ].join('\n')
}

const countsOf = (all: Result[]) => [
  all.length,
  all.filter(({ verdict, ours }) => verdict === ours).length,
  all.filter(({ verdict, ours }) => verdict !== ours).length,
]

const namesOf = (all: Result[], reason: string): string =>
  [...new Set(all.filter(({ differs }) => differs === reason).map(({ name }) => name))].join('; ')
