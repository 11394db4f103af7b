// The rows of the bench: row `i` of a type is the same in every run, in every account and for every application.
import { readBundle, resourcesOf } from '../../../openapi/tools/contractTable.mjs'
import { origins } from '../../live/servers/settings.ts'

const contract = readBundle('openapi/admin-api-v0.yaml')
const resources = resourcesOf(contract).filter(({ scope }) => scope === 'account')
const types = resources.map(({ name }) => name)

/** The types whose objects have a field. */
const typesWith = (field) =>
  resources
    .filter(({ schema }) => field in contract.components.schemas[schema].properties)
    .map(({ name }) => name)

/** Number of rows of a usual list: as many as the console requests at once. */
const usual = 500

/** An account is named after the length of its long list. */
export const accountOf = (count) => `rows-${count}`

/** The type with the long list. Real lists of more than 50,000 objects are players. */
export const longTypeOf = (count) => (count > 50_000 ? 'players' : 'missions')

const singulars = { mysteryboxes: 'Box', quizzes: 'Quiz' }
export const singularOf = (type) => {
  const word = singulars[type] ?? type.slice(0, -1)
  return word[0].toUpperCase() + word.slice(1)
}

/** The search term of the bench, in names only. Its later letters exclude more and more of these names. */
export const term = 'silver'
const names = [
  'Silver',
  'Silvester',
  'Silvia',
  'Silk',
  'Simple',
  'Summit',
  'Harbour',
  'Amber',
  'Cobalt',
  'Meadow',
]
const words =
  'players collect points for their team when they ride walk or read together before the week ends and the bell rings twice'.split(
    ' ',
  )
const categories = ['outdoors', 'puzzles', 'reading', 'music']
const periods = ['all-time', 'daily', 'weekly', 'monthly']

/** A prime above every row count: multiples of a factor are unique below it, so each sort has one possible result. */
const prime = 100_003
const scattered = (index, factor, start) => (index * factor + start) % prime

const sentence = (index, length) => {
  let text = ''
  for (let at = index; text.length < length; at += 1 + (at % 7)) text += `${words[at % words.length]} `
  return `${text.trim()}.`
}

const question = (_, number) => ({
  id: `q${number}`,
  type: 'single',
  text: `${sentence(number, 60)} Which one is it?`,
  weight: 1,
  strictMode: false,
  choices: Array.from({ length: 4 }, (_, choice) => ({
    id: `q${number}-${choice}`,
    text: sentence(number + choice, 20),
    correctAnswer: choice === 0,
  })),
})

/** The first quiz of the default list, by its name: the longest form of the console. */
const isLongQuiz = (type, index) => type === 'quizzes' && index === 0
const questionsOf = (type, index) => ({
  questions: Array.from({ length: isLongQuiz(type, index) ? 100 : 3 }, question),
  completed: scattered(index, 31, 5),
})

const activeOf = (index) => ({
  from: new Date(Date.UTC(2024, index % 12, 1)).toISOString(),
  to: new Date(Date.UTC(2030, index % 12, 1)).toISOString(),
})

/** The types whose objects have points or credits themselves, not as their reward. */
const scored = typesWith('credits')

/** Fields of the types besides the common ones. */
const extras = {
  missions: (index) => ({
    period: periods[index % 4],
    priority: index % 10,
    limitCount: index % 2 === 0,
    countLimit: 1 + (index % 9),
    active: activeOf(index),
    timing: { maxSecondsToComplete: 3600, minSecondsToRestart: 86_400 },
    timeToComplete: true,
    timeToRestart: false,
    objectives: { events: [{ id: 'event-1', count: 1 + (index % 5), currentCount: 0 }] },
  }),
  achievements: (index) => ({ steps: 1 + (index % 5) }),
  leaderboards: (index) => ({ period: periods[index % 4] }),
  levels: (index, scores) => ({ ordinal: index + 1, objectives: scores }),
  raffles: (index) => ({ drawTime: activeOf(index).to }),
  surveys: (index) => questionsOf('surveys', index),
  quizzes: (index) => ({
    ...questionsOf('quizzes', index),
    type: 'basic',
    requiredPassRate: 100,
    timing: { maxSecondsToComplete: 120 },
  }),
}
for (const type of typesWith('stock')) {
  const before = extras[type] ?? (() => ({}))
  extras[type] = (index) => ({ ...before(index), stock: { available: index, redeemed: index % 50 } })
}

/** Ranges of some days or weeks, from last year to the next. */
const seasonOf = (index) => {
  const start = Date.UTC(new Date().getUTCFullYear() - 1, index % 36, 1 + (index % 28))
  return {
    from: new Date(start).toISOString(),
    to: new Date(start + (3 + (index % 40)) * 86_400_000).toISOString(),
  }
}
for (const type of typesWith('active').filter((type) => type !== 'missions')) {
  const before = extras[type] ?? (() => ({}))
  extras[type] = (index) => ({ ...before(index), active: seasonOf(index) })
}

function rowOf(type, account, index) {
  const scores = { points: scattered(index, 7919, 13), credits: scattered(index, 4726, 7) }
  const number = isLongQuiz(type, index) ? 999_999 : scattered(index, 48_271, 11)
  return {
    [type === 'players' ? 'player' : 'id']: `${type}-${index}`,
    account,
    name: `${singularOf(type)} ${String(number).padStart(6, '0')} ${names[scattered(index, 31, 3) % names.length]}`,
    description: sentence(index, 80 + (index % 100)),
    isAvailable: index % 5 !== 0,
    imgUrl: `${origins.api}/pictures/${index % 48}.png`,
    tags: [words[index % words.length]],
    category: categories[index % categories.length],
    ...(scored.includes(type) ? scores : { reward: scores }),
    ...extras[type]?.(index, scores),
  }
}

export const isType = (type) => types.includes(type)

/** All rows of a type, in the order in which the API returns them: players by points, as the console requests them. */
export function rowsOf(type, account) {
  const count = Number(account.split('-')[1])
  const length = longTypeOf(count) === type ? count : Math.min(count, usual)
  const rows = Array.from({ length }, (_, index) => rowOf(type, account, index))
  return type === 'players' ? rows.sort((a, b) => b.points - a.points) : rows
}

export const accounts = (counts) =>
  counts.map((count) => ({
    account: accountOf(count),
    name: `${singularOf(longTypeOf(count))}s ${count}`,
    isAvailable: true,
    isDevAccount: false,
  }))

/** One figure changes with every third call. */
export const statistics = (calls) => ({
  players: usual,
  activePlayers: 120,
  missions: usual,
  startedMissions: 340,
  points: 3000 + Math.floor(calls / 3),
  credits: 700,
})

/** A PNG, as a CDN would serve it: Chromium draws SVG on the main thread, which costs more. */
export const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAADAAAAAwCAIAAADYYG7QAAAAcUlEQVR42u3YwQ3AIAwEQQpLTZSY1o4GkBCJDSdrVxQwL7BpT3+tTgMECBAgQMVBmnUHpFXnQNopHaT9EkH6WgpI/woGKaK6IMVVEaToAAEC5A7iYuRxLToPOU6MjjO149bhuJeZbq58NgACBAjQmTMAWrMgdoYcZR4AAAAASUVORK5CYII=',
  'base64',
)
