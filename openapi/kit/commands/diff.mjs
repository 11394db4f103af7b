import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadContract, loadDescription } from '../contract/load.mjs'
import { alignPaths, normalise, resolveAll, spellOutStatuses } from '../contract/normalise.mjs'
import { partsOf, placeOf, valueAt } from '../contract/place.mjs'
import { rate, rateVariants } from '../contract/rate.mjs'
import { CouldNotRun, createReport, findingId } from '../report/findings.mjs'
import { inTempFolder, messageOf, redocly } from '../tools.mjs'

/** @import { GivenFinding, Values } from '../types' */
/** @import { Change, Json, Normalised, Parameter, Place, Pointer, Verdict } from '../contract/types' */

/**
 * Compares the service's description with the contract and rates each change for the console.
 * @param {Values} _values
 * @param {string[]} positionals
 */
export async function run(_values, [source]) {
  if (!source) throw new CouldNotRun('Which description? contract diff <file or URL>')
  const contract = loadContract()
  const ours = normalise(contract)
  const theirs = normalise(await loadDescription(source))
  const resolved = resolveAll(contract)
  alignPaths(theirs, ours)
  if (!Object.keys(theirs.paths).some((path) => ours.paths[path]))
    throw new CouldNotRun(`${source} has no path of the contract in it: is it the admin API?`)
  spellOutStatuses(theirs, ours)
  const report = createReport('diff', source)
  /** @type {Set<string>} */
  const folded = new Set()
  for (const change of await compare(ours, theirs)) {
    const finding = findingOf(change, ours, theirs, resolved, folded)
    if (finding) report.add(finding)
  }
  const calls = Object.values(ours.paths).flatMap((item) => Object.keys(item))
  report.looked = `${calls.length} operations of the contract`
  return report
}

/**
 * @param {Normalised} ours
 * @param {Normalised} theirs
 * @returns {Promise<Change[]>}
 */
async function compare(ours, theirs) {
  try {
    const stdout = await inTempFolder(async (folder) => {
      writeFileSync(join(folder, 'contract.json'), JSON.stringify(ours))
      writeFileSync(join(folder, 'service.json'), JSON.stringify(theirs))
      const files = ['contract.json', 'service.json']
      const options = ['--format', 'json', '--skip-rule', 'operation-id-changed', '--fail-on', 'none']
      return (await redocly(['diff', ...files, ...options], { cwd: folder })).stdout
    })
    return JSON.parse(stdout).changes.filter((/** @type {Change} */ change) => !isServiceBusiness(change))
  } catch (error) {
    throw new CouldNotRun(`redocly diff gave no report: ${messageOf(error)}`)
  }
}

/** The console does not use operation ids, so a service can choose its own. */
const isServiceBusiness = (/** @type {Change} */ change) => change.property === 'operationId'

/**
 * @param {Change} change
 * @param {Normalised} ours
 * @param {Normalised} theirs
 * @param {Json} resolved the contract with references resolved
 * @param {Set<string>} folded places whose alternatives were reported; gains this one
 */
function findingOf(change, ours, theirs, resolved, folded) {
  // A rename is placed under its old name.
  const parts = partsOf((change.property === 'key' && change.base?.pointer) || change.path)
  const variants = variantsAt(parts, ours, theirs)
  if (variants) {
    const place = placeOf(variants.parts, ours, resolved)
    const key = variants.parts.join('/')
    if (folded.has(key)) return undefined
    folded.add(key)
    return toFinding(
      rateVariants(place, variants.mine, variants.theirs),
      place,
      variants.mine,
      variants.theirs,
    )
  }
  const place = placeOf(parts, ours, resolved)
  // The contract has no place for a new status, so it is taken from the change.
  if (change.typeName === 'Response' && change.kind === 'added') place.status = partsOf(change.path)[4]
  place.calls = Object.values(ours.paths[place.path] ?? {}).flatMap(({ operationId }) => operationId ?? [])
  const rated = rate(change, place, ours, theirs)
  return rated && toFinding(rated, place, change.base?.value, change.revision?.value, change)
}

/**
 * The nearest place above a change where their schema has alternatives and the contract has none.
 * @param {string[]} parts
 * @param {Normalised} ours
 * @param {Normalised} theirs
 */
function variantsAt(parts, ours, theirs) {
  for (let length = 3; length <= parts.length; length += 1) {
    const here = parts.slice(0, length)
    const mine = valueAt(ours, here)
    const other = valueAt(theirs, withTheirParameter(here, ours, theirs))
    if (Array.isArray(other?.oneOf) && mine && !mine.oneOf) return { parts: here, mine, theirs: other.oneOf }
  }
  return undefined
}

/**
 * Parameters are lists, and the index in their list may differ.
 * @param {string[]} parts
 * @param {Normalised} ours
 * @param {Normalised} theirs
 * @returns {Pointer}
 */
function withTheirParameter(parts, ours, theirs) {
  if (parts[3] !== 'parameters' || parts.length < 5) return parts
  const { name, in: where } = valueAt(ours, parts.slice(0, 5)) ?? {}
  /** @type {Parameter[]} */
  const list = valueAt(theirs, parts.slice(0, 4)) ?? []
  return [
    ...parts.slice(0, 4),
    list.findIndex((item) => item.name === name && item.in === where),
    ...parts.slice(5),
  ]
}

/**
 * All uses of one schema on one side are a single finding, whose id names the schema rather than every operation.
 * @param {Verdict} verdict
 * @param {Place} place
 * @param {Json} mine
 * @param {Json} other
 * @param {Change} [change]
 * @returns {GivenFinding}
 */
function toFinding({ rule, severity, message }, place, mine, other, change) {
  const names = changedNames(change)
  const field =
    change?.typeName === 'Parameter' && names.length > 0
      ? names[0]
      : [place.field, ...names].filter(Boolean).join('.')
  const component = place.component && [place.component, place.inside, ...names].filter(Boolean).join('.')
  const scope = component ?? [place.operation, statusOf(place, change), field].filter(Boolean).join('/')
  const calls = change?.typeName === 'PathItem' ? place.calls : undefined
  return {
    id: findingId('diff', rule, scope, place.side === 'response' ? '' : keyword(change)),
    rule,
    severity,
    message,
    operations: calls?.length ? calls : [place.operation],
    side: isError(place.status) || place.field.startsWith('header ') ? 'operation' : place.side,
    field: field || component,
    ours: brief(mine, change?.property),
    theirs: brief(other, change?.property),
  }
}

/** All errors of an operation share one schema, so the status matters only if the status itself changed. */
const statusOf = (/** @type {Place} */ { status }, /** @type {Change | undefined} */ change) =>
  isError(status) && change?.typeName !== 'Response' ? '' : status

const isError = (/** @type {string | undefined} */ status) => /^[45]/.test(status ?? '')

/**
 * Returns what the place of a change does not name: the field that became required or optional, or the added parameter.
 * @param {Change} [change]
 * @returns {string[]}
 */
function changedNames(change) {
  if (change?.property === 'required') {
    /** @returns {string[]} */
    const list = (/** @type {Json} */ value) => (Array.isArray(value) ? value : [])
    const [was, is] = [list(change.base?.value), list(change.revision?.value)]
    return [...was.filter((name) => !is.includes(name)), ...is.filter((name) => !was.includes(name))].slice(
      0,
      1,
    )
  }
  if (change?.kind !== 'added' || change.typeName !== 'Parameter') return []
  const { value } = change.revision
  return [`${value?.in} ${value?.name}`]
}

const keyword = (/** @type {Change | undefined} */ change) =>
  change?.kind === 'modified' && !['key', 'required', 'type'].includes(change.property ?? '')
    ? change.property
    : ''

/**
 * The value of the keyword; a whole schema is shortened to its type.
 * @param {Json} value
 * @param {string} [property]
 * @returns {Json}
 */
function brief(value, property) {
  if (value === undefined || value?.responses || value?.description === '') return undefined
  if (property && value !== null && typeof value === 'object' && property in value) return value[property]
  if (Array.isArray(value))
    return value.every((item) => item?.type) ? value.map(({ type }) => type).join(' or ') : value
  if (value === null || typeof value !== 'object') return value
  if (value.enum) return value.enum
  return (
    value.type ?? (value.name && `${value.in} ${value.name}`) ?? Object.keys(value).join(', ').slice(0, 120)
  )
}
