/**
 * Returns a function that calls `make` once for each object, and returns the same result from then on. The result is kept
 * as long as the object.
 */
export function memoizeWeakly<Key extends object, Result>(make: (key: Key) => Result): (key: Key) => Result {
  const kept = new WeakMap<Key, { result: Result }>()
  return (key) => {
    const known = kept.get(key) ?? { result: make(key) }
    kept.set(key, known)
    return known.result
  }
}
