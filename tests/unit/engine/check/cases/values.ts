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

const eight = Array.from({ length: 8 }, (_, index) => `other-${index}`)
const eventsWith = (points: number) => eight.map((id) => event({ id, reward: { points } }))
const prizesWith = (credits: number) => eight.map((id) => prize({ id, credits }))

/** Rules about the values of an object, and about lists. */
export const valueCases: Record<string, Case> = {
  'credits-without-limit': {
    fires: { events: [event({ reward: { credits: 2 } })] },
    at: ['countLimit'],
    passes: {
      events: [
        event({ id: 'limited', limitCount: true, countLimit: 9, reward: { credits: 2 } }),
        event({ id: 'points', reward: { points: 2 } }),
      ],
    },
  },
  'price-out-of-reach': {
    // A keen player earns 2,190 in a year.
    fires: { events: [event({ reward: { credits: 2 } })], prizes: [prize({ credits: 2191 })] },
    at: ['credits'],
    passes: {
      events: [event({ reward: { credits: 2 } })],
      prizes: [prize({ credits: 2190 }), prize({ id: 'held', credits: 5000 })],
      players: [{ player: 'rich', credits: 5000 }],
    },
  },
  'box-worth-more-than-price': {
    fires: {
      prizes: [prize({ id: 'p', credits: 16 })],
      mysteryboxes: [box({ credits: 10, prizes: [{ id: 'p', count: 2 }] })],
    },
    at: ['credits'],
    passes: {
      prizes: [prize({ id: 'p', credits: 15 })],
      mysteryboxes: [
        box({ credits: 10, prizes: [{ id: 'p', count: 2 }] }),
        box({ id: 'free', credits: 0, prizes: [{ id: 'p', count: 2 }] }),
      ],
    },
  },
  'raffle-dearer-than-prizes': {
    fires: {
      prizes: [prize({ id: 'p', credits: 9 })],
      raffles: [raffle({ credits: 10, prizes: [{ id: 'p', count: 2 }] })],
    },
    at: ['credits'],
    passes: {
      prizes: [prize({ id: 'p', credits: 10 })],
      raffles: [raffle({ credits: 10, prizes: [{ id: 'p', count: 2 }] })],
    },
  },
  'level-step-steep': {
    fires: {
      events: [event({ reward: { points: 1 } })],
      levels: [level('a', 1, 2), level('b', 2, 6), level('x', 3, 18)],
    },
    at: ['objectives.points'],
    passes: {
      events: [event({ reward: { points: 1 } })],
      levels: [level('a', 1, 2), level('b', 2, 6), level('x', 3, 17)],
    },
  },
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
  'placeholder-text': {
    fires: {
      quizzes: [
        quiz({
          questions: [question({ text: 'Replace this question.' }), question({ text: ' TODO: ask ' })],
        }),
      ],
    },
    at: ['questions.0.text', 'questions.1.text'],
    passes: {
      quizzes: [
        quiz({
          isAvailable: false,
          questions: [question({ text: 'Replace this question.' })],
        }),
        quiz({ questions: [question({ text: 'Which word would replace this one?' })] }),
      ],
    },
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
  'question-id-repeated': {
    fires: {
      surveys: [
        {
          questions: [
            question({ id: 'q' }),
            question({
              id: 'q',
              choices: [
                { ...choice(true), id: 'c' },
                { ...choice(false), id: 'c' },
              ],
            }),
          ],
        },
      ],
    },
    at: ['questions.1.id', 'questions.1.choices.1.id'],
    passes: {
      surveys: [{ questions: [question({ id: 'q' }), question({ id: 'r' }), question(), question()] }],
    },
  },
  'invisible-character': {
    fires: { teams: [{ id: 'x\u200B', name: 'Red\u00A0Team' }] },
    at: ['id', 'name'],
    // A joiner of an emoji, and one that Persian needs.
    passes: { teams: [{ name: 'Farmers \u{1F468}\u200D\u{1F33E}' }, { id: 'y', name: 'می\u200Cخواهم' }] },
  },
  'reward-far-above-others': {
    fires: { events: [...eventsWith(4), event({ id: 'x', reward: { points: 40 } })] },
    at: ['reward.points'],
    passes: { events: [...eventsWith(4), event({ id: 'x', reward: { points: 39 } })] },
  },
  'price-far-above-others': {
    fires: { prizes: [...prizesWith(20), prize({ id: 'x', credits: 2000 })] },
    at: ['credits'],
    passes: { prizes: [...prizesWith(20).slice(2), prize({ id: 'x', credits: 2000 })] },
  },
  'value-not-allowed': {
    fires: { levels: [level('x', -1, 1, { tags: 'ladder', reward: { points: '150' } })] },
    at: ['ordinal', 'tags', 'reward.points'],
    passes: { levels: [level('x', 0, 1, { tags: null, unknown: -1, reward: { points: 150 } })] },
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
  'id-twin': {
    fires: { teams: [{ id: 'gold-team' }, { id: 'gold\u2010team' }] },
    at: ['id'],
    passes: { teams: [{ id: 'gold-team' }, { id: 'goldteam' }], events: [event({ id: 'Gold-team' })] },
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
