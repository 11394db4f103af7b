import {
  achievement,
  box,
  type Case,
  choice,
  event,
  gives,
  inDays,
  level,
  mission,
  prize,
  question,
  quiz,
  raffle,
} from './samples'

/** Rules about the values of an object, and about lists. */
export const valueCases: Record<string, Case> = {
  'level-ordinal-repeated': {
    fires: { levels: [level('y', 1, 1), level('x', 1, 2)] },
    at: ['ordinal'],
    passes: { levels: [level('y', 1, 1), level('x', 2, 2), level('z', 2, 9, { isAvailable: false })] },
  },
  'level-points-not-rising': {
    fires: { levels: [level('y', 1, 10), level('x', 2, 9)] },
    at: ['objectives.points'],
    passes: { levels: [level('y', 1, 10), level('x', 2, 10, { objectives: { points: 10, credits: 1 } })] },
  },
  'level-without-ordinal': {
    fires: { levels: [level('x', undefined, 1)] },
    at: ['ordinal'],
    passes: { levels: [level('x', '0', 1)] },
  },
  'window-ended': {
    fires: { missions: [mission({ active: { to: inDays(-1) } })] },
    at: ['active.to'],
    passes: { missions: [mission({ active: { to: inDays(-1) }, isAvailable: false })] },
  },
  'window-reversed': {
    fires: { streaks: [{ active: { from: inDays(2), to: inDays(1) } }] },
    at: ['active.to'],
    passes: { streaks: [{ active: { from: inDays(1) } }] },
  },
  'date-unreadable': {
    fires: { raffles: [raffle({ active: { from: 'soon' } })] },
    at: ['active.from'],
    passes: { raffles: [raffle({ active: { from: null, to: '' } })] },
  },
  'raffle-without-draw': {
    fires: { raffles: [raffle({ drawTime: '' })] },
    at: ['drawTime'],
    passes: { raffles: [raffle({ drawTime: undefined, isAvailable: false })] },
  },
  'raffle-draw-before-end': {
    fires: { raffles: [raffle({ drawTime: inDays(1), active: { to: inDays(2) } })] },
    at: ['drawTime'],
    passes: { raffles: [raffle({ drawTime: inDays(1), period: 'weekly', active: { to: inDays(2) } })] },
  },
  'raffle-draw-passed': {
    fires: { raffles: [raffle({ drawTime: inDays(-1), period: 'all-time' })] },
    at: ['drawTime'],
    passes: { raffles: [raffle({ drawTime: inDays(-1), period: 'daily' })] },
  },
  'raffle-disabled': {
    fires: { raffles: [raffle({ enabled: false })] },
    at: ['enabled'],
    passes: { raffles: [raffle({ enabled: true })] },
  },
  'prize-out-of-stock': {
    fires: { prizes: [prize({ id: 'x', stock: { available: 0, redeemed: 5 } })] },
    at: ['stockCount'],
    passes: { prizes: [prize({ limitStock: false, stockCount: 0 })] },
  },
  'raffle-without-prizes': {
    fires: { raffles: [raffle({ prizes: [{ id: '' }] })] },
    at: ['prizes'],
    passes: { raffles: [raffle()] },
  },
  'box-without-prizes': {
    fires: { mysteryboxes: [{ name: 'B' }] },
    at: ['prizes'],
    passes: { mysteryboxes: [box()] },
  },
  'prizes-all-won': {
    fires: { mysteryboxes: [box({ prizes: [{ id: 'p', count: 2, currentCount: 2 }] })] },
    at: ['prizes'],
    passes: { mysteryboxes: [box()] },
  },
  'prize-without-units': {
    fires: { raffles: [raffle({ prizes: [{ id: 'p', count: 0 }] })] },
    at: ['prizes.0.count'],
    passes: { raffles: [raffle({ prizes: [{ id: '', count: 0 }] })] },
  },
  'prize-more-units-than-stock': {
    fires: { raffles: [raffle()], prizes: [prize({ stockCount: 1 })] },
    at: ['prizes.0.count'],
    passes: { raffles: [raffle()], prizes: [prize({ stockCount: 1, limitStock: false })] },
  },
  'limit-zero': {
    fires: { events: [event({ id: 'x', limitCount: true, countLimit: 0 })] },
    at: ['countLimit'],
    passes: { events: [event({ limitCount: false, countLimit: 0 })] },
  },
  'time-limit-zero': {
    fires: { quizzes: [quiz({ timing: { maxSecondsToComplete: 0 } })] },
    at: ['timing.maxSecondsToComplete'],
    passes: {
      missions: [mission({ timeToComplete: false, timing: { maxSecondsToComplete: 0 } })],
      quizzes: [quiz()],
    },
  },
  'achievement-without-steps': {
    fires: { achievements: [achievement({ id: 'x', steps: 0 })] },
    at: ['steps'],
    passes: { achievements: [achievement()] },
  },
  'reward-without-steps': {
    fires: { missions: [mission(gives('a', 0))] },
    at: ['reward.achievements.0.steps'],
    passes: { missions: [mission(gives('a', 2))] },
  },
  'objective-count-zero': {
    fires: { missions: [mission({ objectives: { events: [{ id: 'e', count: 0 }] } })] },
    at: ['objectives.events.0.count'],
    passes: { missions: [mission()] },
  },
  'mission-without-objective': {
    fires: { missions: [mission({ objectives: { events: [{ id: '' }], quizzId: '' } })] },
    at: ['objectives.events'],
    passes: { missions: [mission({ objectives: { missions: ['y'] } }), mission({ id: 'y' })] },
  },
  'mission-several-objectives': {
    fires: { missions: [mission({ objectives: { quizzId: 'q', surveyId: 's' } })] },
    at: ['objectives.events'],
    passes: { missions: [mission({ objectives: { events: [], quizzId: 'q', surveyId: '' } })] },
  },
  'streak-without-mission': {
    fires: { streaks: [{ objectives: { missions: [] } }] },
    at: ['objectives.missions'],
    passes: { streaks: [{ objectives: ['m'] }] },
  },
  'listed-twice': {
    fires: {
      mysteryboxes: [
        box({
          prizes: [
            { id: 'p', count: 1 },
            { id: 'p', count: 2 },
          ],
        }),
      ],
    },
    at: ['prizes.1.id'],
    passes: {
      mysteryboxes: [
        box({
          prizes: [
            { id: 'p', count: 1 },
            { id: 'q', count: 2 },
          ],
        }),
      ],
    },
  },
  'leaderboard-incomplete': {
    fires: { leaderboards: [{ units: 'points' }] },
    at: ['element'],
    passes: { leaderboards: [{ units: 'points', element: 'team' }] },
  },
  'quiz-without-questions': {
    fires: { quizzes: [quiz({ questions: 'none' })] },
    at: ['questions'],
    passes: { quizzes: [quiz()] },
  },
  'survey-without-questions': {
    fires: { surveys: [{ questions: [] }] },
    at: ['questions'],
    passes: { surveys: [{ questions: [], isAvailable: false }] },
  },
  'question-without-correct-option': {
    fires: { quizzes: [quiz({ questions: [question(), question({ choices: [choice(false)] })] })] },
    at: ['questions.1.choices'],
    passes: { quizzes: [quiz()] },
  },
  'single-choice-two-correct': {
    fires: { quizzes: [quiz({ questions: [question({ choices: [choice(true), choice(true)] })] })] },
    at: ['questions.0.choices'],
    passes: {
      quizzes: [quiz({ questions: [question({ type: 'multi', choices: [choice(true), choice(true)] })] })],
    },
  },
  'question-blank': {
    fires: { surveys: [{ questions: [question({ choices: [{ text: 'A' }, { text: ' ' }] })] }] },
    at: ['questions.0.choices.1.text'],
    passes: { surveys: [{ questions: [question()] }] },
  },
  'question-without-choice': {
    fires: { surveys: [{ questions: [question({ choices: [{ text: 'A' }] })] }] },
    at: ['questions.0.choices'],
    passes: { surveys: [{ questions: [question()] }] },
  },
  'pass-score-unreachable': {
    fires: { quizzes: [quiz({ requiredPassRate: 101 })] },
    at: ['requiredPassRate'],
    passes: { quizzes: [quiz({ requiredPassRate: 0, questions: [question({ weight: 0 })] })] },
  },
  'id-repeated': {
    fires: {
      teams: [
        { id: 'x', name: 'A' },
        { id: 'x', name: 'B' },
      ],
    },
    at: ['id'],
    passes: { teams: [{ id: 'x' }, { id: 'y' }], events: [event({ id: 'x' })] },
  },
  'name-missing': {
    fires: { teams: [{ name: ' ' }] },
    at: ['name'],
    passes: { teams: [{ name: 'T' }], players: [{ player: 'x' }] },
  },
  'image-insecure': {
    fires: { teams: [{ imgUrl: 'http://a.example/b.png' }] },
    at: ['imgUrl'],
    passes: { teams: [{ imgUrl: '/b.png' }, { id: 'y', imgUrl: 'https://a.example/b.png' }] },
  },
  'event-unused': {
    fires: { events: [event({ id: 'x', reward: { points: 0, achievements: [] } })] },
    at: ['reward.points'],
    passes: { events: [event({ reward: {} })], missions: [mission()] },
  },
  'name-repeated': {
    fires: { teams: [{ id: 'y', name: 'Red  Team' }, { name: 'red team ' }] },
    at: ['name'],
    passes: { teams: [{ name: 'Red' }], events: [event({ name: 'Red' })] },
  },
  'tag-spelling': {
    fires: { teams: [{ id: 'y', tags: ['fun'] }, { id: 'z', tags: ['fun'] }, { tags: ['Fun '] }] },
    at: ['tags'],
    passes: { teams: [{ tags: ['fun'] }], missions: [mission({ tags: ['fun'] })] },
  },
  'category-spelling': {
    fires: { teams: [{ id: 'y', category: 'A b' }, { id: 'z', category: 'A b' }, { category: 'A  b' }] },
    at: ['category'],
    passes: { teams: [{ category: 'A' }, { id: 'y', category: 'B' }] },
  },
}
