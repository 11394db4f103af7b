import type { BrowserCase } from '../e2e/forms/formCase'
import type * as Steps from '../e2e/forms/steps'

/** Facts of one type that are not in the contract, for the tests of all types. */
export interface Fixture {
  /** Title, singular and tagline (rules LIST-1, FRAME-2). */
  words: [title: string, singular: string, tagline: string]
  /** Objects with the values that their row shows in the columns after the name, by header. */
  rows: [row: object, cells: Record<string, unknown>][]
  /** The form of a new object. */
  created: {
    /** Its default values besides its availability (e.g. rule MISSION-1); dates are never invented (decision D5). */
    starts: object
    /** The section with the required fields; default Basic Details. */
    title?: string
    /** Required fields, by label: path and error message (rules FORM-7, ACCOUNT-4). Default: Id and Name. */
    asks?: Record<string, [path: string, message: string]>
  }
  /** The form of an existing object. */
  edited?: {
    /** Paths without a control: fixed, counted by the server, or without a field in any form (rules DATA-4, DATA-7). */
    fixed?: readonly string[]
    /** Controls that write several paths, or none, each with the paths that it writes. */
    controls?: Record<string, string[]>
    /** Without these the form cannot be saved at all (rules FORM-7, ACCOUNT-4). */
    needed?: Record<string, unknown>
  }
  /** In the demo world: an object of Brindlewick, and the minimum number of objects. */
  world?: { id: string; atLeast: number }
  /** A test of its form in a browser: the steps that fill every control, the sent body, and a later edit. */
  browser: (steps: typeof Steps) => BrowserCase
}
