/** Half a frame, in ms. */
const sliceMs = 8

interface Slicing<Result> {
  onDone?: (result: Result) => void
  /** Starts later, and leaves the page half of the time. By default the first slice runs immediately. */
  isBackground?: boolean
}

/**
 * Runs long work in slices, so that it does not block the page. The work can be interrupted wherever it yields. Returns
 * a function that stops it.
 */
export function inSlices<Result>(
  work: Iterator<void, Result>,
  { onDone, isBackground = false }: Slicing<Result>,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const step = () => {
    const until = performance.now() + sliceMs
    let next = work.next()
    while (!next.done && performance.now() < until) next = work.next()
    if (next.done) onDone?.(next.value)
    else timer = setTimeout(step, isBackground ? sliceMs : 0)
  }
  if (isBackground) timer = setTimeout(step)
  else step()
  return () => clearTimeout(timer)
}
