import { changeMoments } from './moments'
import { countOf, type Explained, objectKey, type State, states } from './types'

/** An object that is not the same on both sides. */
export interface ViewDifference {
  key: string
  /** Undefined if the object is not on that side. */
  left: Explained | undefined
  right: Explained | undefined
  /**
   * The first moment between both sides at which the object changes, or at which an object that it depends on makes it
   * open. In ms.
   */
  at: number | undefined
}

interface Comparison {
  differences: readonly ViewDifference[]
  /** Objects with the same state on both sides. */
  same: readonly Explained[]
  /** The number of objects in each state on both sides. */
  counts: Readonly<Record<State, readonly [left: number, right: number]>>
}

/**
 * How many differences allow the player more, and less, on the right side. An object that starts counts as opening,
 * even if it is unknown whether the player can use it then.
 */
export function openedAndClosed(differences: readonly ViewDifference[]): {
  opening: number
  closing: number
} {
  const isThere = (one: Explained | undefined) => one?.state === 'open' || one?.state === 'perhaps'
  const isClosed = (one: Explained | undefined) => one !== undefined && !isThere(one) && one.state !== 'has'
  return {
    opening: differences.filter(({ left, right }) => isThere(right) && !isThere(left)).length,
    closing: differences.filter(({ left, right }) => isThere(left) && (isClosed(right) || !right)).length,
  }
}

/**
 * The differences between two views of a programme. In order of time if the views have different moments.
 * @param from the moment of the left side
 * @param to the moment of the right side
 */
export function compareViews(
  left: readonly Explained[],
  right: readonly Explained[],
  { from, to }: { from: number; to: number },
): Comparison {
  const others = new Map(right.map((one) => [objectKey(one), one]))
  const known = new Set(left.map(objectKey))
  const [first, last] = from <= to ? [from, to] : [to, from]
  const isBetween = (moment: number) => moment > first && moment <= last
  // An object without a start of its own opens when one that it depends on opens.
  const changeOf = ({ type, row, opensAt }: Explained, other?: Explained) =>
    [...changeMoments(type, row), opensAt, other?.opensAt]
      .filter((moment) => moment !== undefined)
      .sort((a, b) => a - b)
      .find(isBetween)
  const differences: ViewDifference[] = []
  const same: Explained[] = []
  for (const one of left) {
    const key = objectKey(one)
    const other = others.get(key)
    if (one.state === other?.state) same.push(one)
    else differences.push({ key, left: one, right: other, at: changeOf(one, other) })
  }
  for (const one of right)
    if (!known.has(objectKey(one)))
      differences.push({ key: objectKey(one), left: undefined, right: one, at: changeOf(one) })
  const never = Number.POSITIVE_INFINITY
  differences.sort((a, b) => (a.at ?? never) - (b.at ?? never) || 0)
  const counts = Object.fromEntries(
    states.map((state) => [state, [countOf(left, state), countOf(right, state)] as const]),
  ) as Comparison['counts']
  return { differences, same, counts }
}
