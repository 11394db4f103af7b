import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { conditionRules, explainedTypes, stateRules } from '@/engine/explain/conditions'
import { nounOf } from '@/model/entityTypes'
import { nouns } from '@/model/words'

const path = 'docs/explain.md'

const head = `# What a player sees at a moment

The page Player View and \`npm run programme -- explain\` work out for one player and one moment in which state every object
of an account is, and why. It is an approximation: the server decides. It works on the lists of the account, by these
${conditionRules.length} conditions. Each is **met**, **unmet**, or **unknown**: the server knows it, and no list tells it. The page names
the missing fact and lets you set it.

This file is written from \`src/engine/explain/conditions.ts\` by
\`WRITE_EXPLAIN=1 npx vitest run tests/unit/engine/explain/document.test.ts\`; a test compares it.

## Conditions
`

const typesOf = (types: readonly (typeof explainedTypes)[number][]) =>
  types.length === explainedTypes.length ? 'all' : types.map(nounOf).join(', ')

const assumptions = `## Assumptions

- A count limit counts in each period, and without a period for life. A period is a day, a week from Monday, or a month, in
  UTC.
- Every unit that is left in a mystery box can be won.
- A requirement asks for the ordinal that it stores. A requirement without one asks for the ordinal of its level.
- Of a made-up player, or with the switch 'Assume nothing used or finished yet', counts are 0 and missions are unfinished unless
  they are set. Steps that an achievement has collected stay the server's. A finished mission whose count is not set and is
  never reset was done once.
- A player without a level has not reached any. Missing ${nouns.points.many} and ${nouns.credits.many} are 0.
- The length of a streak is no limit. It is open while its mission is.
- Quizzes and surveys have no dates and no requirement.
- The way there begins with the achievements, the level and the finished missions that the player has. Steps towards
  achievements that the server counted are not known, so they begin at 0. What is locked is opened only where nothing that is
  open gives enough.
- The pace of a player is the profile of the economy. Without it no days are shown.

\`openapi/README.md\` asks the backend about the first ones.
`

const text = [
  head,
  '| condition | objects | met when | unknown when | what to change |',
  '| --- | --- | --- | --- | --- |',
  ...conditionRules.map(
    ({ kind, types, rule, unknown = '', fix }) =>
      `| \`${kind}\` | ${typesOf(types)} | ${rule} | ${unknown} | ${fix}. |`,
  ),
  '',
  '## States',
  '',
  'The first one that applies is the state of an object.',
  '',
  '| state | when |',
  '| --- | --- |',
  ...Object.entries(stateRules).map(([state, rule]) => `| \`${state}\` | ${rule} |`),
  '',
  assumptions,
].join('\n')

test('docs/explain.md describes the conditions as the code defines them', () => {
  if (process.env.WRITE_EXPLAIN) writeFileSync(path, text)
  expect(readFileSync(path, 'utf8')).toBe(text)
})
