import type { NamedObject } from '@/engine/plan/types'
import { ProgrammeIndex } from '@/engine/programme/programmeIndex'
import type { Lists } from '@/model/references'
import { explainedTypes } from './conditions'
import { newcomer } from './person'
import type { Explained, Person } from './types'
import { View } from './view'

/* What a player sees of some objects, and which of them have just opened at a moment (rule CAMPAIGN-16). */

interface Asked {
  account: string
  lists: Lists
  objects: readonly Pick<NamedObject, 'type' | 'id'>[]
  /** In ms. */
  at: number
}

/** Explains the objects to a player, one in each step. Nothing is assumed to be used or finished. */
export function* explainingTo(
  person: Person,
  { account, lists, objects, at }: Asked,
): Generator<void, Explained[]> {
  const programme = new ProgrammeIndex({ account, now: at, lists })
  const view = new View({ programme, person: { ...person, assumesNone: true }, at })
  const explained: Explained[] = []
  for (const object of objects) {
    yield
    const type = explainedTypes.find((one) => one === object.type)
    const row = type && programme.find(type, object.id)
    if (type && row) explained.push(view.explain(type, row))
  }
  return explained
}

/** The objects that are open for a new player at a moment and were not a millisecond earlier. */
export function* newAt(asked: Asked): Generator<void, Explained[]> {
  const open = (yield* explainingTo(newcomer, asked)).filter(({ state }) => state === 'open')
  const before = yield* explainingTo(newcomer, { ...asked, objects: open, at: asked.at - 1 })
  return open.filter((_, index) => before[index]?.state !== 'open')
}
