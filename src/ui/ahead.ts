import { whenIdle } from './whenIdle'

type Load = () => Promise<unknown>

const waiting: Load[] = []

/** Marks code that a next click needs. `loadAhead` loads it; a failure is left to the click. */
export const isLoadedAhead = (load: Load): void => void waiting.push(load)

/** Loads what was marked, in the order in which it was, each in an idle moment of its own, until `signal` aborts. */
export async function loadAhead(signal: AbortSignal): Promise<void> {
  while (waiting.length > 0) {
    await whenIdle()
    if (signal.aborted) return
    await waiting.shift()?.()
  }
}
