// Compares two descriptions: which paths and methods there are, then each operation that both have.
import { methods, readCall, readPaths } from '../contract/calls.ts'
import { pairPaths } from '../contract/paths.ts'
import type { PathItem } from '../contract/types.ts'
import { CouldNotRun } from '../report/couldNotRun.ts'
import { FEW } from '../report/findings.ts'
import { compareCalls } from './calls.ts'
import { notesOfServers } from './servers.ts'
import { many, spotOf } from './spot.ts'
import type { Comparison } from './types.ts'

/**
 * Compares all operations. Returns their number, and notes about where the paths begin.
 * @param options `base`: the prefix of their paths, such as `/v2`. `only`: the resources to compare
 */
export function compareDescriptions(
  comparison: Comparison,
  { base, only = [] }: { base?: string; only?: string[] } = {},
) {
  const [ours, theirs] = [comparison.ours.reader, comparison.theirs.reader]
  const [mine, others] = [readPaths(ours), readPaths(theirs)]
  const { pairs, added, note, stripped } = pairPaths(mine, others, { source: theirs.source, base })
  let looked = 0
  const missing = missingResources(mine, pairs)
  const unknown = only.filter((name) => ![...mine.values()].some((item) => resourceOf(item) === name))
  if (unknown.length > 0) throw new CouldNotRun(`--only: the contract has no ${unknown.join(', ')}`)
  for (const [path, item] of mine) {
    if (only.length > 0 && !only.includes(resourceOf(item) ?? '')) continue
    const calls = item.methods.map((method) => ({ method, call: readCall(ours, item, method) }))
    const ids = calls.map(({ method, call }) => call.id ?? `${method.toUpperCase()} ${path}`)
    looked += calls.length
    const place = pairs.get(path)
    const other = place === undefined ? undefined : (others.get(place) as PathItem)
    const resource = missing.get(path)
    if (resource !== undefined) {
      comparison.add(spotOf({ side: 'operation', operation: resource }), {
        rule: 'path-removed',
        severity: 'breaks',
        message: `${resource} are not in this description`,
        operations: ids,
        ours: resource,
        // A service can begin with some resources, or describe each in a document of its own.
        ...many('resources', 'resources are not in this description; --only looks at some of them'),
      })
      continue
    }
    if (!other || place === undefined) {
      comparison.add(spotOf({ side: 'operation', operation: path }), {
        rule: 'path-removed',
        severity: 'breaks',
        message: `${path} is gone`,
        operations: ids,
        ours: item.methods.join(', '),
      })
      continue
    }
    // Some services redirect to the other spelling, but no description guarantees that.
    if (place.endsWith('/') !== path.endsWith('/'))
      comparison.add(spotOf({ side: 'operation', operation: path }), {
        rule: 'path-slash',
        severity: 'breaks',
        message: `${path} has a slash at its end: the console calls it without`,
        operations: ids,
        ours: path,
        theirs: place,
        ...many('slash', 'paths have a slash at their end: the console calls them without'),
      })
    calls.forEach(({ method, call }, index) => {
      const operation = ids[index] ?? ''
      if (other.methods.includes(method))
        compareCalls(
          comparison,
          operation,
          { path, call },
          { path: place, call: readCall(theirs, other, method) },
        )
      else
        comparison.add(spotOf({ side: 'operation', operation }), {
          rule: 'method-removed',
          severity: 'breaks',
          message: `${operation} is gone`,
          ours: method,
          at: other.item.at,
        })
    })
    for (const method of methods) {
      if (!other.methods.includes(method) || item.methods.includes(method)) continue
      const operation = `${method.toUpperCase()} ${path}`
      comparison.add(spotOf({ side: 'operation', operation }), {
        rule: 'method-added',
        severity: 'harmless',
        message: `${operation} is not in the contract; the console never calls it`,
        at: other.item.at,
      })
    }
  }
  for (const [place, path] of added)
    comparison.add(spotOf({ side: 'operation', operation: path }), {
      rule: 'path-added',
      severity: 'harmless',
      message: `${path} is not in the contract; the console never calls it`,
      at: others.get(place)?.item.at,
      // A document can describe another version, or all services behind a gateway.
      ...many('paths', 'paths are not in the contract; the console never calls them'),
    })
  return { looked, notes: [...(note ? [note] : []), ...notesOfServers(ours, theirs, others, stripped)] }
}

/** What the calls of a path are about: the tag of the first. */
function resourceOf({ item, methods: [first = ''] }: PathItem): string | undefined {
  const tag = item.value[first]?.tags?.[0]
  return typeof tag === 'string' ? tag : undefined
}

/** The resources of which no path is there, by path, if they are more than a few. */
function missingResources(mine: Map<string, PathItem>, pairs: Map<string, string>) {
  const known = new Set([...pairs.keys()].map((path) => resourceOf(mine.get(path) as PathItem)))
  const missing = new Map<string, string>()
  for (const [path, item] of mine) {
    const resource = resourceOf(item)
    if (resource !== undefined && !known.has(resource)) missing.set(path, resource)
  }
  return new Set(missing.values()).size > FEW ? missing : new Map<string, string>()
}
