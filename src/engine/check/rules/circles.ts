import { isActive, type ProgrammeIndex, type Row } from '@/engine/programme/programmeIndex'
import { type GoalType, type RequiredGoal, reachKeyOf, requirementsOf } from '@/engine/programme/reach'

/** An object that requires itself through other objects. */
export interface CircleMember {
  type: GoalType
  id: string
  row: Row
  requirement: RequiredGoal
  /** The ids on the way back to the object, itself at the end. Undefined in a large circle. */
  way: string[] | undefined
}

interface Node {
  type: 'missions' | 'achievements'
  id: string
  row: Row
  needs: { requirement: RequiredGoal; to: number }[]
}

/**
 * In a larger circle the ways back are not searched for: nobody would read them, and it would take millions of steps.
 */
const mostInWays = 100

/**
 * The circles of requirements among active missions and achievements: sets in which each one requires all others.
 * Without recursion, because chains of requirements can be thousands long.
 */
export function circles(programme: ProgrammeIndex): CircleMember[][] {
  const nodes = nodesOf(programme)
  return componentsOf(nodes.map(({ needs }) => needs.map(({ to }) => to))).flatMap((members) => {
    const inside = new Set(members)
    const found = members.flatMap((index) => {
      const node = nodes[index] as Node
      const first = node.needs.find(({ to }) => inside.has(to))
      if (!first) return []
      const way = members.length > mostInWays ? undefined : wayBack(nodes, index, inside)
      const { type, id, row } = node
      return [{ type, id, row, requirement: way?.requirement ?? first.requirement, way: way?.ids }]
    })
    return found.length > 0 ? [found] : []
  })
}

function nodesOf(programme: ProgrammeIndex): Node[] {
  const nodes: Node[] = []
  const indexes = new Map<string, number>()
  for (const type of ['missions', 'achievements'] as const)
    for (const row of programme.rows(type)) {
      const id = String(row.id ?? '')
      if (!isActive(row) || indexes.has(reachKeyOf(type, id))) continue
      indexes.set(reachKeyOf(type, id), nodes.length)
      nodes.push({ type, id, row, needs: [] })
    }
  for (const node of nodes)
    for (const requirement of requirementsOf(programme, node.type, node.row)) {
      const to = indexes.get(reachKeyOf(requirement.to, requirement.id))
      if (to !== undefined) node.needs.push({ requirement, to })
    }
  return nodes
}

/** The shortest way from a member of a circle back to itself: its first requirement, and the ids on the way. */
function wayBack(nodes: readonly Node[], start: number, inside: ReadonlySet<number>) {
  const cameFrom = new Map<number, number>()
  const queue = [start]
  for (const index of queue)
    for (const { to } of nodes[index]?.needs ?? []) {
      if (to === start) {
        const way = [start]
        for (let at: number | undefined = index; at !== undefined && at !== start; at = cameFrom.get(at))
          way.unshift(at)
        const requirement = nodes[start]?.needs.find((need) => need.to === way[0])?.requirement
        return requirement && { requirement, ids: way.map((at) => nodes[at]?.id ?? '') }
      }
      if (!inside.has(to) || cameFrom.has(to)) continue
      cameFrom.set(to, index)
      queue.push(to)
    }
  return undefined
}

/** The strongly connected components of a graph (Tarjan), with a stack of its own in place of recursion. */
function componentsOf(edges: readonly (readonly number[])[]): number[][] {
  const order: (number | undefined)[] = []
  const low: number[] = []
  const isOpen: boolean[] = []
  const open: number[] = []
  const found: number[][] = []
  let count = 0
  for (let root = 0; root < edges.length; root += 1) {
    if (order[root] !== undefined) continue
    const path = [{ node: root, next: 0 }]
    for (let step = path.at(-1); step; step = path.at(-1)) {
      const { node } = step
      if (step.next === 0) {
        order[node] = low[node] = count
        count += 1
        open.push(node)
        isOpen[node] = true
      }
      const to = edges[node]?.[step.next]
      step.next += 1
      if (to !== undefined) {
        if (order[to] === undefined) path.push({ node: to, next: 0 })
        else if (isOpen[to]) low[node] = Math.min(low[node] ?? 0, order[to] ?? 0)
        continue
      }
      path.pop()
      const before = path.at(-1)?.node
      if (before !== undefined) low[before] = Math.min(low[before] ?? 0, low[node] ?? 0)
      if (low[node] === order[node]) {
        const members = open.splice(open.lastIndexOf(node)).sort((a, b) => a - b)
        for (const member of members) isOpen[member] = false
        found.push(members)
      }
    }
  }
  return found.sort(([a = 0], [b = 0]) => a - b)
}
