// The cases of public suites: how often the kit has their verdict, by kind of change, and why it has another one.
import type { Json } from '../contract/types.ts'
import { bodies } from './bodies.ts'
import { answered, cases, sent } from './cases.ts'
import type { Verdict } from './changes.ts'
import { reasonFor } from './reasons.ts'
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
const inField = (value: Json) => ({ type: 'object', properties: { own: { type: 'string' }, value } })
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
  ...cases.map(([suite, kind, test, letter, before, after]) => ({
    suite,
    kind,
    test,
    verdict: verdicts[letter] ?? 'compatible',
    before,
    after,
  })),
]

export const compared = (): Compared[] =>
  all().map((one) => {
    const rules = rulesFor(one.before, one.after)
    const ours = verdictOf(rules)
    return { ...one, rules, ours, ...(ours !== one.verdict && { reason: reasonFor(one) }) }
  })

/** The table of the README, as Markdown. */
export function scoreboard(results: Compared[]) {
  const same = ({ verdict, ours }: Compared) => verdict === ours
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
  const reasons = [...new Set(results.flatMap(({ reason }) => reason ?? []))].toSorted()
  const names = (some: Compared[]) => some.map(({ suite, test }) => `${suite} \`${test}\``).join(', ')
  const rest = results.filter((result) => !same(result) && !result.reason)
  return [
    '| change | cases | same verdict | other on purpose | other | agreement with all | without those on purpose |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...groups.map((kind) => `| ${kind} | ${cells(results.filter((result) => result.kind === kind))} |`),
    ...['oasdiff', 'openapi-diff'].map(
      (suite) => `| all of ${suite} | ${cells(results.filter((result) => result.suite === suite))} |`,
    ),
    `| **all** | ${cells(results)} |`,
    '',
    'On purpose:',
    '',
    ...reasons.map((reason) => `- ${reason}: ${names(results.filter((result) => result.reason === reason))}`),
    ...(rest.length > 0 ? ['', `Not explained: ${names(rest)}.`] : []),
  ].join('\n')
}
