import * as z from 'zod/mini'
import type { Change } from './changes'

/** Edits that the browser has stored. */
export const changeSchema: z.ZodMiniType<Change> = z.object({
  path: z.array(z.union([z.string(), z.object({ id: z.string() })])).check(z.minLength(1)),
  was: z.optional(z.unknown()),
  is: z.optional(z.unknown()),
})
