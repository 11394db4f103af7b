import type { AccountWorldRows } from '../../entities'
import { achievements } from './achievements'
import { events } from './events'
import { leaderboards } from './leaderboards'
import { levels } from './levels'
import { missions } from './missions'
import { mysteryBoxes } from './mysteryBoxes'
import { players } from './players'
import { prizes } from './prizes'
import { quizzes } from './quizzes'
import { raffles } from './raffles'
import { rules } from './rules'
import { streaks } from './streaks'
import { surveys } from './surveys'
import { teams } from './teams'

/** The account with the most data: puzzles, games and Sunday rides. */
export const brindlewick: AccountWorldRows = {
  account: {
    account: 'brindlewick',
    name: 'Brindlewick',
    about: 'Puzzles, games and Sunday rides for people who like to think on their feet.',
    art: 'gamepad-2 lilac',
    plan: 'paid',
    prizingModel: ['per-player', 'yearly'],
    playerCount: 250,
  },
  achievements,
  events,
  leaderboards,
  levels,
  missions,
  mysteryboxes: mysteryBoxes,
  players,
  prizes,
  quizzes,
  raffles,
  rules,
  streaks,
  surveys,
  teams,
}
