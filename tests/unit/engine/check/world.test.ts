import { createWorld } from '@mocks/world/world'
import { describe, expect, it } from 'vitest'
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
const expected: Record<string, string[]> = {
  brindlewick: [
    'error missing-event open-mic',
    'error prize-out-of-stock bicycle-bell',
    'error raffle-without-prizes checkmate-raffle',
    'warning window-ended on-your-marks',
    'warning driven-by-inactive-mission green-league',
    'warning raffle-draw-before-end spring-raffle',
    'warning raffle-draw-before-end the-hut-lottery',
    'note credits-without-limit summit-reached',
    'note reward-far-above-others winter-warm-up',
    'note reward-far-above-others five-summits',
    'note reward-far-above-others the-long-haul',
    'note reward-far-above-others winter-warm-up',
    'note streak-without-mission just-drop-by',
    'note streak-without-mission monthly-regular',
    'note achievement-never-given chess-master',
    'note achievement-never-given collector',
    'note achievement-never-given old-friend',
    'note unreachable evergreen',
    'note tag-spelling climbing-hall-day',
    'note box-worth-more-than-price tinkers-chest',
    'note box-worth-more-than-price rainy-day-box',
    'note box-worth-more-than-price spring-box',
    'note box-worth-more-than-price box-of-good-deeds',
    'note box-worth-more-than-price adventurers-crate',
    'note box-worth-more-than-price lucky-bag',
    'note box-worth-more-than-price golden-box',
  ],
  fennmarsh: [
    'error prize-out-of-stock gym-bag',
    'error limit-zero locker-13',
    'error question-without-correct-option muscle-memory',
    'warning requirement-level-ordinal spring-shape-up',
    'warning leaderboard-incomplete rowers-of-the-week',
    'note credits-without-limit class-attended',
    'note level-step-steep contender',
    'note box-worth-more-than-price locker-13',
  ],
  quillmoor: [
    'error requirement-cycle say-what-you-think',
    'error requirement-cycle pass-it-on',
    'warning offers-inactive-prize blind-date-with-a-book',
    'note credits-without-limit book-finished',
    'note level-step-steep librarian',
    'note box-worth-more-than-price blind-date-with-a-book',
  ],
  tarnstead: [],
  oldharbour: ['warning window-ended last-game', 'warning achievement-given-by-inactive tilt'],
}

describe('the check of the demo world', () => {
  it.each(Object.entries(expected))(
    'reports the expected findings for %s, errors first',
    (account, findings) => {
      expect(findingsOf(account)).toEqual(findings)
    },
  )
})
