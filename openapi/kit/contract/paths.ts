// Finds the contract's paths in a description whose paths begin differently or name their parameters differently.
import { CouldNotRun } from '../report/couldNotRun.ts'
import type { Description, PathItem } from './types.ts'

/** A path without the names of its parameters, and without a slash at its end. */
export const shapeOf = (path: string) => path.replace(/\/$/, '').replaceAll(/\{[^}]*\}/g, '{}')
export const namesIn = (path: string) => [...path.matchAll(/\{([^}]*)\}/g)].map(([, name = '']) => name)

/** The prefix that most of the contract's paths have in the description. */
function commonBase(ours: string[], theirs: string[]) {
  const found = new Map<string, Set<string>>()
  const shapes = [...new Set(ours.map(shapeOf))]
  for (const path of theirs) {
    const shape = shapeOf(path)
    for (const mine of shapes) {
      if (!shape.endsWith(mine)) continue
      const base = basePart(path, mine)
      found.set(base, (found.get(base) ?? new Set()).add(mine))
    }
  }
  const [best] = [...found].sort(([a, some], [b, more]) => more.size - some.size || a.length - b.length)
  return best?.[0]
}

/** A document whose paths begin like those of another one, if they have the same paths behind a prefix. */
export function withoutBase(document: Description, like: Description): Description {
  const base = commonBase(Object.keys(like.paths), Object.keys(document.paths))
  if (!base) return document
  const paths = Object.entries(document.paths).map(([path, item]) => [
    path.startsWith(`${base}/`) ? path.slice(base.length) : path,
    item,
  ])
  return { ...document, paths: Object.fromEntries(paths) }
}

/** The path without its last segments: as many as `end` has. */
const basePart = (path: string, end: string): string => {
  const parts = path.replace(/\/$/, '').split('/')
  return parts.slice(0, parts.length - end.split('/').length + 1).join('/')
}

/**
 * Pairs the paths. A path that does not begin with the base belongs to another service, or to another part of this one.
 * @param options `base` decides what to strip; otherwise the majority does
 */
export function pairPaths(
  ours: Map<string, PathItem>,
  theirs: Map<string, PathItem>,
  { source, base: given }: { source: string; base?: string },
) {
  const names = [...theirs.keys()]
  const base =
    given === undefined
      ? commonBase([...ours.keys()], names)
      : `/${given}`.replaceAll(/\/+/g, '/').replace(/\/$/, '')
  const inside = base === undefined ? [] : names.filter((path) => path.startsWith(`${base}/`))
  if (base === undefined || inside.length === 0)
    throw new CouldNotRun(
      given === undefined
        ? `${source} has no path of the contract in it: is it the admin API?`
        : `${source} has no path that begins with ${given}`,
    )
  const byShape = new Map(inside.map((path) => [shapeOf(path.slice(base.length)), path]))
  const exact = new Map(inside.map((path) => [path.slice(base.length), path]))
  /** Their path by ours. */
  const pairs = new Map<string, string>()
  for (const path of ours.keys()) {
    const other = exact.get(path) ?? byShape.get(shapeOf(path))
    if (other !== undefined) pairs.set(path, other)
  }
  if (pairs.size === 0)
    throw new CouldNotRun(`${source} has no path of the contract in it: is it the admin API?`)
  const paired = new Set(pairs.values())
  /** Paths that the contract does not have, by their path in the document. */
  const added = new Map<string, string>(
    names
      .filter((path) => !paired.has(path))
      .map((path) => [path, inside.includes(path) ? path.slice(base.length) : path]),
  )
  const note =
    base &&
    `'${base}' was stripped from ${inside.length} of ${names.length} paths; --base-path chooses another`
  return { pairs, added, note: note || undefined, stripped: base }
}
