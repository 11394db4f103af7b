import { createStore } from './store/store'
import { referenceDate } from './world/clock'
import { createWorld, type WorldOptions } from './world/world'

type Options = Required<Omit<WorldOptions, 'shape' | 'isSound'>> & Pick<WorldOptions, 'shape' | 'isSound'>

let options: Options = { now: referenceDate, imageBase: '/mock-images', crowd: 0 }

/** The only store; all handlers use it. */
export const store = createStore(() => createWorld(options))

/** The world's "today" and where its pictures are served. */
export const worldOptions = (): Options => options

/** Changes "today" or the address of pictures; starts with a fresh world. */
export function configureWorld(next: WorldOptions): void {
  options = { ...options, ...next }
  store.reset()
}
