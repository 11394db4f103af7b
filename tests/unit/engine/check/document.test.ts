import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { rules } from '@/engine/check/rules'
import { imageRule } from '@/engine/check/rules/pictures'
import type { RuleTexts } from '@/engine/check/types'
import { accountTypes, nounOf } from '@/model/entityTypes'

const path = 'docs/checks.md'
const all: readonly RuleTexts[] = [...rules, imageRule]

const typesOf = ({ types }: RuleTexts) =>
  types.length === 0 || types.length === accountTypes.length ? 'all' : types.map(nounOf).join(', ')

const head = `# What the check looks for

The page Check, the card on forms and \`npm run programme -- check\` share these ${all.length} rules. An **error** is something that
players meet now, a **warning** goes wrong soon or quietly, a **note** breaks nothing. A rule looks at objects that are
active and have not ended, unless it says otherwise; ids that name nothing are found in all objects. Findings with one
cause, such as a deleted achievement, are shown as one. What loaded players have can be reached, whatever the programme
says: such findings are notes. \`image-broken\` runs in the browser only, when somebody asks for it.

This file is written from \`src/engine/check/rules\` by
\`WRITE_CHECKS=1 npx vitest run tests/unit/engine/check/document.test.ts\`; a test compares it.
`

const row = (rule: RuleTexts) =>
  `| \`${rule.id}\` | ${rule.severity} | ${rule.title}. | ${typesOf(rule)} | ${rule.why} | ${rule.fix} |`

const text = [
  head,
  '| rule | severity | what is wrong | objects | why it matters | how to fix it |',
  '| --- | --- | --- | --- | --- | --- |',
  ...all.map(row),
  '',
].join('\n')

test('docs/checks.md describes the rules as the code defines them', () => {
  if (process.env.WRITE_CHECKS) writeFileSync(path, text)
  expect(readFileSync(path, 'utf8')).toBe(text)
})
