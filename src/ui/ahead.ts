import { whenIdle } from './whenIdle'

type Load = () => Promise<unknown>

const waiting: Load[] = []

/** Adds code that a next click needs to what `loadAhead` loads. `load` must not reject: the click loads again. */
export const queueAhead = (load: Load): void => void waiting.push(load)

/** Loads what was added, in this order, each in an idle moment of its own, until `signal` aborts. */
export async function loadAhead(signal: AbortSignal): Promise<void> {
  while (waiting.length > 0) {
    await whenIdle()
    if (signal.aborted) return
    await waiting.shift()?.()
  }
}
