// Compares two descriptions: which paths and methods there are, then each operation that both have.
import { methods, readCall, readPaths } from '../contract/calls.ts'
import { pairPaths } from '../contract/paths.ts'
import type { PathItem } from '../contract/types.ts'
import { compareCalls } from './calls.ts'
import { notesOfServers } from './servers.ts'
import { many, spotOf } from './spot.ts'
import type { Comparison } from './types.ts'

/**
 * Compares all operations. Returns their number, and notes about where the paths begin.
 * @param base what their paths begin with before ours
 */
export function compareDescriptions(comparison: Comparison, base?: string) {
  const [ours, theirs] = [comparison.ours.reader, comparison.theirs.reader]
  const [mine, others] = [readPaths(ours), readPaths(theirs)]
  const { pairs, added, note, stripped } = pairPaths(mine, others, { source: theirs.source, base })
  let looked = 0
  for (const [path, item] of mine) {
    const calls = item.methods.map((method) => ({ method, call: readCall(ours, item, method) }))
    const ids = calls.map(({ method, call }) => call.id ?? `${method.toUpperCase()} ${path}`)
    looked += calls.length
    const place = pairs.get(path)
    const other = place === undefined ? undefined : (others.get(place) as PathItem)
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
