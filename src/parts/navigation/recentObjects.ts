import * as z from 'zod/mini'
import { fittingItems } from '@/lib/fittingItems'
import { timeSchema } from '@/stored/schemas'
import { storageKeys } from '@/stored/storageKeys'
import { stored } from '@/stored/stored'

/** An object that the user opened in this browser. Ids only: names come from the lists. */
export interface Opened {
  account: string
  type: string
  id: string
  /** In ms. */
  at: number
}

/** The maximum number of entries for each user. */
const most = 40

const schema: z.ZodMiniType<Opened> = z.object({
  account: z.string(),
  type: z.string(),
  id: z.string(),
  at: timeSchema,
})
const opened = stored(storageKeys.opened, fittingItems(schema), [])

/** Newest first. */
export const recentObjects = (): readonly Opened[] => opened.get()

/** Adds an object at the start of the list. */
export function addRecentObject(object: Opened): void {
  const others = opened
    .get()
    .filter(({ account, type, id }) => account !== object.account || type !== object.type || id !== object.id)
  opened.set([object, ...others].slice(0, most))
}
