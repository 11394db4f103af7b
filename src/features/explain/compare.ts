import { changesOf } from './moments'
import { type Condition, type Explained, keyOf, type State, states } from './types'

/** An object that is not the same on both sides. */
export interface Difference {
  key: string
  /** Undefined if the object is not on that side. */
  left: Explained | undefined
  right: Explained | undefined
  /** The conditions whose state differs, as on the right side. */
  conditions: readonly Condition[]
  /** The first moment between both sides at which the object itself changes, in ms. */
  at: number | undefined
}

export interface Comparison {
  differences: readonly Difference[]
  /** What has the same state on both sides. */
  same: readonly Explained[]
  /** The number of objects in each state on both sides. */
  counts: Readonly<Record<State, readonly [left: number, right: number]>>
}

const differing = (left: Explained | undefined, right: Explained | undefined): readonly Condition[] => {
  const before = new Map(left?.conditions.map(({ kind, state }) => [kind, state]))
  return (right ?? left)?.conditions.filter(({ kind, state }) => before.get(kind) !== state) ?? []
}

/**
 * What differs between two views of one programme: in time order if both are of different moments.
 * @param from the moment of the left side
 * @param to the moment of the right side
 */
export function compare(
  left: readonly Explained[],
  right: readonly Explained[],
  { from, to }: { from: number; to: number },
): Comparison {
  const others = new Map(right.map((one) => [keyOf(one), one]))
  const known = new Set(left.map(keyOf))
  const pairs = [
    ...left.map((one): [Explained | undefined, Explained | undefined] => [one, others.get(keyOf(one))]),
    ...right.filter((one) => !known.has(keyOf(one))).map((one): [undefined, Explained] => [undefined, one]),
  ]
  const differences: Difference[] = []
  const same: Explained[] = []
  const [first, last] = from <= to ? [from, to] : [to, from]
  for (const [one, other] of pairs) {
    const any = (one ?? other) as Explained
    if (one && other && one.state === other.state) {
      same.push(one)
      continue
    }
    const at = changesOf(any.type, any.row).find((moment) => moment > first && moment <= last)
    differences.push({ key: keyOf(any), left: one, right: other, conditions: differing(one, other), at })
  }
  differences.sort((a, b) => (a.at ?? Number.POSITIVE_INFINITY) - (b.at ?? Number.POSITIVE_INFINITY) || 0)
  const count = (list: readonly Explained[], state: State) => list.filter((one) => one.state === state).length
  const counts = Object.fromEntries(
    states.map((state) => [state, [count(left, state), count(right, state)] as const]),
  ) as unknown as Comparison['counts']
  return { differences, same, counts }
}
