import * as z from 'zod/mini'
import { fittingItems } from '@/lib/fittingItems'
import { parseJson } from '@/lib/json'
import { type EntityType, entityTypes } from '@/model/entityTypes'
import { warnNotStored } from '@/parts/unsaved/warnNotStored'
import { storageKeys } from '@/stored/storageKeys'
import { stored } from '@/stored/stored'
import type { ListView } from './shippedViews'

/* The views that a person keeps in this browser (rules ASK-6 and ASK-7). */

export interface StoredView extends ListView {
  /** Whether the navigation shows it. */
  pinned: boolean
}

/** The navigation shows at most so many views. */
export const mostPinned = 5
/** The maximum number of stored views. */
export const mostStored = 200

const nameSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(60))
const search = z.record(z.string(), z.union([z.string(), z.array(z.string())]))
const type = z.enum(entityTypes as [EntityType, ...EntityType[]])
const viewSchema = z.object({ type, name: nameSchema, search, pinned: z.boolean() })

const kept = stored<readonly StoredView[]>(storageKeys.views, fittingItems(viewSchema), [])

/** Read it with `useSelector`. */
export const storedViews = kept.atom

const isSame = (a: ListView, b: ListView) => a.type === b.type && a.name === b.name

const write = (views: readonly StoredView[]) => warnNotStored(kept.set(views.length > 0 ? views : undefined))

/**
 * Stores a view. Replaces a view of the same list with the same name, which stays pinned. Returns false if the maximum
 * is reached; no other view is dropped.
 */
export function keepView(view: ListView): boolean {
  const views = kept.get()
  const before = views.find((one) => isSame(one, view))
  const others = views.filter((one) => one !== before)
  if (others.length >= mostStored) return false
  write([...others, { ...view, pinned: before?.pinned ?? false }])
  return true
}

/** Renames a view. Returns false if another view of its list has the name, or if the name is blank. */
export function renameView(view: ListView, to: string): boolean {
  const name = nameSchema.safeParse(to).data
  const views = kept.get()
  const isTaken = name !== view.name && views.some((one) => isSame(one, { ...view, name: name ?? '' }))
  // Another tab may have removed the view.
  if (name === undefined || isTaken || !views.some((one) => isSame(one, view))) return false
  write(views.map((one) => (isSame(one, view) ? { ...one, name } : one)))
  return true
}

export const removeView = (view: ListView): void => write(kept.get().filter((one) => !isSame(one, view)))

/** Pins a view to the navigation, or unpins it. Returns false if five are pinned already. */
export function pinView(view: ListView, pinned: boolean): boolean {
  const views = kept.get()
  if (pinned && views.filter((one) => one.pinned).length >= mostPinned) return false
  write(views.map((one) => (isSame(one, view) ? { ...one, pinned } : one)))
  return true
}

const kind = 'console-views'
const fileSchema = z.object({
  kind: z.literal(kind),
  version: z.literal(1),
  views: z.array(z.unknown()),
})
const views = fittingItems(z.object({ type, name: nameSchema, search }))

/** The stored views as the text of a file. */
export const viewsFile = (): string =>
  `${JSON.stringify({ kind, version: 1, views: kept.get().map(({ type, name, search }) => ({ type, name, search })) }, null, 2)}\n`

/** The result of an import of views. Numbers that would be 0 are undefined. */
export interface Imported {
  added: number
  /** How many of the added views replaced one with the same list and name. */
  replaced?: number
  /** How many views did not fit, because the maximum is reached. */
  left: number
  /** How many entries are not views of this console, e.g. because it does not have their list. */
  odd?: number
}

/** Adds the views of a file. Returns undefined if the text is no such file. */
export function importViews(text: string): Imported | undefined {
  let read: unknown
  try {
    read = parseJson(text)
  } catch {
    return undefined
  }
  const { data } = fileSchema.safeParse(read)
  if (!data) return undefined
  const fitting = views.parse(data.views)
  const before = kept.get()
  const added = fitting.filter(keepView)
  return {
    added: added.length,
    replaced: added.filter((view) => before.some((one) => isSame(one, view))).length || undefined,
    left: fitting.length - added.length,
    odd: data.views.length - fitting.length || undefined,
  }
}

/** The address parameters that a view stores: all except the page. */
export function searchOf(search: Readonly<Record<string, unknown>>): ListView['search'] {
  const kept: Record<string, string | readonly string[]> = {}
  for (const [key, value] of Object.entries(search)) {
    if (value === undefined || key === 'page' || key === 'size') continue
    kept[key] = Array.isArray(value) ? value.map(String) : String(value)
  }
  return kept
}

/** Whether a list shows exactly a view. */
export const isShown = (view: ListView, search: Readonly<Record<string, unknown>>): boolean =>
  keyOf(searchOf(search)) === keyOf(view.search)

const keyOf = (search: ListView['search']) =>
  JSON.stringify(
    Object.entries(search)
      .map(([key, value]) => [key, [value].flat()])
      .sort(([a], [b]) => ((a as string) < (b as string) ? -1 : 1)),
  )
