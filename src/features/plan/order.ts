/** A node that must come after others. */
interface OrderNode {
  key: string
  /** Keys of the nodes that must come before. Unknown keys are ignored. */
  needs: readonly string[]
}

interface Order {
  keys: string[]
  /** By key: the needs that come later, because they need this node themselves. Every cycle has at least one. */
  deferred: ReadonlyMap<string, ReadonlySet<string>>
}

/**
 * Sorts nodes topologically. A cycle is cut where the walk meets a node that it has not finished. The order is
 * deterministic.
 */
export function orderOf(nodes: readonly OrderNode[]): Order {
  const byKey = new Map(nodes.map((node) => [node.key, node]))
  const state = new Map<string, 'open' | 'done'>()
  const keys: string[] = []
  const deferred = new Map<string, Set<string>>()
  for (const start of nodes) {
    if (state.has(start.key)) continue
    // A stack instead of recursion, because chains can be thousands of objects long.
    const path = [{ node: start, next: 0 }]
    state.set(start.key, 'open')
    while (path.length > 0) {
      const top = path[path.length - 1] as (typeof path)[number]
      const need = top.node.needs[top.next]
      top.next += 1
      if (need === undefined) {
        state.set(top.node.key, 'done')
        keys.push(top.node.key)
        path.pop()
        continue
      }
      const node = byKey.get(need)
      if (!node) continue
      const known = state.get(need)
      if (known === undefined) {
        state.set(need, 'open')
        path.push({ node, next: 0 })
      } else if (known === 'open') {
        const cut = deferred.get(top.node.key) ?? new Set()
        deferred.set(top.node.key, cut.add(need))
      }
    }
  }
  return { keys, deferred }
}
