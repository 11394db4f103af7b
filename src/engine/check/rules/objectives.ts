import { itemsOf, nameOf, partOf, rowWith } from '@/engine/programme/programmeIndex'
import { isPausedTooLong, isTooRareFor, pauseOf } from '@/engine/programme/streaks'
import { durationText } from '@/engine/time/texts'
import { everyPeriod, labelIn, noPeriod, repeatOf } from '@/model/choices'
import { isEmpty } from '@/model/edits'
import { limitOf } from '@/model/limits'
import { objectiveWarnings } from '@/model/missionWarnings'
import { prizeWarnings } from '@/model/prizeWarnings'
import { asTyped } from '@/model/received'
import { causedBy } from '../causes'
import { type CheckRule, objectRule } from '../types'

const without = objectRule({
  id: 'mission-without-objective',
  severity: 'error',
  title: 'A mission asks for nothing',
  why: 'Players see a mission with nothing to do, and can never finish it.',
  fix: 'Add an event, a quiz or a survey.',
  types: ['missions'],
  among: 'offered',
  *faultsOf(row) {
    for (const { path, isBlank } of objectiveWarnings(asTyped(row)))
      if (isBlank) yield { path, text: 'It has no objective.' }
  },
})

const several = objectRule({
  id: 'mission-several-objectives',
  severity: 'warning',
  title: 'A mission asks for several kinds of objectives',
  why: 'Applications differ in what they count then.',
  fix: 'Keep events, one quiz or one survey. Add a mission for each of the others.',
  types: ['missions'],
  among: 'offered',
  *faultsOf(row) {
    const { events, quizzId, surveyId } = partOf(row, 'objectives')
    const kinds = [
      itemsOf(events).some(([, { id }]) => id) && 'events',
      !isEmpty(quizzId) && 'a quiz',
      !isEmpty(surveyId) && 'a survey',
    ].filter((kind) => kind !== false)
    if (kinds.length > 1) yield { path: 'objectives.events', text: `It asks for ${kinds.join(' and ')}.` }
  },
})

const streak = objectRule({
  id: 'streak-without-mission',
  severity: 'note',
  title: 'A streak has no mission',
  why: 'Any activity keeps it up then. That is allowed, but often not intended.',
  fix: 'Choose a mission, or mute this if any activity should count.',
  types: ['streaks'],
  among: 'offered',
  *faultsOf(row, type, programme) {
    if (!programme.referencesOf(type, row).some(({ to }) => to === 'missions'))
      yield { path: 'objectives.missions', text: 'It has no mission, so any activity keeps it up.' }
  },
})

const twice = objectRule({
  id: 'listed-twice',
  severity: 'warning',
  title: 'A list names an event or a prize twice',
  why: 'Applications count one of the two entries, and nobody knows which.',
  fix: 'Remove one of the entries, and add its count to the other one.',
  types: ['missions', 'raffles', 'mysteryboxes'],
  among: 'offered',
  *faultsOf(row, type) {
    for (const { path, message } of type === 'missions'
      ? objectiveWarnings(asTyped(rowWith(row, 'objectives')))
      : prizeWarnings(asTyped(rowWith(row, 'prizes'))))
      if (path.endsWith('.id')) yield { path, text: message }
  },
})

const leaderboard = objectRule({
  id: 'leaderboard-incomplete',
  severity: 'warning',
  title: 'A leaderboard does not say who is ranked by what',
  why: 'Applications decide for themselves what they rank.',
  fix: 'Choose units and elements.',
  types: ['leaderboards'],
  among: 'offered',
  *faultsOf(row) {
    const words = { units: 'what players are ranked by', element: 'who is ranked' }
    const missing = (['units', 'element'] as const).filter((field) => isEmpty(row[field]))
    const [path] = missing
    if (path) yield { path, text: `Nothing says ${missing.map((field) => words[field]).join(', nor ')}.` }
  },
})

const eventLimit = objectRule({
  id: 'event-limit-below-count',
  severity: 'error',
  title: 'A mission asks for an event more often than the event counts',
  why: 'The event stops counting before the objective is met, so nobody can finish the mission.',
  fix: 'Raise the limit of the event, or ask for it less often.',
  types: ['missions'],
  among: 'offered',
  *faultsOf(row, _type, programme) {
    for (const [index, { id, count }] of itemsOf(partOf(row, 'objectives').events)) {
      const event = programme.find('events', id)
      const limit = event && limitOf(event)
      // A limit of 0 is reported by another rule.
      if (!event || limit === undefined || limit <= 0 || !(Number(count) > limit)) continue
      const text = `It counts ${limit} times at most, and missions ask for it more often.`
      yield {
        path: `objectives.events.${index}.count`,
        text: `It asks for \`${nameOf('events', event)}\` ${Number(count)} times, and that counts ${limit} times at most.`,
        cause: causedBy('events', event, text),
      }
    }
  },
})

const every = (period: unknown) => (labelIn(everyPeriod, period) ?? '').toLowerCase()
const refreshed = (period: unknown) =>
  repeatOf(period) ? `starts again ${every(period)} only` : `${every(period)} starts again`

const streakPeriod = objectRule({
  id: 'streak-period-shorter',
  severity: 'warning',
  title: 'The mission of a streak starts again too rarely',
  why: 'If players cannot complete the mission again in the same period, every run ends.',
  fix: 'Give the mission a refresh period as short as that of the streak, raise its limit, or choose another mission.',
  types: ['streaks'],
  among: 'offered',
  *faultsOf(row, type, programme) {
    for (const { to, id, path } of programme.referencesOf(type, row)) {
      const mission = to === 'missions' ? programme.find(to, id) : undefined
      const isPaused = mission && isPausedTooLong(row, mission)
      if (!mission || !(isPaused || isTooRareFor(row, mission))) continue
      const how = isPaused
        ? `can be done again only ${durationText(pauseOf(mission) * 1000)} after it was completed`
        : refreshed(repeatOf(mission.period) ?? noPeriod)
      yield {
        path,
        text: `It has to be kept up ${every(row.period)}, and its mission \`${nameOf('missions', mission)}\` ${how}.`,
      }
    }
  },
})

export const objectiveRules: CheckRule[] = [
  without,
  several,
  eventLimit,
  streak,
  streakPeriod,
  twice,
  leaderboard,
]
