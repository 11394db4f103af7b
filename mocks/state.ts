import { createStore } from './store/store'
import { referenceDate } from './world/clock'
import { createWorld, type WorldOptions } from './world/world'

let options: Required<WorldOptions> = { now: referenceDate, imageBase: '/mock-images', crowd: 0 }

/** The only store; all handlers use it. */
export const store = createStore(() => createWorld(options))

/** The world's "today" and where its pictures are served. */
export const worldOptions = (): Required<WorldOptions> => options

/** Changes "today" or the address of pictures; starts with a fresh world. */
export function configureWorld(next: WorldOptions): void {
  options = { ...options, ...next }
  store.reset()
}
