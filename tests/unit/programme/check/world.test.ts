import { createWorld } from '@mocks/world/world'
import { describe, expect, it } from 'vitest'
import type { EntityType } from '@/entities/registry'
import { check } from '@/programme/check/check'
import { accountTypes } from '@/programme/entityTypes'

const { contents } = createWorld()
const now = Date.parse('2026-03-12T09:00:00Z')

const findingsOf = (account: string) => {
  const objects = contents[account] as unknown as Record<EntityType, object[]>
  const lists = new Map(accountTypes.map((type) => [type, objects[type]]))
  return check({ account, now, lists }).map(({ severity, rule, id }) => `${severity} ${rule} ${id}`)
}

/** What the demo shows: old slips of its tables, and the mistakes of mocks/world/mistakes.ts. */
const expected: Record<string, string[]> = {
  brindlewick: [
    'error missing-event open-mic',
    'error unreachable evergreen',
    'error prize-out-of-stock bicycle-bell',
    'error raffle-without-prizes checkmate-raffle',
    'warning window-ended on-your-marks',
    'warning achievement-never-given chess-master',
    'warning achievement-never-given collector',
    'warning achievement-never-given old-friend',
    'warning driven-by-inactive-mission green-league',
    'warning raffle-draw-before-end spring-raffle',
    'warning raffle-draw-before-end the-hut-lottery',
    'note streak-without-mission just-drop-by',
    'note streak-without-mission monthly-regular',
    'note tag-spelling climbing-hall-day',
  ],
  fennmarsh: [
    'error prize-out-of-stock gym-bag',
    'error limit-zero locker-13',
    'error question-without-correct-option muscle-memory',
    'warning requirement-level-ordinal spring-shape-up',
    'warning leaderboard-incomplete rowers-of-the-week',
  ],
  quillmoor: [
    'error requirement-cycle say-what-you-think',
    'error requirement-cycle pass-it-on',
    'warning offers-inactive-prize blind-date-with-a-book',
  ],
  tarnstead: [],
  oldharbour: ['warning window-ended last-game'],
}

describe('the check of the demo world', () => {
  it.each(Object.entries(expected))(
    'reports the expected findings for %s, errors first',
    (account, findings) => {
      expect(findingsOf(account)).toEqual(findings)
    },
  )
})
