// Compares types, values and bounds of one value.
import { typeWords } from '../contract/shape.ts'
import { inOtherStyle } from '../contract/style.ts'
import type { Json, View } from '../contract/types.ts'
import { fits } from '../contract/view.ts'
import { valueId } from '../report/findings.ts'
import type { Severity } from '../types.ts'
import { compareBounds, refused } from './bounds.ts'
import { many, styleOf, wordsOf } from './spot.ts'
import type { Compared, Spot } from './types.ts'

/** Returns whether the types fit, so that what is inside can be compared. */
export function compareValues(compared: Compared) {
  const { mine, other, ours, theirs, spot } = compared
  const [from, to] = [typeWords(ours), typeWords(theirs)]
  const receiver = spot.side === 'response' ? mine : other
  const sender = spot.side === 'response' ? other : mine
  if (!receiver || !sender || !(typesFit(sender, receiver) || isWritten(spot, sender, receiver))) {
    retyped(compared, from, to, `${from} to ${to}`)
    return false
  }
  compareNull(compared, from, to)
  // The types fit, but one side can have more of them.
  if (JSON.stringify(mine.types) !== JSON.stringify(other?.types)) {
    const what = {
      ours: from,
      theirs: to,
      ...many(`${from} to ${to}`, `values may be ${to} in place of ${from}`),
    }
    compared.add({
      ...what,
      rule: narrowedOr(spot),
      severity: 'harmless',
      message: `Type of ${wordsOf(spot)} changed from ${from} to ${to}`,
    })
  }
  compareEnums(compared)
  if (other) compareBounds({ ...compared, other })
  return true
}

const narrowedOr = ({ side }: Spot) =>
  side === 'response' ? 'answer-narrowed' : side === 'sent' ? 'sent-widened' : 'parameter-widened'

function typesFit(sender: View, receiver: View): boolean {
  const { types } = receiver
  if (!types) return true
  return (
    sender.types?.every((type) => fits(type, types)) === true &&
    (sender.types.length > 0 || types.length === 0)
  )
}

const scalars = new Set(['string', 'integer', 'number', 'boolean'])

/** A parameter is text on its way, so one that takes text takes every number, and true and false. */
const isWritten = ({ side, json }: Spot, sender: View, receiver: View) =>
  side === 'parameter' &&
  !json &&
  receiver.types?.includes('string') === true &&
  sender.types?.every((type) => scalars.has(type) || receiver.types?.includes(type)) === true

/** Errors have another severity, so they are reported separately. */
const inErrors = (worst: Severity, key: string): string => (worst === 'breaks' ? key : `${key} in errors`)

function retyped({ add, spot, worst }: Compared, from: string, to: string, key: string): void {
  const message = `Type of ${wordsOf(spot)} changed from ${from} to ${to}`
  const fact = { ours: from, theirs: to, message }
  if (spot.side === 'parameter') return void refused({ add, spot, message, fact, typed: true })
  const rule = spot.side === 'response' ? 'answer-schema-type-changed' : 'sent-schema-type-changed'
  // Whole numbers still arrive; a fraction is shown, but cannot be saved.
  const severity = from.replace('integer', 'number') === to ? 'risky' : worst
  const values = spot.side === 'response' ? 'values of answers' : 'values that the console sends'
  add({
    ...fact,
    rule,
    severity,
    ...many(inErrors(worst, key), `${values} changed from ${from} to ${to}`),
  })
}

function compareNull(compared: Compared, from: string, to: string): void {
  const { add, spot, ours, theirs, other, worst } = compared
  if (ours.nullable === theirs.nullable) return
  // A schema without a type takes null like any value; in an answer, frameworks mean objects by it.
  if (spot.side !== 'response' && ours.nullable && other?.untyped) return
  const fact = { ours: from, theirs: to }
  const breaks = spot.side === 'response' ? theirs.nullable : ours.nullable
  const message = `${wordsOf(spot)} may ${theirs.nullable ? '' : 'no longer '}be null`
  if (!breaks) {
    const words =
      spot.side === 'response' ? 'values of answers are never null' : 'values may also be sent as null'
    return void add({
      ...fact,
      message,
      rule: narrowedOr(spot),
      severity: 'harmless',
      ...many('null', words),
    })
  }
  if (spot.side === 'response' && theirs.meansNull)
    add({
      ...fact,
      message: `${message}: generators read 'nullable' so, which has no meaning where it stands`,
      rule: 'answer-schema-type-changed',
      severity: 'risky',
      ...many(
        'nullable',
        "values of answers have 'nullable' without a meaning; generators read it as 'may be null'",
      ),
    })
  else if (spot.side === 'response')
    add({
      ...fact,
      message,
      rule: 'answer-schema-type-changed',
      severity: worst,
      ...many(inErrors(worst, 'null'), 'values of answers may be null'),
    })
  else
    add({
      ...fact,
      message,
      rule: 'sent-schema-type-changed',
      severity: 'breaks',
      ...many('null', 'values may no longer be sent as null'),
    })
}

function compareEnums({ add, spot, mine, other, theirs }: Compared) {
  const [ours, others] = [mine.enum, other?.enum]
  if (!ours && !others) return
  const what = wordsOf(spot)
  const show = (value: Json) => `'${value}'`
  const gained = ours ? (others ?? []).filter((value) => !ours.includes(value)) : []
  const lost = others ? (ours ?? []).filter((value) => !others.includes(value)) : []
  const fact = { ours, theirs: others, at: theirs.at }
  const isWider = ours && !mine.extensible && (!others || other?.extensible)
  const isStyle = lost.length > 0 && lost.every((value) => inOtherStyle(value, gained) !== undefined)
  if (spot.side === 'response') {
    // One finding for each value, so that ignoring one does not hide the next.
    for (const value of gained) {
      const like = inOtherStyle(value, lost)
      add({
        ...fact,
        rule: 'answer-enum-added',
        severity: 'risky',
        message: `${what} may be '${value}'; the console has ${like === undefined ? 'no words for it' : `words for '${like}'`}`,
        keyword: valueId(value),
        ...(like !== undefined && many('style', `values of answers are written ${styleOf(value, like)}`)),
      })
    }
    if (ours && !mine.extensible && (!others || other?.extensible))
      add({
        ...fact,
        theirs: 'any',
        rule: 'answer-enum-added',
        severity: 'risky',
        message: `${what} may have any value; the console has words for ${ours.map(show).join(', ')}`,
        ...many('any', 'values that were limited may be any value'),
      })
    if (others && (lost.length > 0 || !ours || (mine.extensible && !other?.extensible)))
      add({
        ...fact,
        rule: 'answer-narrowed',
        severity: 'harmless',
        message: `${what} has only the values ${others?.map(show).join(', ')}`,
        ...(isStyle && many('style', 'lists of values are written in another style, too')),
      })
    return
  }
  if (spot.side === 'parameter') {
    if (others && (lost.length > 0 || (!other?.extensible && (!ours || mine.extensible))))
      refused({
        add,
        spot,
        fact,
        keyword: 'enum',
        message: `${what} takes only ${others?.map(show).join(', ') || 'nothing'}`,
        allowed: (value) => others?.some((one) => String(one) === String(value)) === true,
        cause: isStyle ? { key: 'style', words: 'parameters have their values in another style' } : undefined,
      })
    else if (gained.length > 0 || isWider)
      add({
        ...fact,
        rule: 'parameter-widened',
        severity: 'harmless',
        message: `${what} takes more values`,
        keyword: 'enum',
        ...many('enum', 'parameters take more values'),
      })
    return
  }
  for (const value of lost) {
    const like = inOtherStyle(value, gained)
    add({
      ...fact,
      rule: 'sent-enum-values-removed',
      severity: 'breaks',
      message: `The console sends ${what} as '${value}', which the service no longer takes`,
      keyword: `enum/${valueId(value)}`,
      ...(like !== undefined &&
        many('style', `values that the console sends are written ${styleOf(like, value)}`)),
    })
  }
  if (others && !other?.extensible && (!ours || mine.extensible))
    add({
      ...fact,
      rule: 'sent-enum-values-removed',
      severity: 'breaks',
      message: `${what} takes only ${others?.map(show).join(', ')}; the console sends any text`,
      keyword: 'enum',
    })
  if (gained.length > 0 || isWider)
    add({
      ...fact,
      rule: 'sent-widened',
      severity: 'harmless',
      message: `${what} takes more values`,
      keyword: 'enum',
      ...many('enum', 'values that were limited may be any when sent'),
    })
}

/** Reports another default of what is sent. The alternatives of a value share theirs. */
export function compareDefaults(
  add: Compared['add'],
  spot: Spot,
  mine: View | undefined,
  other: View | undefined,
) {
  if (spot.side === 'response') return
  if (JSON.stringify(mine?.default) === JSON.stringify(other?.default)) return
  const fact = { ours: mine?.default, theirs: other?.default, keyword: 'default' }
  if (spot.side === 'parameter')
    return add({
      ...fact,
      rule: 'parameter-default-changed',
      severity: 'harmless',
      message: `The console always sends ${wordsOf(spot)}; its default does not matter`,
      ...many('default', 'parameters have another default, or none; the console always sends them'),
    })
  add({
    ...fact,
    rule: 'sent-default-changed',
    severity: 'risky',
    message: `The default of ${wordsOf(spot)}, when it is left out, changed`,
    ...many(
      other?.default === undefined ? 'default' : 'other default',
      'fields have another default, or none, when they are left out',
    ),
  })
}
