import type { ObjectId } from './types'

/** An additional sentence about an object. It does not affect the state. */
export interface ExplainNote {
  text: string
  /** The objects that the sentence is about, as links. */
  objects: readonly (ObjectId & { name: string })[]
}

export const note = (text: string, objects: ExplainNote['objects'] = []): ExplainNote => ({ text, objects })
