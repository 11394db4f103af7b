// Compares the bounds of a value: lengths, limits, formats, patterns.
import type { Json, View } from '../contract/types.ts'
import { isLower, isUpper, rangeOf } from '../contract/view.ts'
import { ajv } from '../tools.ts'
import { many, wordsOf } from './spot.ts'
import type { Compared, Difference, Spot } from './types.ts'

/** Keywords whose values are too long for an id, and differ from field to field. */
const isLong = (keyword: string, value: Json) =>
  keyword === 'pattern' || (typeof value === 'string' && /[^\w.:+/-]/.test(value))

/** The values of a keyword as a part of an id and in words; patterns and schemas are left out. */
function valuesIn(keyword: string, ...values: Json[]) {
  return values.some((value) => isLong(keyword, value)) ? undefined : values
}

/** A parameter is text on its way, so the bounds of a text apply to what is written. */
const textIfText = ({ types }: View, value: Json) => (types?.join() === 'string' ? String(value) : value)

export function compareBounds({ add, spot, mine, other, worst }: Compared & { other: View }) {
  if (spot.side === 'sent') compareWidths(add, spot, mine, other)
  const keywords = [...new Set([...Object.keys(mine.bounds), ...Object.keys(other.bounds)])].sort()
  for (const keyword of keywords) {
    const [ours, theirs] = [mine.bounds[keyword], other.bounds[keyword]]
    if (ours === theirs) continue
    const change = kindOf(keyword, ours, theirs)
    // Most changes in responses are harmless, so their ids do not contain the keyword.
    const fact = { ours, theirs, ...(spot.side !== 'response' && { keyword }) }
    const words =
      change === 'lost'
        ? `is not said any more (was ${ours})`
        : ours === undefined
          ? `is new: ${theirs}`
          : `changed from ${ours} to ${theirs}`
    const message = `'${keyword}' of ${wordsOf(spot)} ${words}`
    const dates = keyword === 'format' && [ours, theirs].some((value) => /date|time/.test(String(value)))
    if (spot.side === 'parameter') {
      if (change === 'lost' || change === 'wider')
        add({
          ...fact,
          rule: 'parameter-widened',
          severity: 'harmless',
          message,
          ...many(keyword, `parameters do not say '${keyword}' any more`),
        })
      else
        refused({
          add,
          spot,
          fact,
          keyword,
          message,
          allowed: (value) => accepts(keyword, theirs, textIfText(other, value)),
        })
    } else if (spot.side === 'response') {
      if (change === 'lost')
        add({
          ...fact,
          rule: 'answer-constraint-changed',
          severity: 'harmless',
          message,
          ...many(keyword, `values of answers do not say '${keyword}' any more`),
        })
      else if (change === 'narrower' || ours === undefined)
        add({
          ...fact,
          rule: 'answer-narrowed',
          severity: 'harmless',
          message,
          ...many(keyword, `values of answers are narrower: '${keyword}'`),
        })
      else
        add({
          ...fact,
          // A field has one format, but several of its limits can change.
          ...(keyword !== 'format' && { keyword }),
          rule: 'answer-constraint-changed',
          severity: dates ? worst : 'risky',
          message,
          ...changes(keyword, ours, theirs),
        })
    } else if (change === 'lost' || change === 'wider')
      add({
        ...fact,
        rule: 'sent-widened',
        severity: 'harmless',
        message,
        ...many(keyword, `values that the console sends have no '${keyword}' any more, or a wider one`),
      })
    else
      add({
        ...fact,
        rule: 'sent-constraint-changed',
        severity: dates && ours !== undefined ? 'breaks' : 'risky',
        message,
        ...added(keyword, ours, theirs),
      })
  }
}

const changes = (keyword: string, ours: Json, theirs: Json) =>
  valuesIn(keyword, ours, theirs)
    ? many(`${keyword} ${ours} ${theirs}`, `values of answers changed '${keyword}' from ${ours} to ${theirs}`)
    : many(keyword, `values of answers changed '${keyword}'`)

const added = (keyword: string, ours: Json, theirs: Json) =>
  valuesIn(keyword, ours, theirs)
    ? many(
        `${keyword} ${ours ?? 'none'} ${theirs}`,
        `values that the console sends have a new '${keyword}': ${theirs}`,
      )
    : many(keyword, `values that the console sends have a new '${keyword}'`)

/** Reports a format of a number that holds fewer whole numbers than the contract allows. */
function compareWidths(add: Compared['add'], spot: Spot, mine: View, other: View) {
  if (!other.width || other.width === mine.width) return
  const [ours, theirs] = [rangeOf(mine), rangeOf({ ...other, bounds: {} })]
  // A minimum or maximum of the document that says the same is reported as such.
  const [low, high] = rangeOf({ ...other, width: undefined })
  const tooLow = ours[0] < theirs[0] && low < theirs[0]
  const tooHigh = ours[1] > theirs[1] && high > theirs[1]
  if (!tooLow && !tooHigh) return
  add({
    rule: 'sent-constraint-changed',
    severity: 'risky',
    message: `${wordsOf(spot)} is sent as a whole number of ${ours[0]} to ${ours[1]}; '${other.width}' holds ${theirs[0]} to ${theirs[1]}`,
    keyword: 'format',
    ours: ours.join(' to '),
    theirs: `${other.width}: ${theirs.join(' to ')}`,
    ...many(
      `format ${other.width}`,
      `whole numbers that the console sends do not all fit '${other.width}' (${theirs.join(' to ')})`,
    ),
  })
}

function kindOf(keyword: string, ours: Json, theirs: Json): 'lost' | 'wider' | 'narrower' | 'other' {
  if (theirs === undefined) return 'lost'
  if (ours === undefined) return 'narrower'
  if (isLower(keyword)) return theirs < ours ? 'wider' : 'narrower'
  if (isUpper(keyword)) return theirs > ours ? 'wider' : 'narrower'
  return 'other'
}

let validator: import('ajv/dist/2020.js').default | undefined

function accepts(keyword: string, bound: Json, value: Json): boolean {
  validator ??= new (ajv())({ strict: false, validateFormats: false, logger: false })
  try {
    return validator.validate(
      { [keyword]: typeof bound === 'string' && bound.startsWith('{') ? JSON.parse(bound) : bound },
      value,
    )
  } catch {
    // A pattern that JavaScript cannot compile.
    return true
  }
}

/** Reports a parameter that accepts fewer values. It breaks the console only if the console sends a removed value. */
export function refused({
  add,
  spot,
  message,
  fact,
  keyword,
  typed = false,
  allowed = () => false,
  cause,
}: {
  add: Compared['add']
  spot: Spot
  message: string
  fact: Partial<Difference>
  keyword?: string
  typed?: boolean
  allowed?: (value: Json) => boolean
  /** In place of that of the keyword. */
  cause?: Difference['cause']
}) {
  const { sent } = spot
  const name = keyword ?? 'type'
  const what = isLong(name, fact.theirs) ? name : [name, fact.theirs].map(shown).join(' ')
  if (sent !== undefined && !allowed(sent))
    add({
      ...fact,
      keyword,
      rule: 'sent-value-refused',
      severity: 'breaks',
      message: `The console sends '${sent}' as ${wordsOf(spot)}. ${message}`,
      cause,
      ...(!cause && many(what, `parameters refuse the value that the console sends (${what})`)),
    })
  else
    add({
      ...fact,
      keyword,
      rule: 'parameter-narrowed',
      severity: typed ? 'breaks' : 'risky',
      message,
      cause,
      ...(!cause && many(what, `parameters take fewer values (${what})`)),
    })
}

const shown = (value: Json) => (typeof value === 'string' ? value : JSON.stringify(value))
