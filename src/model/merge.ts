import { valueByPath } from '@/lib/value'
import { isAlike, isEmpty, isPlain, isSame, ownField, type PlainObject, withoutPath } from './edits'

/**
 * Three-way merge for an object that two users edited. A value that only one of them changed is taken over; a value
 * that both changed differently is a conflict. Lists whose items have ids are merged by item, other lists count as one
 * value.
 */

/** One value that both sides changed. */
export interface Conflict {
  /** Unique within one merge. */
  key: string
  /** Dot path of the field that edits it, used to find its label. */
  path: string
  /** The label of a conflict that no single field edits. */
  label?: string
  /** Returns texts for the two values, if the choice has names for them. */
  describe?: ChoiceGroup['describe']
  mine: unknown
  theirs: unknown
}

/** Paths that form one choice, such as the flags behind an account type. All values come from the same side. */
export interface ChoiceGroup<Path extends string = string> {
  label: string
  paths: readonly Path[]
  /** Describes the choice by its values. Without it, each part is listed separately. */
  describe?: (values: Readonly<PlainObject>) => string
}

interface Versions {
  /** The common starting point. */
  base: unknown
  mine: unknown
  theirs: unknown
}

interface MergeOptions extends Versions {
  choiceGroups?: readonly ChoiceGroup[]
  /**
   * Paths of the fields that the server manages, such as counts; `*` stands for every item. They are never a user's
   * edit.
   */
  managed?: readonly string[]
  /** Keys of the conflicts where `theirs` wins. All others keep `mine`. */
  takeTheirs?: ReadonlySet<string>
}

interface Merged {
  merged: unknown
  conflicts: Conflict[]
}

export function merge({
  choiceGroups = [],
  managed = [],
  takeTheirs = new Set(),
  ...versions
}: MergeOptions): Merged {
  const conflicts: Conflict[] = []
  /** Records the conflict and returns whether `theirs` wins. */
  const theirsWins = (conflict: Conflict) => {
    conflicts.push(conflict)
    return takeTheirs.has(conflict.key)
  }
  const walk: Walk = {
    decided: new Map(),
    own: (path, value) => managedBelow(managed, path).reduce(withoutPath, value),
    clash: (conflict) => (theirsWins(conflict) ? conflict.theirs : conflict.mine),
  }
  for (const { label, paths, describe } of choiceGroups) {
    const own = (version: unknown) => paths.map((path) => walk.own(path, valueByPath(version, path)))
    const { base, mine, theirs } = versions
    if (!isContested({ base: own(base), mine: own(mine), theirs: own(theirs) })) continue
    const [path = ''] = paths
    const named = (version: unknown) =>
      Object.fromEntries(paths.map((one) => [one, valueByPath(version, one)]))
    const sides = { mine: named(mine), theirs: named(theirs) }
    const wins = theirsWins({ key: path, path, label, describe, ...sides })
    for (const one of paths) walk.decided.set(one, valueByPath(wins ? theirs : mine, one))
  }
  return { merged: mergeAt('', '', versions, walk), conflicts }
}

/** The managed paths below a path, relative to it. */
const managedBelow = (managed: readonly string[], path: string): string[] => {
  const prefix = `${path.replace(/\.\d+(?=\.|$)/g, '.*')}.`
  return managed.filter((one) => one.startsWith(prefix)).map((one) => one.slice(prefix.length))
}

/** Whether both sides changed the values of a choice, and differently. Its parts must not be mixed then. */
function isContested({ base, mine, theirs }: Record<keyof Versions, unknown[]>) {
  const differs = (a: unknown, b: unknown) => !isAlike(a, b)
  const kindOf = (values: unknown[]) => values.map((value) => value !== false && !isEmpty(value)).join()
  const isOneKind = kindOf(base) === kindOf(mine) && kindOf(base) === kindOf(theirs)
  return !isOneKind && differs(base, mine) && differs(base, theirs) && differs(mine, theirs)
}

interface Walk {
  /** Paths that are already resolved. */
  decided: Map<string, unknown>
  /** The value at a path without what the server manages. */
  own: (path: string, value: unknown) => unknown
  clash: (conflict: Conflict) => unknown
}

const below = (path: string, key: string | number) => (path === '' ? String(key) : `${path}.${key}`)

/** `key` locates the value by item ids, `path` by positions in the form. */
function mergeAt(key: string, path: string, versions: Versions, walk: Walk): unknown {
  if (walk.decided.has(path)) return walk.decided.get(path)
  const { base } = versions
  const hasDecided = [...walk.decided.keys()].some((one) => path === '' || one.startsWith(`${path}.`))
  const parts = (value: unknown) => (hasDecided && isEmpty(value) ? {} : value)
  const [mine, theirs] = [parts(versions.mine), parts(versions.theirs)]
  if (!hasDecided) {
    // Mounted fields can create an empty object on this side, which is not an edit.
    if (isSame(base, mine) || isAlike(mine, theirs)) return theirs
    const isWhole = !isPlain(mine) || !isPlain(theirs)
    if (isWhole && isAlike(walk.own(path, base), walk.own(path, theirs))) return mine
  }
  if (isPlain(mine) && isPlain(theirs) && (isPlain(base) || isEmpty(base))) {
    const from = isPlain(base) ? base : {}
    // With another id, it is a reference to another object. The other fields belong to that object, so they are not
    // merged.
    if (path === '' || (from.id === mine.id && from.id === theirs.id)) {
      return mergeObjects(key, path, { base: from, mine, theirs }, walk)
    }
    if (isAlike(from.id, theirs.id) && isAlike(walk.own(path, from), walk.own(path, theirs))) return mine
  }
  const lists = keyedLists(versions)
  if (lists) {
    const merged = mergeLists(key, path, lists, walk)
    if (merged) return merged
  }
  return walk.clash({ key, path, mine, theirs })
}

function mergeObjects(
  key: string,
  path: string,
  { base, mine, theirs }: { base: PlainObject; mine: PlainObject; theirs: PlainObject },
  walk: Walk,
): PlainObject {
  const names = new Set([...Object.keys(theirs), ...Object.keys(mine), ...Object.keys(base)])
  const fields = [...names].map((name): [string, unknown] => {
    const versions = {
      base: ownField(base, name),
      mine: ownField(mine, name),
      theirs: ownField(theirs, name),
    }
    return [name, mergeAt(below(key, name), below(path, name), versions, walk)]
  })
  return Object.fromEntries(fields.filter(([, part]) => part !== undefined))
}

type Keyed = Map<string, PlainObject>
interface Lists {
  base: Keyed
  mine: Keyed
  theirs: Keyed
}

/** Items by their ids. Undefined when an item has none or two items share one. */
function byId(value: unknown): Keyed | undefined {
  if (isEmpty(value)) return new Map()
  if (!Array.isArray(value)) return undefined
  const items: Keyed = new Map()
  for (const item of value) {
    const id = isPlain(item) ? item.id : undefined
    if (typeof id !== 'string' || id === '' || items.has(id)) return undefined
    items.set(id, item as PlainObject)
  }
  return items
}

function keyedLists({ base, mine, theirs }: Versions): Lists | undefined {
  if (!Array.isArray(mine) || !Array.isArray(theirs)) return undefined
  const lists = [byId(base), byId(mine), byId(theirs)]
  const [from, here, there] = lists
  return from && here && there ? { base: from, mine: here, theirs: there } : undefined
}

/** The ids that both lists have, in the order of the first list. */
const common = (one: Keyed, other: Keyed) => [...one.keys()].filter((id) => other.has(id)).join('\n')

/** Undefined when both sides reordered the items differently. */
function mergeLists(key: string, path: string, lists: Lists, walk: Walk): unknown[] | undefined {
  const { base, mine, theirs } = lists
  const isMovedHere = common(mine, base) !== common(base, mine)
  const isMovedThere = common(theirs, base) !== common(base, theirs)
  if (isMovedHere && isMovedThere && common(mine, theirs) !== common(theirs, mine)) return undefined

  const [order, added] = isMovedHere ? [mine, theirs] : [theirs, mine]
  const ids = [...order.keys()]
  let last = -1
  for (const id of added.keys()) {
    const position = ids.indexOf(id)
    if (position < 0) ids.splice(last + 1, 0, id)
    last = position < 0 ? last + 1 : position
  }
  const positions = [...mine.keys()]
  return ids.flatMap((id) => {
    const item = { base: base.get(id), mine: mine.get(id), theirs: theirs.get(id) }
    const itemKey = below(key, id)
    if (item.mine && item.theirs) {
      return [mergeAt(itemKey, below(path, positions.indexOf(id)), item, walk)]
    }
    const kept = item.mine ?? item.theirs
    if (!item.base) return [kept]
    // One side removed the item. It stays removed, unless the other side edited it.
    const own = (value: unknown) => walk.own(below(path, '*'), value)
    if (isAlike(own(item.base), own(kept))) return []
    const chosen = walk.clash({ key: itemKey, path, mine: item.mine, theirs: item.theirs })
    return chosen === undefined ? [] : [chosen]
  })
}
