import {
  achievement,
  box,
  type Case,
  event,
  gives,
  inDays,
  level,
  mission,
  prize,
  quiz,
  raffle,
} from './samples'

/** Rules about objects that name others. */
export const namingCases: Record<string, Case> = {
  'missing-event': {
    fires: {
      missions: [mission({ objectives: { events: [{ id: 'trivia-attend' }] } })],
      events: [event({ id: 'trivia-attended' })],
    },
    at: ['objectives.events.0.id'],
    passes: { missions: [mission()], events: [event()] },
  },
  'missing-mission': {
    fires: { streaks: [{ objectives: ['gone'] }] },
    at: ['objectives.missions.0'],
    passes: { streaks: [{ objectives: 'x' }], missions: [mission()] },
  },
  'missing-achievement': {
    fires: { surveys: [gives('gone')] },
    at: ['reward.achievements.0.id'],
    passes: { surveys: [gives('a')], achievements: [achievement()] },
  },
  'missing-level': {
    fires: { prizes: [prize({ requirement: { level: { id: 'gone' } } })] },
    at: ['requirement.level.id'],
    passes: { prizes: [prize({ requirement: { level: { id: '' } } })] },
  },
  'missing-quiz': {
    fires: { missions: [mission({ objectives: { quizzId: 'gone' } })] },
    at: ['objectives.quizzId'],
    passes: { missions: [mission({ objectives: { quizzId: 'x' } })], quizzes: [quiz()] },
  },
  'missing-survey': {
    fires: { missions: [mission({ objectives: { surveyId: 'gone' } })] },
    at: ['objectives.surveyId'],
    passes: { missions: [mission({ objectives: { surveyId: ' ' } })] },
  },
  'missing-prize': {
    fires: { mysteryboxes: [box()] },
    at: ['prizes.0.id'],
    passes: { mysteryboxes: [box()], prizes: [prize()] },
  },
  'missing-team': {
    fires: { players: [{ player: 'x', team: 'gone' }] },
    at: ['team'],
    passes: { players: [{ player: 'x', team: 't' }], teams: [{ id: 't' }] },
  },
  'missing-in-hidden-field': {
    fires: { players: [{ player: 'x', badges: ['gone'] }] },
    at: ['badges.0'],
    passes: { players: [{ player: 'x', badges: ['a'] }], achievements: [achievement()] },
  },
  'requirement-cycle': {
    fires: {
      missions: [mission({ requirement: { achievements: ['a'] } })],
      achievements: [achievement({ requirement: { missions: ['x'] } })],
    },
    at: ['requirement.achievements.0', 'requirement.missions.0'],
    passes: { missions: [mission({ requirement: { missions: ['y'] } }), mission({ id: 'y' })] },
  },
  unreachable: {
    fires: {
      prizes: [prize({ id: 'x', requirement: { achievements: ['a'] } })],
      achievements: [achievement()],
    },
    at: ['requirement.achievements.0'],
    passes: {
      prizes: [prize({ requirement: { achievements: ['a'], level: { id: 'low' } } })],
      achievements: [achievement()],
      events: [event(gives('a'))],
      // The low level cannot be reached itself, but who reaches the high one has it, too.
      levels: [level('low', 1, 1, { objectives: { achievements: ['never'] } }), level('high', 2, 2)],
    },
  },
  'achievement-never-given': {
    fires: { achievements: [achievement({ id: 'x' })] },
    at: ['steps'],
    passes: { achievements: [achievement()], quizzes: [quiz(gives('a'))] },
  },
  'requires-inactive': {
    fires: {
      missions: [mission({ requirement: { missions: ['y'] } }), mission({ id: 'y', isAvailable: false })],
    },
    at: ['requirement.missions.0'],
    passes: { missions: [mission({ requirement: { missions: ['y'] } }), mission({ id: 'y' })] },
  },
  'requires-ended': {
    fires: {
      missions: [
        mission({ requirement: { missions: ['y'] } }),
        mission({ id: 'y', active: { to: inDays(-1) } }),
      ],
    },
    at: ['requirement.missions.0'],
    passes: {
      missions: [
        mission({ requirement: { missions: ['y'] } }),
        mission({ id: 'y', active: { to: inDays(1) } }),
      ],
    },
  },
  'achievement-given-by-inactive': {
    fires: {
      achievements: [achievement({ id: 'x' })],
      missions: [mission({ ...gives('x'), active: { to: inDays(-1) } })],
      quizzes: [quiz({ ...gives('x'), isAvailable: false })],
    },
    at: ['steps'],
    passes: {
      achievements: [achievement()],
      quizzes: [quiz({ ...gives('a'), isAvailable: false })],
      events: [event(gives('a'))],
    },
  },
  'requires-later': {
    fires: {
      streaks: [{ objectives: ['y'], active: { to: inDays(5) } }],
      missions: [mission({ id: 'y', active: { from: inDays(5) } })],
    },
    at: ['objectives.missions.0'],
    passes: {
      streaks: [{ objectives: ['y'], active: { to: inDays(5) } }],
      missions: [mission({ id: 'y', active: { from: inDays(4) } })],
    },
  },
  'event-limit-below-count': {
    fires: {
      missions: [mission({ objectives: { events: [{ id: 'e', count: 3 }] } })],
      events: [event({ limitCount: true, countLimit: 2 })],
    },
    at: ['objectives.events.0.count'],
    passes: {
      missions: [mission({ objectives: { events: [{ id: 'e', count: 3 }] } })],
      events: [event({ limitCount: false, countLimit: 2 })],
    },
  },
  'leaderboard-drivers-not-in-time': {
    fires: {
      leaderboards: [{ active: { from: inDays(20), to: inDays(30) }, drivenBy: { missions: ['y', 'z'] } }],
      missions: [
        mission({ id: 'y', active: { to: inDays(10) } }),
        mission({ id: 'z', active: { from: inDays(31) } }),
      ],
      events: [event()],
    },
    at: ['drivenBy.missions.0'],
    passes: {
      leaderboards: [{ active: { from: inDays(20), to: inDays(30) }, drivenBy: { missions: ['y', 'z'] } }],
      missions: [
        mission({ id: 'y', active: { to: inDays(10) } }),
        mission({ id: 'z', active: { from: inDays(29) } }),
      ],
      events: [event()],
    },
  },
  'streak-mission-ends-before': {
    fires: {
      streaks: [{ objectives: ['y'], active: { from: inDays(9) } }],
      missions: [mission({ id: 'y', active: { to: inDays(8) } })],
    },
    at: ['objectives.missions.0'],
    passes: {
      streaks: [{ objectives: ['y'], active: { from: inDays(9) } }],
      missions: [mission({ id: 'y', active: { to: inDays(10) } })],
    },
  },
  'prize-not-in-time': {
    fires: {
      raffles: [raffle({ drawTime: inDays(9) })],
      mysteryboxes: [box({ id: 'b', active: { from: inDays(9) } })],
      prizes: [prize({ active: { to: inDays(8) } })],
    },
    at: ['prizes.0.id', 'prizes.0.id'],
    passes: {
      raffles: [raffle({ drawTime: inDays(9) })],
      mysteryboxes: [box({ id: 'b', active: { from: inDays(9) } })],
      prizes: [prize({ active: { to: inDays(10) } })],
    },
  },
  'streak-period-shorter': {
    fires: {
      streaks: [{ objectives: ['y'], period: 'daily' }],
      missions: [mission({ id: 'y', period: 'monthly', limitCount: true, countLimit: 1 })],
    },
    at: ['objectives.missions.0'],
    passes: {
      streaks: [{ objectives: ['y'], period: 'daily' }],
      missions: [mission({ id: 'y', period: 'weekly', limitCount: true, countLimit: 7 })],
    },
  },
  'prizes-together-more-than-stock': {
    fires: {
      prizes: [prize({ stockCount: 3 })],
      raffles: [raffle({ id: 'r' })],
      mysteryboxes: [box({ id: 'b' })],
    },
    at: ['stockCount'],
    passes: {
      prizes: [prize({ stockCount: 3 })],
      raffles: [raffle({ id: 'r' })],
      mysteryboxes: [box({ id: 'b', prizes: [{ id: 'p', count: 2, currentCount: 1 }] })],
    },
  },
  'requirement-tag-spelling': {
    fires: {
      missions: [mission({ requirement: { tags: ['Early  birds'] } })],
      players: [{ player: 'p', tags: ['early birds'] }],
    },
    at: ['requirement.tags'],
    passes: {
      missions: [mission({ requirement: { tags: ['early birds', 'nobody yet'] } })],
      players: [{ player: 'p', tags: ['early birds'] }],
    },
  },
  'requirement-level-ordinal': {
    fires: {
      raffles: [raffle({ requirement: { level: { id: 'l', ordinal: 1 } } })],
      levels: [level('l', 2, 5)],
    },
    at: ['requirement.level.id'],
    passes: {
      raffles: [raffle({ requirement: { level: { id: 'l', ordinal: 2 } } })],
      levels: [level('l', 2, 5)],
    },
  },
  'offers-inactive-prize': {
    fires: { raffles: [raffle()], prizes: [prize({ isAvailable: false })] },
    at: ['prizes.0.id'],
    passes: { raffles: [raffle({ isAvailable: false })], prizes: [prize({ isAvailable: false })] },
  },
  'rewards-inactive-achievement': {
    fires: { quizzes: [quiz(gives('a'))], achievements: [achievement({ isAvailable: false })] },
    at: ['reward.achievements.0.id'],
    passes: { quizzes: [quiz(gives('a'))], achievements: [achievement()] },
  },
  'driven-by-inactive-mission': {
    fires: {
      leaderboards: [{ drivenBy: { missions: ['y'] } }],
      missions: [mission({ id: 'y', isAvailable: false })],
    },
    at: ['drivenBy.missions.0'],
    passes: { leaderboards: [{ drivenBy: { missions: ['y'] } }], missions: [mission({ id: 'y' })] },
  },
  'streak-inactive-mission': {
    fires: { streaks: [{ objectives: 'y' }], missions: [mission({ id: 'y', isAvailable: false })] },
    at: ['objectives.missions.0'],
    passes: { streaks: [{ objectives: 'y' }], missions: [mission({ id: 'y' })] },
  },
  'mission-inactive-questionnaire': {
    fires: {
      missions: [mission({ objectives: { surveyId: 's' } })],
      surveys: [{ id: 's', isAvailable: false }],
    },
    at: ['objectives.surveyId'],
    passes: { missions: [mission({ objectives: { quizzId: 'q' } })], quizzes: [quiz({ id: 'q' })] },
  },
  'mission-inactive-event': {
    fires: { missions: [mission()], events: [event({ isAvailable: false })] },
    at: ['objectives.events.0.id'],
    passes: { missions: [mission()], events: [event()] },
  },
}
