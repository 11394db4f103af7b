// Where a description says that its calls begin. The console has one base URL for all of them.
import { methods } from '../contract/calls.ts'
import type { PathItem, Reader } from '../contract/types.ts'
import { isObject } from '../tools.ts'

/** The path of the first server of a document, a path or an operation; undefined if it names none. */
function pathOf(value: unknown): string | undefined {
  const [server] = isObject(value) && Array.isArray(value.servers) ? value.servers : []
  if (!isObject(server) || typeof server.url !== 'string') return undefined
  const variables = isObject(server.variables) ? server.variables : {}
  const url = server.url.replaceAll(/\{([^}]+)\}/g, (_, name) => String(variables[name]?.default ?? 'x'))
  return URL.canParse(url, 'http://host')
    ? new URL(url, 'http://host').pathname.replace(/\/+$/, '')
    : undefined
}

/**
 * A line for calls that begin elsewhere than those of the contract.
 * @param base the prefix of their paths, such as `/v2`
 */
export function notesOfServers(ours: Reader, theirs: Reader, others: Map<string, PathItem>, base: string) {
  const mine = pathOf(ours.root.value)
  const whole = pathOf(theirs.root.value)
  const notes: string[] = []
  // A prefix of the paths has a note of its own.
  if (!base && whole !== undefined && mine !== undefined && whole !== mine)
    notes.push(`by its servers all calls begin with '${whole || '/'}'; those of the contract with '${mine}'`)
  const elsewhere = new Map<string, string[]>()
  for (const [path, { item, methods: known }] of others)
    for (const method of methods.filter((one) => known.includes(one))) {
      const own = pathOf(item.value[method]) ?? pathOf(item.value)
      if (own === undefined || own === (whole ?? '')) continue
      elsewhere.set(own, [...(elsewhere.get(own) ?? []), `${method.toUpperCase()} ${path}`])
    }
  for (const [own, calls] of elsewhere)
    notes.push(
      `by servers of their own ${calls.slice(0, 3).join(', ')}${calls.length > 3 ? ` and ${calls.length - 3} more` : ''} begin with '${own || '/'}', the others with '${whole || '/'}'; the console has one base URL`,
    )
  return notes
}
