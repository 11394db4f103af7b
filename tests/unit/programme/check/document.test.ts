import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { imageRule } from '@/programme/check/images'
import { rules } from '@/programme/check/rules'
import type { Rule } from '@/programme/check/types'
import { accountTypes, nounOf } from '@/programme/entityTypes'

const path = 'docs/checks.md'
const all: readonly Omit<Rule, 'run'>[] = [...rules, imageRule]

const typesOf = ({ types }: Omit<Rule, 'run'>) =>
  types.length === 0 || types.length === accountTypes.length ? 'all' : types.map(nounOf).join(', ')

const head = `# What the check looks for

The page Check, the card on forms and \`npm run programme -- check\` share these ${all.length} rules. An **error** is something that
players meet now, a **warning** goes wrong soon or quietly, a **note** breaks nothing. A rule looks at objects that are
active and have not ended, unless it says otherwise; ids that name nothing are found in all objects. \`image-broken\` runs
in the browser only, when somebody asks for it.

This file is written from \`src/programme/check/rules\` by
\`WRITE_CHECKS=1 npx vitest run tests/unit/programme/check/document.test.ts\`; a test compares it.
`

const row = (rule: Omit<Rule, 'run'>) =>
  `| \`${rule.id}\` | ${rule.severity} | ${rule.title}. | ${typesOf(rule)} | ${rule.why} | ${rule.fix} |`

const text = [
  head,
  '| rule | severity | what has to hold | objects | why it matters | how to mend it |',
  '| --- | --- | --- | --- | --- | --- |',
  ...all.map(row),
  '',
].join('\n')

test('docs/checks.md describes the rules as the code defines them', () => {
  if (process.env.WRITE_CHECKS) writeFileSync(path, text)
  expect(readFileSync(path, 'utf8')).toBe(text)
})
