// What a new version of the contract brings, in words for people, by screen.
import { methods, readCall, readPaths } from '../contract/calls.mjs'
import { usedBy } from '../screens/usedBy.mjs'
import { findingOf } from './spot.mjs'

/** @import { Json, Reader } from '../contract/types' */
/** @import { Difference, Spot } from './types' */

/** @typedef {{ spot: Spot, difference: Difference }} Fact */
/** @typedef {{ kind: typeof kinds[number], text: string, side: Spot['side'], users: string[] }} Line */

/** Order of the lines of a section. */
const kinds = /** @type {const} */ (['new', 'changed', 'gone'])
const NOWHERE = 'On no screen'
const EVERYWHERE = 'On many screens'

/** A line that concerns more screens than this is written once, above them. */
const MANY_SCREENS = 8

/** @typedef {{ line: Line, sides: Set<Spot['side']>, screens: Map<string, string[]> }} Entry */

/**
 * @param {Fact[]} facts what differs between the old version and the new one
 * @param {Reader} reader of the new version
 * @returns {string} Markdown
 */
export function changelogOf(facts, reader) {
  /** @type {Map<string, Entry>} */
  const entries = new Map()
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
  /** @type {Map<string, Entry[]>} */
  const sections = new Map()
  for (const entry of entries.values()) {
    const names = entry.screens.size > MANY_SCREENS ? [EVERYWHERE] : [...entry.screens.keys()]
    for (const name of names) sections.set(name, [...(sections.get(name) ?? []), entry])
  }
  const place = (/** @type {string} */ name) =>
    [EVERYWHERE, '', NOWHERE].indexOf(name === EVERYWHERE || name === NOWHERE ? name : '')
  const names = [...sections.keys()].sort((a, b) => place(a) - place(b) || (a < b ? -1 : 1))
  const texts = names.map((name) => sectionOf(name, sections.get(name) ?? []))
  return [
    '# What changed in the contract',
    ...(texts.length > 0 ? texts : ['Nothing that a screen or a service notices.']),
  ]
    .join('\n\n')
    .concat('\n')
}

/**
 * @param {string} name
 * @param {Entry[]} entries
 */
function sectionOf(name, entries) {
  const sorted = entries.toSorted(
    ({ line: a }, { line: b }) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || (a.text < b.text ? -1 : 1),
  )
  const lines = sorted.map(({ line, sides, screens }) => {
    const parts = name === EVERYWHERE ? [...screens.keys()] : (screens.get(name) ?? [])
    const where = parts.length > 0 ? ` (${parts.toSorted().join('; ')})` : ''
    return `- **${line.kind}**: ${line.text}${whenOf(sides)}${where}`
  })
  return [`## ${name}`, '', ...lines].join('\n')
}

/** A field is usually both read and saved. @param {Set<Spot['side']>} sides */
function whenOf(sides) {
  if (sides.has('response') === sides.has('sent')) return ''
  return sides.has('response') ? ', in what is read' : ', in what is saved'
}

const code = (/** @type {unknown} */ value) =>
  `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``

const isStatus = (/** @type {string} */ rule) => /status-(added|removed)$/.test(rule)

/** How many calls gain or lose each status. @param {Fact[]} facts */
function countStatuses(facts) {
  /** @type {Map<string, number>} */
  const counts = new Map()
  for (const { difference } of facts) {
    const key = `${difference.rule} ${difference.name}`
    if (isStatus(difference.rule)) counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return counts
}

/**
 * @param {Fact} fact
 * @param {Reader} reader
 * @param {Map<string, number>} statuses
 * @returns {Line[]}
 */
function linesOf({ spot, difference }, reader, statuses) {
  const { rule, ours, theirs, keyword, message } = difference
  const { id: _id, operations = [], side, field } = findingOf(spot, difference)
  if (rule === 'path-added' || rule === 'method-added') return newCalls(spot.operation, reader)
  const users = usedBy({ operations, field, side })
  // Outside of a screen's section, a field needs the name of its object.
  const inside = [spot.component, spot.inside, difference.name].filter(Boolean).join('.')
  const what =
    field === undefined || (users.length === 0 && spot.component) ? inside || operations.join(', ') : field
  /** @type {(kind: Line['kind'], text: string) => Line[]} */
  const line = (kind, text) => [{ kind, text, side: spot.side, users }]
  if (rule === 'path-removed' || rule === 'method-removed') return line('gone', `call ${code(what)}`)
  if (isStatus(rule)) {
    const count = statuses.get(`${rule} ${difference.name}`) ?? 0
    const [subject, isMany] = count > MANY_SCREENS ? [`${count} calls`, true] : [code(spot.operation), false]
    return rule.endsWith('added')
      ? line('new', `${subject} may answer ${theirs}`)
      : line('gone', `${subject} no longer ${isMany ? 'answer' : 'answers'} ${ours}`)
  }
  if (rule === 'error-body-changed') return line('changed', message)
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
  if (ours === undefined && theirs === undefined) return line('changed', message)
  return line('changed', `${code(what)}${bound}: ${shown(ours)} → ${shown(theirs)}`)
}

const shown = (/** @type {Json} */ value) =>
  value === undefined ? 'none' : Array.isArray(value) ? value.map(code).join(', ') : code(value)

/**
 * @param {string} place a path, or a method and a path
 * @param {Reader} reader
 * @returns {Line[]}
 */
function newCalls(place, reader) {
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
