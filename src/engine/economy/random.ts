/** Returns a number from 0 up to 1, which is not part of it. */
export type Draw = () => number

/** A seeded generator (mulberry32), so that the same input always gives the same spread. */
export function randomOf(seed: number): Draw {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Above this mean, `exp` would underflow in time, so the draw is divided. */
const mostMean = 30

/** Draws from a Poisson distribution, by the product of uniform numbers. */
export function poisson(draw: Draw, mean: number): number {
  let [rest, count] = [mean, 0]
  while (rest > mostMean) {
    count += poisson(draw, mostMean)
    rest -= mostMean
  }
  const limit = Math.exp(-rest)
  for (let product = draw(); product > limit; product *= draw()) count += 1
  return count
}
