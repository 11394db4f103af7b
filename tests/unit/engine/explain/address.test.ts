import { expect, it } from 'vitest'
import { parseExplainSearch, readUsed, writeUsed } from '@/engine/explain/address'

it('leaves out of an address what is invalid (rule EXPLAIN-3)', () => {
  const parsed = parseExplainSearch({
    player: 7,
    as: 'nobody',
    points: '-1',
    credits: '12',
    tags: 'crew',
    at: 'soon',
    at2: '2025-04-21T09:31:20Z',
    state: 'closed',
    type: 'players',
    object: 'missions/a b',
    compare: 'level',
    level: '',
  })
  expect(Object.fromEntries(Object.entries(parsed).filter(([, value]) => value !== undefined))).toEqual({
    player: '7',
    credits: 12,
    tags: ['crew'],
    at2: '2025-04-21T09:31Z',
    object: 'missions/a b',
    compare: 'level',
    level: '',
  })
})

it('reads what it writes of what was used, also of ids with colons', () => {
  const used = { 'prizes/a:b': 2, 'missions/m': 0 }
  expect(readUsed(writeUsed(used))).toEqual(used)
  expect(readUsed(['prizes/x', ':3', 'prizes/y:many'])).toEqual({})
})
