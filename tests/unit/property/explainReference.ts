import type { ConditionKind, ConditionState, Person, State } from '@/engine/explain/types'
import type { ProgrammeIndex, Row } from '@/engine/programme/programmeIndex'
import type { EntityType } from '@/model/entityTypes'

/*
 * The definition of Player View once more, short and slow, for the generated programmes of `explainProgrammes.ts`: it looks
 * at everything until nothing changes. Only what their objects can hold is read.
 */

type States = Partial<Record<ConditionKind, ConditionState>>

interface Facts {
  conditions: States
  state: State
}

// biome-ignore lint/suspicious/noExplicitAny: a reference reads fields without types
type Any = any

const givingTypes = ['events', 'missions', 'streaks', 'achievements', 'levels', 'surveys', 'quizzes'] as const
const dated = ['missions', 'streaks', 'leaderboards', 'prizes', 'raffles', 'mysteryboxes']
const requiring = ['missions', 'achievements', 'leaderboards', 'prizes', 'raffles', 'mysteryboxes']
const limited = ['events', 'missions', 'prizes', 'raffles', 'mysteryboxes']

const is = (isMet: boolean): ConditionState => (isMet ? 'met' : 'unmet')
const read = (text: string | undefined, open: number, year: (year: number) => boolean): number => {
  if (text === undefined) return open
  return year(new Date(text).getUTCFullYear()) ? open : Date.parse(text)
}
const fold = (text: string | undefined) => (text ?? '').trim().toLowerCase()

/** The states of all objects, by 'type/id'. */
export function referenceOf(programme: ProgrammeIndex, person: Person, at: number): Map<string, Facts> {
  const rowsOf = (type: EntityType) => programme.rows(type) as readonly (Row & Any)[]
  const find = (type: EntityType, id: unknown): Any => rowsOf(type).find((row) => row.id === id)
  const byId = rowsOf('levels').filter((row) => person.level?.id !== undefined && row.id === person.level.id)
  const byName = rowsOf('levels').filter((row) => row.name === person.level?.name)
  const named = byId.length > 0 ? byId : byName
  const ordinal: number | undefined =
    person.level === undefined
      ? Number.NEGATIVE_INFINITY
      : named.length === 1
        ? (named[0].ordinal as number | undefined)
        : undefined
  const from = (row: Any) => read(row.active?.from, Number.NEGATIVE_INFINITY, (year) => year <= 1)
  const to = (type: EntityType, row: Any) => {
    const end = read(row.active?.to, Number.POSITIVE_INFINITY, (year) => year >= 9999)
    const isOnce = row.period === undefined || row.period === 'all-time'
    const isDrawn = type === 'raffles' && isOnce && row.enabled !== false && row.drawTime !== undefined
    return isDrawn ? Math.min(end, Date.parse(row.drawTime)) : end
  }
  const found = new Map<string, Facts>()
  const stateOf = (type: EntityType, row: Any) => found.get(`${type}/${row.id}`)?.state
  const steps = (row: Any, id: string): boolean =>
    (row.reward?.achievements ?? []).some((one: Any) => one.id === id && (one.steps ?? 1) > 0)
  const giversOf = (id: string) =>
    givingTypes.flatMap((type) =>
      rowsOf(type).flatMap((row) => (steps(row, id) ? [[type, row] as const] : [])),
    )
  const driversOf = (row: Any): string[] =>
    (row.drivenBy?.missions ?? []).filter((id: string) => id.trim() !== '')
  const isOn = (row: Any) => row.isAvailable !== false && from(row) <= at && at <= to('missions', row)

  const level = (row: Any): ConditionState => {
    const wanted = row.requirement?.level
    if (!wanted) return 'met'
    const named = find('levels', wanted.id)
    const needed: number | undefined = wanted.ordinal ?? named?.ordinal
    if (needed === undefined && named) return person.level === undefined ? 'unmet' : 'unknown'
    if (needed === undefined) return programme.isWhole('levels') ? 'unmet' : 'unknown'
    return ordinal === undefined ? 'unknown' : is(ordinal >= needed)
  }
  const objective = (type: EntityType, row: Any): ConditionState => {
    if (type === 'streaks') {
      const id = row.objectives?.missions?.[0]
      if (id === undefined) return 'met'
      const mission = find('missions', id)
      if (!mission) return programme.isWhole('missions') ? 'unmet' : 'unknown'
      const state = stateOf('missions', mission)
      return state === 'open' ? 'met' : state === 'perhaps' ? 'unknown' : 'unmet'
    }
    if (type === 'missions') {
      const parts: [EntityType, string][] = [
        ...(row.objectives?.events ?? []).map((one: Any) => ['events', one.id]),
        ...(row.objectives?.quizzId ? [['quizzes', row.objectives.quizzId] as [EntityType, string]] : []),
        ...(row.objectives?.surveyId ? [['surveys', row.objectives.surveyId] as [EntityType, string]] : []),
        ...(row.objectives?.missions ?? []).map((id: string) => ['missions', id]),
      ]
      if (parts.length === 0) return 'unmet'
      const states = parts.map(([of, id]) => {
        const part = find(of, id)
        if (!part) return programme.isWhole(of) ? 'unmet' : 'unknown'
        return is(part.isAvailable !== false)
      })
      return states.includes('unmet') ? 'unmet' : states.includes('unknown') ? 'unknown' : 'met'
    }
    return is(((type === 'surveys' || type === 'quizzes' ? row.questions : row.prizes) ?? []).length > 0)
  }
  const stock = (type: EntityType, row: Any): ConditionState => {
    if (type !== 'prizes')
      return is((row.prizes ?? []).some((one: Any) => one.id && (one.count ?? 0) > (one.currentCount ?? 0)))
    if (row.limitStock === false) return 'met'
    const left: number | undefined =
      row.stock?.available ??
      (row.stockCount === undefined ? undefined : row.stockCount - (row.stock?.redeemed ?? 0))
    if (left === undefined) return row.limitStock ? 'unknown' : 'met'
    return is(left > 0)
  }
  const limit = (type: EntityType, row: Any): ConditionState => {
    if (!row.limitCount) return 'met'
    const most = row.countLimit ?? 0
    const isOnce = row.period === undefined || row.period === 'all-time'
    const isDone = type === 'missions' && isOnce && person.finished.includes(row.id) && most <= 1
    const uses = person.used[`${type}/${row.id}`] ?? (isDone ? 1 : person.assumesNone ? 0 : undefined)
    return uses === undefined ? 'unknown' : is(uses < most)
  }
  const given = (row: Any): ConditionState => {
    const states = giversOf(row.id).map(([type, giver]) => stateOf(type, giver))
    if (states.includes('open')) return 'met'
    if (states.includes('perhaps') || givingTypes.some((type) => !programme.isWhole(type))) return 'unknown'
    return 'unmet'
  }
  const driven = (row: Any): ConditionState => {
    const drivers = driversOf(row)
    if (drivers.length === 0) return 'met'
    if (drivers.some((id) => find('missions', id) && isOn(find('missions', id)))) return 'met'
    return programme.isWhole('missions') ? 'unmet' : 'unknown'
  }

  const conditionsOf = (type: EntityType, row: Any): States => {
    const wanted = row.requirement ?? {}
    const all: States = { available: is(row.isAvailable !== false) }
    if (dated.includes(type)) {
      all.started = is(at >= from(row))
      all.notOver = is(at <= to(type, row))
    }
    if (requiring.includes(type)) {
      all.level = level(row)
      all.category = is(fold(wanted.category) === '' || fold(wanted.category) === fold(person.category))
      all.tags = is((wanted.tags ?? []).every((tag: string) => person.tags.map(fold).includes(fold(tag))))
      all.achievements = is((wanted.achievements ?? []).every((id: string) => person.badges.includes(id)))
      const isDone = (wanted.missions ?? []).every((id: string) => person.finished.includes(id))
      all.missions = isDone ? 'met' : person.assumesNone ? 'unmet' : 'unknown'
    }
    if (['missions', 'streaks', 'raffles', 'mysteryboxes', 'surveys', 'quizzes'].includes(type))
      all.objective = objective(type, row)
    if (['prizes', 'raffles', 'mysteryboxes'].includes(type)) {
      all.price = is(person.credits >= (row.credits ?? 0))
      all.stock = stock(type, row)
    }
    if (type === 'levels') {
      const asked = row.objectives ?? {}
      all.achievements = is((asked.achievements ?? []).every((id: string) => person.badges.includes(id)))
      all.points = is(person.points >= (asked.points ?? 0))
      all.credits = is(person.credits >= (asked.credits ?? 0))
    }
    if (type === 'achievements') all.given = given(row)
    if (type === 'leaderboards') all.driven = driven(row)
    if (limited.includes(type)) all.limit = limit(type, row)
    return all
  }
  const decide = (type: EntityType, row: Any, all: States): State => {
    const has =
      type === 'achievements'
        ? person.badges.includes(row.id)
        : type === 'levels' && row.ordinal !== undefined && ordinal !== undefined && row.ordinal <= ordinal
    if (has) return 'has'
    if (all.available === 'unmet') return 'inactive'
    if (all.notOver === 'unmet') return 'over'
    const unmet = Object.entries(all).filter(([, state]) => state === 'unmet')
    const isComing = [
      ...(type === 'achievements' ? giversOf(row.id).map(([of, giver]) => stateOf(of, giver)) : []),
      ...(type === 'leaderboards'
        ? driversOf(row).flatMap((id) =>
            find('missions', id) ? [stateOf('missions', find('missions', id))] : [],
          )
        : []),
    ].includes('coming')
    const waits = unmet.length === 1 && (all.given === 'unmet' || all.driven === 'unmet')
    if (all.started === 'unmet' || (waits && isComing)) return 'coming'
    if (all.stock === 'unmet') return 'sold-out'
    if (all.limit === 'unmet') return 'used-up'
    if (unmet.length > 0) return 'locked'
    return Object.values(all).includes('unknown') ? 'perhaps' : 'open'
  }

  // From nothing, so that nothing opens itself.
  for (let before = ''; ; ) {
    for (const [type, row] of programme.each([
      ...givingTypes,
      'leaderboards',
      'prizes',
      'raffles',
      'mysteryboxes',
    ])) {
      const conditions = conditionsOf(type, row)
      found.set(`${type}/${row.id}`, { conditions, state: decide(type, row, conditions) })
    }
    const now = JSON.stringify([...found])
    if (now === before) return found
    before = now
  }
}
