/** A generator of numbers from 0 to 1 that gives the same ones on every run: drawings stay as they are. */
export function pseudoRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48271) % 2147483647
    return state / 2147483647
  }
}
