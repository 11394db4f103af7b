import { readFileSync, writeFileSync } from 'node:fs'
import { createWorld } from '@mocks/world/world'
import { expect, test } from 'vitest'
import { check } from '@/engine/check/check'
import { accountTypes, type EntityType } from '@/model/entityTypes'

const { contents } = createWorld()
const now = Date.parse('2026-03-12T09:00:00Z')

const findingsOf = (account: string) => {
  const objects = contents[account] as unknown as Record<EntityType, object[]>
  const lists = new Map(accountTypes.map((type) => [type, objects[type]]))
  return check({ account, now, lists }).map(({ severity, rule, id }) => `${severity} ${rule} ${id}`)
}

/** What the demo shows: old slips of its tables, and the mistakes of mocks/world/mistakes.ts. */
const path = 'tests/unit/engine/check/world.txt'
const text = [
  'What the check finds in the demo world, errors first. Written by `npm run renew`, and compared by world.test.ts.',
  ...Object.keys(contents).map((account) => [account, ...findingsOf(account)].join('\n  ')),
  '',
].join('\n')

test('a rule of the check finds in the demo world what world.txt says', () => {
  if (process.env.WRITE_CHECKS) writeFileSync(path, text)
  expect(text).toBe(readFileSync(path, 'utf8'))
})
