import type { EntityType } from '@/entities/registry'

/** What an object of a type is called in a sentence. The check loads no definitions, which have icons and calls. */
export const nouns: Readonly<Record<EntityType, string>> = {
  accounts: 'account',
  players: 'player',
  teams: 'team',
  events: 'event',
  missions: 'mission',
  streaks: 'streak',
  achievements: 'achievement',
  levels: 'level',
  leaderboards: 'leaderboard',
  prizes: 'prize',
  raffles: 'raffle',
  mysteryboxes: 'mystery box',
  surveys: 'survey',
  quizzes: 'quiz',
}

/** 'a mission', 'an event'. */
export const aNoun = (type: EntityType): string =>
  `${/^[aeiou]/.test(nouns[type]) ? 'an' : 'a'} ${nouns[type]}`

/** '1 prize', '2 prizes'. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`
