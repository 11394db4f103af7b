/** Only the start of longer ids is compared. */
const compared = 64

/** The edit distance of two texts: how many letters have to be replaced, inserted or deleted. */
export function distance(a: string, b: string, limit: number): number {
  let before = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let row = 1; row <= a.length; row += 1) {
    const now = [row]
    let best = row
    for (let column = 1; column <= b.length; column += 1) {
      const change = (before[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1)
      const cost = Math.min(change, (before[column] ?? 0) + 1, (now[column - 1] ?? 0) + 1)
      now.push(cost)
      if (cost < best) best = cost
    }
    if (best > limit) return best
    before = now
  }
  return before[b.length] ?? 0
}

const reduced = (id: string) => id.slice(0, compared).toLowerCase()

/** The most similar candidate; undefined if more than half of the letters of each would have to change. */
export function nearestId(id: string, candidates: Iterable<string>): string | undefined {
  const wanted = reduced(id)
  let found: string | undefined
  let best = Math.floor(wanted.length / 2)
  for (const candidate of candidates) {
    const other = reduced(candidate)
    if (candidate === '' || Math.abs(other.length - wanted.length) > best) continue
    const cost = distance(wanted, other, best)
    if (cost < best || (cost === best && found === undefined)) {
      best = cost
      found = candidate
    }
  }
  return found
}
