import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { type MetricName, metricOf } from '@/api/metrics'
import type { Statistics } from '@/generated/model'
import { hourMs } from '@/lib/days'
import { nouns } from '@/model/words'
import { timeSchema } from '@/stored/schemas'
import { storageKeys } from '@/stored/storageKeys'
import { stored } from '@/stored/stored'
import { type Sample, withSample } from './sparkline'

/** Figures by name. */
export type SeenMetrics = Readonly<Record<string, number>>

/** The figures at a moment. */
export interface Seen {
  at: number
  figures: SeenMetrics
}

/** Stored for each user and account: the latest figures, and those at the end of the previous visit. */
interface Visits {
  seen: Seen
  before?: Seen
}

/** A user who returns after this long begins a new visit. */
const newVisitAfter = hourMs / 2

/**
 * Updates the stored visits with the current figures. After a long absence, the stored figures become those of the
 * previous visit.
 */
export function nextVisits(visits: Visits | undefined, seen: Seen): Visits {
  if (!visits) return { seen }
  return { seen, before: seen.at - visits.seen.at > newVisitAfter ? visits.seen : visits.before }
}

/** The growth of a figure since the previous visit; undefined on the first visit, and for a new figure. */
export function growthOf(before: Seen | undefined, name: string, value: number): number | undefined {
  const was = before?.figures[name]
  return was === undefined ? undefined : value - was
}

const seenSchema: z.ZodMiniType<Seen> = z.object({
  at: timeSchema,
  figures: z.record(z.string(), z.number()),
})
const kept = stored<Visits>(
  storageKeys.visits,
  z.object({ seen: seenSchema, before: z.optional(seenSchema) }),
)

/** The visits of the user to an account. */
export const readVisits = kept.get

/** Figures whose growth shows the activity of players. */
export const followedMetrics: readonly { name: MetricName; label: string }[] = [
  { name: 'points', label: `${nouns.points.title} given` },
  { name: 'activePlayers', label: `Active ${nouns.players.many}` },
  { name: 'startedMissions', label: `${nouns.missions.title} started` },
  { name: 'unlockedAchievements', label: `${nouns.achievements.title} unlocked` },
  { name: 'prizes', label: `${nouns.prizes.title} redeemed` },
  { name: 'streaksCompleted', label: `${nouns.streaks.title} completed` },
]

/** The samples of the figures since the page was loaded, by account. Kept when the screen unmounts. */
const courses = new Map<string, ReadonlyMap<MetricName, readonly Sample[]>>()

/** The interval at which the figures are written to the browser's storage, in ms. */
const keepEveryMs = 20_000

interface SinceVisit {
  /** The figures at the end of the previous visit; undefined on the first one. */
  before: Seen | undefined
  /** There is no previous visit. Known at once. */
  isFirst: boolean
  course: ReadonlyMap<MetricName, readonly Sample[]>
}

/** Compares figures with the previous visit, and collects samples of them. */
export function useSinceVisit(account: string, statistics: Statistics | undefined): SinceVisit {
  const [visits, setVisits] = useState(() => readVisits(account))
  const [isFirst] = useState(() => !visits || !nextVisits(visits, { ...visits.seen, at: Date.now() }).before)
  const [keptAt, setKeptAt] = useState(0)
  const [isOpened, setOpened] = useState(false)
  const [course, setCourse] = useState(() => courses.get(account) ?? new Map())

  useEffect(() => {
    if (!statistics) return
    const at = Date.now()
    const figures: SeenMetrics = Object.fromEntries(
      followedMetrics.map(({ name }) => [name, metricOf(statistics, name)]),
    )
    setCourse((was) => {
      const next = withMetrics(was, figures, at)
      courses.set(account, next)
      return next
    })
    if (isOpened && at - keptAt < keepEveryMs) return
    const next = nextVisits(visits, { at, figures })
    void kept.set(next, account)
    setVisits(next)
    setKeptAt(at)
    setOpened(true)
  }, [statistics, account, visits, keptAt, isOpened])

  return { before: isOpened ? visits?.before : undefined, isFirst, course }
}

/** Adds samples of the figures that changed. Returns the same map if none did. */
export function withMetrics(
  course: ReadonlyMap<MetricName, readonly Sample[]>,
  figures: SeenMetrics,
  at: number,
): ReadonlyMap<MetricName, readonly Sample[]> {
  const next = new Map(course)
  let isNew = false
  for (const { name } of followedMetrics) {
    const samples = course.get(name) ?? []
    const value = figures[name] ?? 0
    if (samples.at(-1)?.value === value) continue
    next.set(name, withSample(samples, { at, value }))
    isNew = true
  }
  return isNew ? next : course
}
