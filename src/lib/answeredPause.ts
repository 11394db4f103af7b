/** A pause is counted in pieces of this length, in ms. */
const pieceMs = 100

/**
 * A pause between two keys that counts only time in which the page can respond. While a script runs, no timer fires, so
 * at most one interval is counted for it, however long it runs.
 */
export function answeredPause(lengthMs: number) {
  let left = 0
  let timer: ReturnType<typeof setInterval> | undefined
  const end = () => {
    left = 0
    clearInterval(timer)
  }
  return {
    begin: () => {
      end()
      left = Math.ceil(lengthMs / pieceMs)
      timer = setInterval(() => {
        left -= 1
        if (left === 0) end()
      }, pieceMs)
    },
    end,
    isOver: () => left === 0,
  }
}
