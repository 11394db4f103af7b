// The cases of public suites: how often the kit has their verdict, by kind of change, and why it has another one.
import { readFileSync } from 'node:fs'
import type { Json } from '../support'
import type { Verdict } from './changes'
import { base } from './documents'
import { reasonFor } from './reasons'
import { rulesFor, verdictOf } from './verdicts'

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

/** Suite, kind, test, verdict (B breaking, c compatible), and both documents as merge patches (RFC 7396) of the base. */
type Row = [suite: string, kind: string, test: string, letter: string, before: Json, after: Json]

/**
 * Changes of parameters, fields, operations and sign-in in the tests of oasdiff (its errors and warnings are breaking) and
 * openapi-diff, each as a pair of small documents of ours.
 */
const rows = (): Row[] => JSON.parse(readFileSync('tests/contract/documents/scoreboard.json', 'utf8'))

function patched(value: Json, patch: Json): Json {
  if (patch === null || typeof patch !== 'object' || Array.isArray(patch)) return patch
  const isObject = value !== null && typeof value === 'object' && !Array.isArray(value)
  const result = isObject ? { ...value } : {}
  for (const [name, part] of Object.entries(patch)) {
    if (part === null) delete result[name]
    else result[name] = patched(result[name], part)
  }
  return result
}

const all = (): Case[] =>
  rows().map(([suite, kind, test, letter, before, after]) => ({
    suite,
    kind,
    test,
    verdict: verdicts[letter] ?? 'compatible',
    before: patched(base(), before),
    after: patched(base(), after),
  }))

export const compared = (): Compared[] =>
  all().map((one) => {
    const rules = rulesFor(one.before, one.after)
    const ours = verdictOf(rules)
    return { ...one, rules, ours, ...(ours !== one.verdict && { reason: reasonFor(one) }) }
  })

const same = ({ verdict, ours }: Compared) => verdict === ours

/** The table of the README, as Markdown. */
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
