import { hourMs } from '@/lib/days'
import { groupedBy } from '@/lib/groupedBy'
import type { EntityType } from '@/model/entityTypes'
import { compareMoments, isDated, type Span } from './windows'

/** A stretch of time in which no object of a type is live, or more than usual. */
export interface Stretch {
  type: EntityType
  from: number
  /** Infinity for a stretch without an end. */
  to: number
  /** The largest number of objects that are live at the same time. */
  most: number
}

/** A window of the console's forms ends at 23:59 and the next one starts at 00:00, which is not a gap. */
const minGapMs = hourMs
/** The smallest number of live objects that counts as a pile-up. */
const minPile = 4

interface Step {
  from: number
  to: number
  count: number
}

/** The number of live objects between each two changes, over all time. */
function countsOf(spans: readonly Span[]): Step[] {
  const turns = new Map<number, number>()
  const turn = (at: number, by: number) => turns.set(at, (turns.get(at) ?? 0) + by)
  for (const { from, to, isOn } of spans) {
    if (!isOn) continue
    turn(from, 1)
    // `to` is the last active moment of a window.
    turn(to + 1, -1)
  }
  const moments = [...turns.keys()].sort(compareMoments)
  let count = 0
  return moments.map((from, index) => {
    count += turns.get(from) ?? 0
    return { from, to: moments[index + 1] ?? Number.POSITIVE_INFINITY, count }
  })
}

const ofType = ({ type }: Span) => type

/** Joins neighbouring steps that pass the test. */
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

/**
 * The stretches after the first start in which no object of a type is live. The last one has no end if nothing is
 * planned after it.
 */
export const gapsOf = (spans: readonly Span[]): Stretch[] =>
  [...groupedBy(spans, ofType)].flatMap(([type, own]) =>
    stretches(
      type,
      countsOf(own),
      ({ count, from }) => count === 0 && from !== Number.POSITIVE_INFINITY,
    ).filter(({ from, to }) => to - from >= minGapMs),
  )

/**
 * The stretches in which at least four dated objects of a type are live at the same time, and at least twice the
 * average between the first and the last date.
 */
export const pileUpsOf = (spans: readonly Span[]): Stretch[] =>
  [...groupedBy(spans.filter(isDated), ofType)].flatMap(([type, own]) => {
    const steps = countsOf(own)
    const inside = steps.filter(({ from, to }) => Number.isFinite(from) && Number.isFinite(to))
    const length = inside.reduce((sum, { from, to }) => sum + to - from, 0)
    const mean = inside.reduce((sum, { from, to, count }) => sum + ((to - from) / length) * count, 0)
    const high = Math.max(minPile, Math.ceil(2 * mean))
    return stretches(type, inside, ({ count }) => count >= high)
  })

/** Types with a live object that has no dates. For these, gaps are between dated objects only. */
export const alwaysLive = (spans: readonly Span[]): ReadonlySet<EntityType> =>
  new Set(spans.filter((span) => span.isOn && !isDated(span)).map(({ type }) => type))
