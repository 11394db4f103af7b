// Generated pairs of documents: each change of a value in each place, with the verdict that it must have.
import type { Json } from '../support'
import type { Pair } from './calls'
import { calls } from './calls'
import { changes } from './changes'
import { places, withBody } from './documents'

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

export { reasonTexts } from './reasons'
export { compared, disagreements, scoreboard } from './suites'
export { rulesFor, verdictOf } from './verdicts'
