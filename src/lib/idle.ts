/* When work runs that nobody waits for, or that must not block the page. */

/**
 * Resolves when the browser has nothing urgent to do.
 * @param atLatestMs resolves after this time even without an idle callback: on a page where nothing moves, Chromium may
 * not call back before the next input
 */
export const whenIdle = (atLatestMs = 1000) =>
  new Promise<void>((resolve) => {
    // Safari has no idle callback.
    if (window.requestIdleCallback) window.requestIdleCallback(() => resolve(), { timeout: atLatestMs })
    else setTimeout(resolve, 16)
  })

let lastInputAt = Number.NEGATIVE_INFINITY
const noteInput = () => {
  lastInputAt = performance.now()
}
// Workers and tests without a window have no input.
if (typeof window !== 'undefined')
  for (const type of ['pointerdown', 'keydown', 'wheel'] as const)
    window.addEventListener(type, noteInput, { capture: true, passive: true })

/** How long after a press or a key a moment is not quiet yet, in ms. */
const pauseMs = 300
/**
 * As `pauseMs`, while a field has the focus. Code that is fetched between two letters is evaluated when it arrives, in
 * one task of up to 300 ms, which would delay the next letter.
 */
const fieldPauseMs = 2000
const isInField = () =>
  document.activeElement?.matches('input, textarea, select, [contenteditable="true"]') ?? false

/** How long until the user has been idle for `ms`, in ms. */
const restOfInput = (ms = pauseMs) => Math.max(0, lastInputAt + ms - performance.now())
/** How long to wait for an idle callback, and before looking again whether a request is still pending, in ms. */
const againMs = 100

/**
 * Resolves in an idle moment of a user who does nothing. The browser is also idle between two letters, and while a screen
 * waits for a response; long work that starts there delays what the user is waiting for.
 * @param isPending whether the user may be waiting for a response
 */
export async function whenQuiet(isPending = () => false): Promise<void> {
  for (;;) {
    await whenIdle(againMs)
    const restMs = restOfInput(isInField() ? fieldPauseMs : pauseMs)
    if (restMs === 0 && !isPending()) return
    await new Promise((resolve) => setTimeout(resolve, Math.max(restMs, againMs)))
  }
}

interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Whether the connection saves data or is slow. Nothing that can wait is fetched on such a connection. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: Connection }
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '')
}

type Load = () => Promise<unknown>

const waiting: Load[] = []

/** Adds code that a next click needs to what `preloadQueued` loads. `load` must not reject: the click loads again. */
export const queuePreload = (load: Load): void => void waiting.push(load)

/**
 * Loads what was added, in this order, each in a quiet moment of its own. Ends when `isStopped` returns true.
 * @param isPending whether the user may be waiting for a response
 */
export async function preloadQueued(isStopped: () => boolean, isPending: () => boolean): Promise<void> {
  while (waiting.length > 0) {
    await whenQuiet(isPending)
    if (isStopped()) return
    await waiting.shift()?.()
  }
}

/** Runs all of some work without a pause, for a caller that needs the result immediately. */
export function runSync<Result>(work: Iterator<void, Result>): Result {
  let next = work.next()
  while (!next.done) next = work.next()
  return next.value
}

/** Half a frame, in ms. */
const sliceMs = 8

/**
 * Runs long work in slices, so that it does not block the page. The work can be interrupted wherever it yields. Returns
 * a function that stops it.
 * @param onDone called with the result. Without it the work is in the background: it starts later, leaves the page half
 * of the time, and stops while the user types or clicks. Otherwise the first slice runs immediately.
 * @param startsLater the first slice runs in a task of its own, for work that begins where much was rendered
 */
export function inSlices<Result>(
  work: Iterator<void, Result>,
  onDone?: (result: Result) => void,
  startsLater = onDone === undefined,
) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const step = () => {
    const restMs = onDone ? 0 : restOfInput()
    if (restMs > 0) {
      timer = setTimeout(step, restMs)
      return
    }
    const until = performance.now() + sliceMs
    let next = work.next()
    while (!next.done && performance.now() < until) next = work.next()
    if (!next.done) timer = setTimeout(step, onDone ? 0 : sliceMs)
    else onDone?.(next.value)
  }
  if (startsLater) timer = setTimeout(step)
  else step()
  return () => clearTimeout(timer)
}
