import { isEmpty, isPlain, isSame, type Plain } from './edits'

/**
 * Two people edited the same object: what only one of them changed is taken over, what both changed to different
 * values is a conflict. Lists whose items have ids are merged item by item, other lists are one value.
 */

/** One value that was changed here and there. */
export interface Conflict {
  /** Tells conflicts of one merge apart. */
  key: string
  /** Dot path of the form that edits it, for its label. */
  path: string
  /** What it is called where no single field stands for it. */
  label?: string
  /** How its values are called, where they have a name of their own. */
  describe?: ChoiceGroup['describe']
  mine: unknown
  theirs: unknown
}

/** Paths that make one choice, such as the flags behind the type of an account: never half mine, half theirs. */
export interface ChoiceGroup {
  label: string
  paths: readonly string[]
  /** Name of the choice, from its values by path; left out, its parts are named one by one. */
  describe?: (values: Readonly<Plain>) => string
}

interface Versions {
  /** What both started from. */
  base: unknown
  mine: unknown
  theirs: unknown
}

interface MergeOptions extends Versions {
  choiceGroups?: readonly ChoiceGroup[] | undefined
  /** Keys of the conflicts that are decided for theirs; all others keep mine. */
  takeTheirs?: ReadonlySet<string>
}

interface Merged {
  merged: unknown
  conflicts: Conflict[]
}

/** Counted by the server in items of lists (rule DATA-4): no edit of anybody. */
const counted = 'currentCount'

export function merge({ choiceGroups = [], takeTheirs = new Set(), ...versions }: MergeOptions): Merged {
  const conflicts: Conflict[] = []
  /** Records the conflict and answers whether theirs is taken. */
  const theirsWins = (conflict: Conflict) => {
    conflicts.push(conflict)
    return takeTheirs.has(conflict.key)
  }
  const walk: Walk = {
    decided: new Map(),
    clash: (conflict) => (theirsWins(conflict) ? conflict.theirs : conflict.mine),
  }
  for (const { label, paths, describe } of choiceGroups) {
    const [base, mine, theirs] = [versions.base, versions.mine, versions.theirs].map((one) =>
      paths.map((path) => valueAt(one, path)),
    ) as [unknown[], unknown[], unknown[]]
    if (!isContested({ base, mine, theirs })) continue
    const [path = ''] = paths
    const named = (values: unknown[]) => Object.fromEntries(paths.map((one, index) => [one, values[index]]))
    const sides = { mine: named(mine), theirs: named(theirs) }
    const wins = theirsWins({ key: path, path, label, ...(describe && { describe }), ...sides })
    for (const [index, one] of paths.entries()) walk.decided.set(one, (wins ? theirs : mine)[index])
  }
  return { merged: mergeAt('', '', versions, walk), conflicts }
}

const valueAt = (object: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (isPlain(value) ? value[key] : undefined), object)

/** Nothing to choose between, whichever of both came first. */
const isAlike = (a: unknown, b: unknown): boolean => isSame(a, b) && isSame(b, a)

const uncounted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(uncounted)
  if (!isPlain(value) || !(counted in value)) return value
  return { ...value, [counted]: undefined }
}

/** Whether both chose, and not the same: then the parts of the choice must not be mixed. */
function isContested({ base, mine, theirs }: { base: unknown[]; mine: unknown[]; theirs: unknown[] }) {
  const differs = (a: unknown, b: unknown) => !isAlike(uncounted(a), uncounted(b))
  const kindOf = (values: unknown[]) => values.map((value) => value !== false && !isEmpty(value)).join()
  const isOneKind = kindOf(base) === kindOf(mine) && kindOf(base) === kindOf(theirs)
  return !isOneKind && differs(base, mine) && differs(base, theirs) && differs(mine, theirs)
}

interface Walk {
  /** Paths that are settled already. */
  decided: Map<string, unknown>
  clash: (conflict: Conflict) => unknown
}

const below = (path: string, key: string | number) => (path === '' ? String(key) : `${path}.${key}`)

/** `key` names the place by the ids of its items, `path` by their positions in the form. */
function mergeAt(key: string, path: string, versions: Versions, walk: Walk): unknown {
  if (walk.decided.has(path)) return walk.decided.get(path)
  const { base } = versions
  const hasDecided = [...walk.decided.keys()].some((one) => path === '' || one.startsWith(`${path}.`))
  const parts = (value: unknown) => (hasDecided && isEmpty(value) ? {} : value)
  const [mine, theirs] = [parts(versions.mine), parts(versions.theirs)]
  if (!hasDecided) {
    // Fields may have made an object of nothing on this side: that is no edit.
    if (isSame(base, mine) || isAlike(mine, theirs)) return theirs
    const isWhole = !isPlain(mine) || !isPlain(theirs)
    if (isWhole && isAlike(base, theirs)) return mine
  }
  if (isPlain(mine) && isPlain(theirs) && (isPlain(base) || isEmpty(base))) {
    const from = isPlain(base) ? base : {}
    // Another id is another thing: what stands beside it belongs to it.
    if (path === '' || (from.id === mine.id && from.id === theirs.id)) {
      return mergeObjects(key, path, { base: from, mine, theirs }, walk)
    }
    if (isAlike(from.id, theirs.id) && isAlike(uncounted(from), uncounted(theirs))) return mine
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
  { base, mine, theirs }: { base: Plain; mine: Plain; theirs: Plain },
  walk: Walk,
): Plain {
  const result: Plain = { ...theirs }
  for (const name of new Set([...Object.keys(theirs), ...Object.keys(mine), ...Object.keys(base)])) {
    const part = mergeAt(
      below(key, name),
      below(path, name),
      { base: base[name], mine: mine[name], theirs: theirs[name] },
      walk,
    )
    if (part === undefined) delete result[name]
    else result[name] = part
  }
  return result
}

type Keyed = Map<string, Plain>
interface Lists {
  base: Keyed
  mine: Keyed
  theirs: Keyed
}

/** Items by their ids; undefined where one has none or two have the same. */
function byId(value: unknown): Keyed | undefined {
  if (isEmpty(value)) return new Map()
  if (!Array.isArray(value)) return undefined
  const items: Keyed = new Map()
  for (const item of value) {
    const id = isPlain(item) ? item.id : undefined
    if (typeof id !== 'string' || id === '' || items.has(id)) return undefined
    items.set(id, item as Plain)
  }
  return items
}

function keyedLists({ base, mine, theirs }: Versions): Lists | undefined {
  if (!Array.isArray(mine) || !Array.isArray(theirs)) return undefined
  const lists = [byId(base), byId(mine), byId(theirs)]
  const [from, here, there] = lists
  return from && here && there ? { base: from, mine: here, theirs: there } : undefined
}

/** Ids of one list that are in the other, in the order of the first. */
const common = (one: Keyed, other: Keyed) => [...one.keys()].filter((id) => other.has(id)).join('\n')

/** Undefined where both put the items into another order. */
function mergeLists(key: string, path: string, lists: Lists, walk: Walk): unknown[] | undefined {
  const { base, mine, theirs } = lists
  const isMovedHere = common(mine, base) !== common(base, mine)
  const isMovedThere = common(theirs, base) !== common(base, theirs)
  if (isMovedHere && isMovedThere && common(mine, theirs) !== common(theirs, mine)) return undefined

  const [order, added] = isMovedHere ? [mine, theirs] : [theirs, mine]
  const ids = [...order.keys()]
  let last = -1
  for (const id of added.keys()) {
    const at = ids.indexOf(id)
    if (at < 0) ids.splice(last + 1, 0, id)
    last = at < 0 ? last + 1 : at
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
    // Removed on one side: gone, unless the other one edited it.
    if (isAlike(uncounted(item.base), uncounted(kept))) return []
    const chosen = walk.clash({ key: itemKey, path, mine: item.mine, theirs: item.theirs })
    return chosen === undefined ? [] : [chosen]
  })
}
