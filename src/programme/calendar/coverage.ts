import type { EntityType } from '@/entities/registry'
import { type ActiveWindow, isDated } from './windows'

/** A time in which nothing of a type is live, or more than usual. */
export interface Stretch {
  type: EntityType
  from: number
  /** Infinite for what has no end. */
  to: number
  /** The most objects that are live at once in this time. */
  most: number
}

/** What the console's forms write ends at 23:59 and goes on at 00:00: nothing to tell. */
const minGapMs = 3_600_000
/** Fewer at once are no pile-up. */
const minPile = 4

interface Step {
  from: number
  to: number
  count: number
}

/** How many are live from one change to the next, over all of time. */
function countsOf(spans: readonly ActiveWindow[]): Step[] {
  const turns = new Map<number, number>()
  const turn = (at: number, by: number) => turns.set(at, (turns.get(at) ?? 0) + by)
  for (const { from, to, isOn } of spans) {
    if (!isOn) continue
    turn(from, 1)
    // A window ends after its last moment.
    turn(to + 1, -1)
  }
  const moments = [...turns.keys()].sort((a, b) => (a < b ? -1 : 1))
  let count = 0
  return moments.map((from, index) => {
    count += turns.get(from) ?? 0
    return { from, to: moments[index + 1] ?? Number.POSITIVE_INFINITY, count }
  })
}

function byType(spans: readonly ActiveWindow[]): Map<EntityType, ActiveWindow[]> {
  const groups = new Map<EntityType, ActiveWindow[]>()
  for (const span of spans) {
    const group = groups.get(span.type)
    if (group) group.push(span)
    else groups.set(span.type, [span])
  }
  return groups
}

/** Neighbours that pass the test as one stretch. */
function stretches(type: EntityType, steps: readonly Step[], test: (step: Step) => boolean): Stretch[] {
  const found: Stretch[] = []
  for (const step of steps) {
    if (!test(step)) continue
    const before = found.at(-1)
    if (before?.to === step.from) {
      before.to = step.to
      before.most = Math.max(before.most, step.count)
    } else found.push({ type, from: step.from, to: step.to, most: step.count })
  }
  return found
}

/** Times after the first start in which nothing of a type is live. The last one is open: nothing is planned after it. */
export const gapsOf = (spans: readonly ActiveWindow[]): Stretch[] =>
  [...byType(spans)].flatMap(([type, own]) =>
    stretches(
      type,
      countsOf(own),
      ({ count, from }) => count === 0 && from !== Number.POSITIVE_INFINITY,
    ).filter(({ from, to }) => to - from >= minGapMs),
  )

/**
 * Times in which at least four dated objects of a type are live at once, and at least twice as many as its average from
 * the first date to the last.
 */
export const pileUpsOf = (spans: readonly ActiveWindow[]): Stretch[] =>
  [...byType(spans.filter(isDated))].flatMap(([type, own]) => {
    const steps = countsOf(own)
    const inside = steps.filter(({ from, to }) => Number.isFinite(from) && Number.isFinite(to))
    const length = inside.reduce((sum, { from, to }) => sum + to - from, 0)
    const mean = inside.reduce((sum, { from, to, count }) => sum + ((to - from) / length) * count, 0)
    const high = Math.max(minPile, Math.ceil(2 * mean))
    return stretches(type, inside, ({ count }) => count >= high)
  })

/** Types with a live object that has no dates. Their gaps are those between dated objects only. */
export const alwaysLive = (spans: readonly ActiveWindow[]): ReadonlySet<EntityType> =>
  new Set(spans.filter((span) => span.isOn && !isDated(span)).map(({ type }) => type))
