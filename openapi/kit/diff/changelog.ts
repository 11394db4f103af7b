// What a new version of the contract brings, in words for people, by screen.
import { methods, readCall, readPaths } from '../contract/calls.ts'
import type { Json, Reader } from '../contract/types.ts'
import { usedBy } from '../screens/usedBy.ts'
import { findingOf } from './spot.ts'
import type { Difference, Spot } from './types.ts'

export type Fact = { spot: Spot; difference: Difference }
type Line = { kind: (typeof kinds)[number]; text: string; side: Spot['side']; users: string[] }

/** Order of the lines of a section. */
const kinds = ['new', 'changed', 'gone'] as const
const NOWHERE = 'On no screen'
const EVERYWHERE = 'On many screens'

/** A line that concerns more screens than this is written once, above them. */
const MANY_SCREENS = 8

type Entry = { line: Line; sides: Set<Spot['side']>; screens: Map<string, string[]> }

/**
 * What changed, by screen.
 * @param facts what differs between the old version and the new one
 * @param reader of the new version
 */
export function changelogOf(facts: Fact[], reader: Reader, format: 'markdown' | 'json' = 'markdown') {
  const entries = new Map<string, Entry>()
  const statuses = countStatuses(facts)
  for (const line of facts.flatMap((fact) => linesOf(fact, reader, statuses))) {
    const key = `${line.kind} ${line.text}`
    const entry = entries.get(key) ?? { line, sides: new Set(), screens: new Map() }
    entry.sides.add(line.side)
    for (const user of line.users.length > 0 ? line.users : [NOWHERE]) {
      const [screen = '', ...part] = user.split(', ')
      const parts = entry.screens.get(screen) ?? []
      entry.screens.set(screen, part.length > 0 ? [...new Set([...parts, part.join(', ')])] : parts)
    }
    entries.set(key, entry)
  }
  const sections = new Map<string, Entry[]>()
  for (const entry of entries.values()) {
    const names = entry.screens.size > MANY_SCREENS ? [EVERYWHERE] : [...entry.screens.keys()]
    for (const name of names) sections.set(name, [...(sections.get(name) ?? []), entry])
  }
  const place = (name: string) =>
    [EVERYWHERE, '', NOWHERE].indexOf(name === EVERYWHERE || name === NOWHERE ? name : '')
  const names = [...sections.keys()].sort((a, b) => place(a) - place(b) || (a < b ? -1 : 1))
  if (format === 'json') {
    const screens = names.map((name) => ({ name, changes: changesOf(name, sections.get(name) ?? []) }))
    return `${JSON.stringify({ screens }, null, 2)}\n`
  }
  const texts = names.map((name) => sectionOf(name, sections.get(name) ?? []))
  return [
    '# What changed in the contract',
    ...(texts.length > 0 ? texts : ['Nothing that a screen or a service notices.']),
  ]
    .join('\n\n')
    .concat('\n')
}

/** @param name of the section */
function changesOf(name: string, entries: Entry[]) {
  const sorted = entries.toSorted(
    ({ line: a }, { line: b }) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || (a.text < b.text ? -1 : 1),
  )
  return sorted.map(({ line, sides, screens }) => ({
    kind: line.kind,
    text: `${line.text}${whenOf(sides)}`,
    where: (name === EVERYWHERE ? [...screens.keys()] : (screens.get(name) ?? [])).toSorted(),
  }))
}

function sectionOf(name: string, entries: Entry[]) {
  const lines = changesOf(name, entries).map(
    ({ kind, text, where }) => `- **${kind}**: ${text}${where.length > 0 ? ` (${where.join('; ')})` : ''}`,
  )
  return [`## ${name}`, '', ...lines].join('\n')
}

/** A field is usually both read and saved. */
function whenOf(sides: Set<Spot['side']>) {
  if (sides.has('response') === sides.has('sent')) return ''
  return sides.has('response') ? ', in what is read' : ', in what is saved'
}

const code = (value: unknown) => `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``

const isStatus = (rule: string) => /status-(added|removed)$/.test(rule)

/** How many calls gain or lose each status. */
function countStatuses(facts: Fact[]) {
  const counts = new Map<string, number>()
  for (const { difference } of facts) {
    const key = `${difference.rule} ${difference.name}`
    if (isStatus(difference.rule)) counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return counts
}

function linesOf({ spot, difference }: Fact, reader: Reader, statuses: Map<string, number>): Line[] {
  const { rule, ours, theirs, keyword, message } = difference
  const { id: _id, operations = [], side, field } = findingOf(spot, difference)
  if (rule === 'path-added' || rule === 'method-added') return newCalls(spot.operation, reader)
  const users = usedBy({ operations, field, side })
  // Outside of a screen's section, a field needs the name of its object.
  const inside = [spot.component, spot.inside, difference.name].filter(Boolean).join('.')
  const what =
    field === undefined || (users.length === 0 && spot.component) ? inside || operations.join(', ') : field
  const line = (kind: Line['kind'], text: string): Line[] => [{ kind, text, side: spot.side, users }]
  if (rule === 'path-removed' || rule === 'method-removed') return line('gone', `call ${code(what)}`)
  if (isStatus(rule)) {
    const count = statuses.get(`${rule} ${difference.name}`) ?? 0
    const [subject, isMany] = count > MANY_SCREENS ? [`${count} calls`, true] : [code(spot.operation), false]
    return rule.endsWith('added')
      ? line('new', `${subject} may answer ${theirs}`)
      : line('gone', `${subject} no longer ${isMany ? 'answer' : 'answers'} ${ours}`)
  }
  if (rule === 'error-body-changed' || rule === 'deprecated') return line('changed', message)
  if (Array.isArray(ours) && Array.isArray(theirs))
    return [
      ...theirs
        .filter((value) => !ours.includes(value))
        .flatMap((value) => line('new', `value ${code(value)} of ${code(what)}`)),
      ...ours
        .filter((value) => !theirs.includes(value))
        .flatMap((value) => line('gone', `value ${code(value)} of ${code(what)}`)),
    ]
  if (rule.endsWith('parameter-added') || rule.endsWith('-field-added'))
    return line(
      'new',
      `${code(what)}${typeof theirs === 'string' && spot.side !== 'parameter' ? ` (${theirs})` : ''}`,
    )
  if (rule === 'sent-required-properties-added' && ours === undefined)
    return line('new', `${code(what)}, required`)
  if (rule.endsWith('field-removed') || rule === 'sent-parameter-removed') return line('gone', code(what))
  const bound = keyword && !keyword.includes('/') ? ` ${code(keyword)}` : ''
  // Both sides read the same where the difference is not in the values, as in a field that became deprecated.
  if (shown(ours) === shown(theirs)) return line('changed', message)
  return line('changed', `${code(what)}${bound}: ${shown(ours)} → ${shown(theirs)}`)
}

const shown = (value: Json) =>
  value === undefined ? 'none' : Array.isArray(value) ? value.map(code).join(', ') : code(value)

/** @param place a path, or a method and a path */
function newCalls(place: string, reader: Reader): Line[] {
  const [path = '', only] = place.split(' ').reverse()
  const item = readPaths(reader).get(path)
  if (!item) return []
  return methods
    .filter((method) => item.methods.includes(method) && (!only || only.toLowerCase() === method))
    .map((method) => {
      const { id } = readCall(reader, item, method)
      const summary = item.item.value[method].summary
      const text = `call ${code(`${method.toUpperCase()} ${path}`)}${summary ? `: ${summary}` : ''}`
      return { kind: 'new', text, side: 'operation', users: id ? usedBy({ operations: [id] }) : [] }
    })
}
