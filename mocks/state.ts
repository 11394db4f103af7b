import type { World } from './store/resources'
import { createStore } from './store/store'
import { referenceDate } from './world/clock'
import { createWorld, type WorldOptions } from './world/world'

type Options = Required<Omit<WorldOptions, 'shape' | 'isSound'>> & Pick<WorldOptions, 'shape' | 'isSound'>

let options: Options = { now: referenceDate, imageBase: '/mock-images', crowd: 0 }
let built: { options: Options; world: World } | undefined

/** The world of the current options. It is frozen, because every reset returns to the same objects. */
function currentWorld(): World {
  if (built?.options !== options) built = { options, world: frozen(createWorld(options)) }
  return built.world
}

function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const part of Object.values(value)) frozen(part)
  return Object.freeze(value)
}

/** The only store; all handlers use it. */
export const store = createStore(currentWorld)

/** `settled` resolves when all edits are stored. The page sets it; without storage it resolves at once. */
export const storage = { settled: () => Promise.resolve() }

/** The world's "today" and where its pictures are served. */
export const worldOptions = (): Options => options

/** Changes "today" or the address of pictures; starts with a fresh world. */
export function configureWorld(next: WorldOptions): void {
  options = { ...options, ...next }
  store.reset()
}
