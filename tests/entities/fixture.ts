import type { BrowserCase } from '../e2e/forms/formCase'
import type * as Steps from '../e2e/forms/steps'

/** What tests over all types need to know of one of them, beyond the contract. */
export interface Fixture {
  /** Title, singular and tagline (rules LIST-1, FRAME-2). */
  words: [title: string, singular: string, tagline: string]
  /** Objects with what their row reads in the columns beside the name, by header. */
  rows: [row: object, cells: Record<string, unknown>][]
  /** The form of a new object. */
  created: {
    /** What it starts with beside its availability (e.g. rule MISSION-1); dates are never invented (decision D5). */
    starts: object
    /** The section that must be filled; default Basic Details. */
    title?: string
    /** What must be typed, by label: its path and the message that asks for it (rules FORM-7, ACCOUNT-4). Default: Id and Name. */
    asks?: Record<string, [path: string, message: string]>
  }
  /** The form of an object that exists. */
  edited?: {
    /** Paths without a control: fixed, counted by the server, or without a field in any form (rules DATA-4, DATA-7). */
    fixed?: readonly string[]
    /** Controls that write more than one path, or none, with all that they write. */
    controls?: Record<string, string[]>
    /** Without these nothing can be saved at all (rules FORM-7, ACCOUNT-4). */
    needed?: Record<string, unknown>
  }
  /** In the demo world: an object of Brindlewick, and how many there are at least. */
  world?: { id: string; atLeast: number }
  /** Its form in a browser: every control filled, what is sent for it, and an edit later. */
  browser: (steps: typeof Steps) => BrowserCase
}
