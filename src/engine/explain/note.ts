import type { ObjectId } from './types'

/** A sentence beside the conditions, which changes no state. */
export interface ExplainNote {
  text: string
  /** The objects that the sentence is about, as links. */
  objects: readonly (ObjectId & { name: string })[]
}

export const note = (text: string, objects: ExplainNote['objects'] = []): ExplainNote => ({ text, objects })
