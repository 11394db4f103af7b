/** A pause is counted in pieces of this length, in ms. */
const pieceMs = 100

/**
 * A pause between two keys. It counts only time in which the page could answer: while a script runs, no timer does, so
 * one piece at most is counted for it, however long it takes.
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
