/** Returns a generator of numbers from 0 to 1 that yields the same sequence on every run, so drawings never change. */
export function pseudoRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48271) % 2147483647
    return state / 2147483647
  }
}
