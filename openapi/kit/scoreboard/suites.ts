// The cases of public suites: how often the kit has their verdict, by kind of change, and why it has another one.
import type { Json } from '../contract/types.ts'
import { bodies } from './bodies.ts'
import { breaking } from './breaking.ts'
import { cases } from './cases.ts'
import type { Verdict } from './changes.ts'
import { answered, inField, sent } from './documents.ts'
import { lifecycle } from './lifecycle.ts'
import { openapiDiff } from './openapiDiff.ts'
import { reasonFor } from './reasons.ts'
import { schemas } from './schemas.ts'
import { rulesFor, verdictOf } from './verdicts.ts'

interface Case {
  suite: string
  kind: string
  /** The name of the test. */
  test: string
  verdict: Verdict
  before: Json
  after: Json
}

interface Compared extends Case {
  ours: Verdict
  rules: string[]
  /** Why the kit has another verdict on purpose. */
  reason?: string
}

const verdicts: Record<string, Verdict> = { B: 'breaking', c: 'compatible' }
/** The places of the changes of bodies, by the start of the names of their tests. */
const places: [start: string, document: (schema: Json) => Json][] = [
  ['RequestBody', sent],
  ['RequestProperty', (schema) => sent(inField(schema))],
  ['ResponseBody', answered],
  ['ResponseProperty', (schema) => answered(inField(schema))],
]

const all = (): Case[] => [
  ...bodies.flatMap(([kind, end, before, after, letters]) =>
    letters.split(' ').flatMap((letter, index) => {
      const [verdict, place] = [verdicts[letter], places[index]]
      if (!verdict || !place) return []
      const [start, document] = place
      return [
        {
          suite: 'oasdiff',
          kind,
          test: start + end,
          verdict,
          before: document(before),
          after: document(after),
        },
      ]
    }),
  ),
  ...[...cases, ...breaking, ...lifecycle, ...schemas, ...openapiDiff].map(
    ([suite, kind, test, letter, before, after]) => ({
      suite,
      kind,
      test,
      verdict: verdicts[letter] ?? 'compatible',
      before,
      after,
    }),
  ),
]

export const compared = (): Compared[] =>
  all().map((one) => {
    const rules = rulesFor(one.before, one.after)
    const ours = verdictOf(rules)
    return { ...one, rules, ours, ...(ours !== one.verdict && { reason: reasonFor(one) }) }
  })

const same = ({ verdict, ours }: Compared) => verdict === ours

/** The table of the kit's README, as Markdown. */
export function scoreboard(results: Compared[]) {
  const cells = (some: Compared[]) => {
    const deliberate = some.filter(({ reason }) => reason).length
    const agreed = some.filter(same).length
    const open = some.length - agreed - deliberate
    const share = (count: number) => `${Math.floor((100 * agreed) / Math.max(1, count))} %`
    return [some.length, agreed, deliberate, open, share(some.length), share(some.length - deliberate)].join(
      ' | ',
    )
  }
  const groups = [...new Set(results.map(({ kind }) => kind))].toSorted()
  return [
    '| change | cases | same verdict | other on purpose | other | agreement with all | without those on purpose |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...groups.map((kind) => `| ${kind} | ${cells(results.filter((result) => result.kind === kind))} |`),
    ...['oasdiff', 'openapi-diff'].map(
      (suite) => `| all of ${suite} | ${cells(results.filter((result) => result.suite === suite))} |`,
    ),
    `| **all** | ${cells(results)} |`,
  ].join('\n')
}

/** The cases with another verdict, by reason, as Markdown. */
export function disagreements(results: Compared[]) {
  const reasons = [...new Set(results.flatMap(({ reason }) => reason ?? []))].toSorted()
  const names = (some: Compared[]) =>
    some
      .map(
        ({ suite, test, verdict, rules }) => `- ${suite} \`${test}\`: ${verdict}; here ${inWords(rules)}\n`,
      )
      .join('')
  const rest = results.filter((result) => !same(result) && !result.reason)
  return [
    ...reasons.map(
      (reason) =>
        `## ${reason.charAt(0).toUpperCase()}${reason.slice(1)}\n\n${names(results.filter((result) => result.reason === reason))}`,
    ),
    ...(rest.length > 0 ? [`## Not explained\n\n${names(rest)}`] : []),
  ].join('\n')
}

const inWords = (rules: string[]) =>
  rules.map((rule) => `\`${rule.replace(' ', '` ')}`).join(', ') || 'no difference'
