/** Half a frame, in ms. */
const sliceMs = 8

/**
 * Runs long work in slices, so that it does not block the page. The work can be interrupted wherever it yields. Returns
 * a function that stops it.
 * @param onDone called with the result. Without it the work is in the background: it starts later, and leaves the page
 * half of the time. Otherwise the first slice runs immediately.
 */
export function inSlices<Result>(work: Iterator<void, Result>, onDone?: (result: Result) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const step = () => {
    const until = performance.now() + sliceMs
    let next = work.next()
    while (!next.done && performance.now() < until) next = work.next()
    if (!next.done) timer = setTimeout(step, onDone ? 0 : sliceMs)
    else onDone?.(next.value)
  }
  if (onDone) step()
  else timer = setTimeout(step)
  return () => clearTimeout(timer)
}
