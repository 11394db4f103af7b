import { createStore } from './store/store'
import { referenceDate } from './world/clock'
import { createWorld, type WorldOptions } from './world/world'

let options: Required<WorldOptions> = { now: referenceDate, imageBase: '/mock-images', crowd: 0 }

/** The one store behind all handlers. */
export const store = createStore(() => createWorld(options))

/** The world's "today" and where its pictures are served. */
export const worldOptions = (): Required<WorldOptions> => options

/** Another "today" or another place for pictures; starts from a fresh world. */
export function configureWorld(next: WorldOptions): void {
  options = { ...options, ...next }
  store.reset()
}
