import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { columnsText, readColumns } from '@/engine/advanced-filters/columns'
import {
  conditionText,
  factsOfType,
  readCondition,
  readConditions,
} from '@/engine/advanced-filters/conditions'
import { type AskedField, fieldsOfType } from '@/engine/advanced-filters/fields'
import { matching } from '@/engine/advanced-filters/matches'
import { numbersOf } from '@/engine/advanced-filters/numbers'
import { operators } from '@/engine/advanced-filters/operators'
import { resourceFacts } from '@/generated/resourceFacts'
import { resourceValues } from '@/generated/resourceValues'
import { runSync } from '@/lib/idle'
import { defaultPeriods } from '@/model/choices'
import { entityTypes } from '@/model/entityTypes'
import { settings } from './settings'

const dayMs = 24 * 60 * 60 * 1000
const now = Date.UTC(2026, 5, 15, 12)
const around = { now, holds: () => false }

const type = fc.constantFrom(...entityTypes)
const day = fc
  .date({ min: new Date('2026-05-01T00:00:00Z'), max: new Date('2026-08-01T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString())

/** A value of a field, of the contract or not. */
const anyValue = fc.oneof(
  fc.integer({ min: 0, max: 12 }),
  day,
  fc.boolean(),
  fc.constantFrom('', ' ', 'a', 'b', 'a,b', 'x:y', 'daily', 'monthly', 'points', 'team', 'single', null),
)

/** Puts a value at a path of the contract, with lists of up to three items. */
function put(path: readonly string[], values: readonly unknown[], into: Record<string, unknown>): void {
  const [key = '', next, ...rest] = path
  if (next === undefined) into[key] = values[0]
  else if (next === '*')
    into[key] = values.map((value) => {
      if (rest.length === 0) return value
      const item = {}
      put(rest, [value], item)
      return item
    })
  else {
    const part: Record<string, unknown> = {}
    into[key] = part
    put([next, ...rest], values, part)
  }
}

const object = (field: AskedField) =>
  fc.array(anyValue, { minLength: 0, maxLength: 3 }).map((values) => {
    const made: Record<string, unknown> = {}
    if (values.length > 0) put(field.keys, values, made)
    return made
  })

const values = {
  none: fc.constant<string[]>([]),
  number: fc.integer({ min: 0, max: 12 }).map((one) => [String(one)]),
  numbers: fc
    .tuple(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 12 }))
    .map((pair) => pair.sort((a, b) => a - b).map(String)),
  day: day.map((one) => [one.slice(0, 10)]),
  days: fc.tuple(day, day).map((pair) => pair.map((one) => one.slice(0, 10)).sort()),
  count: fc.integer({ min: 1, max: 30 }).map((one) => [String(one)]),
  text: fc.constantFrom('a', 'b', 'a,b', 'x:y', 'A').map((one) => [one]),
  id: fc.constantFrom('a', 'b', 'a,b', 'x:y').map((one) => [one]),
  ids: fc.array(fc.constantFrom('a', 'b', 'a,b', 'x:y', 'c\\'), { minLength: 1, maxLength: 2 }),
  choice: fc.constant<string[]>([]),
}

/** A condition of a type on an object that may have the field. */
const asked = type
  .chain((of) => fc.record({ of: fc.constant(of), field: fc.constantFrom(...fieldsOfType(of).values()) }))
  .chain(({ of, field }) => {
    const known = operators[field.kind]
    return fc.constantFrom(...Object.keys(known)).chain((operator) => {
      const operand = known[operator]?.operand ?? 'none'
      const entered =
        operand === 'choice'
          ? fc.constantFrom(...Object.keys(field.choices ?? {})).map((one) => [one])
          : values[operand]
      return fc.record({
        of: fc.constant(of),
        field: fc.constant(field),
        operator: fc.constant(operator),
        operand: fc.constant(operand),
        entered,
        row: object(field),
      })
    })
  })

/** Switches that a new object has on. */
const onWhereMissing = [
  'missions limitCount',
  'prizes limitStock',
  'raffles enabled',
  'surveys isShuffleRequired',
]

/** The values of a field, read by its path alone, or as a derived column calculates it. */
function naiveValues(of: string, row: unknown, { path, keys, derive }: AskedField): unknown[] {
  if (derive) return [derive(row as never, now)].filter((value) => value !== undefined)
  let parts: unknown[] = [row]
  for (const key of keys)
    parts = parts.flatMap((part) => {
      if (key === '*')
        return Array.isArray(part) ? part : typeof part === 'object' || part === undefined ? [] : [part]
      return part !== null && typeof part === 'object' ? [(part as Record<string, unknown>)[key]] : []
    })
  const held = parts.filter(
    (part) => part !== undefined && part !== null && !(typeof part === 'string' && part.trim() === ''),
  )
  if (path === 'isAvailable' || onWhereMissing.includes(`${of} ${path}`)) return [held[0] !== false]
  const standard = (defaultPeriods as Record<string, string>)[of]
  if (path === 'period' && held.length === 0 && standard) return [standard]
  return path === 'period' ? held.slice(0, 1) : held
}

/** The day of a moment in the user's zone, `2026-06-15`. */
function dayOf(moment: number): string {
  const date = new Date(moment)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

function naive(
  of: string,
  row: object,
  field: AskedField,
  operator: string,
  entered: readonly string[],
): boolean {
  const held = naiveValues(of, row, field)
  if (operator === 'empty' || operator === 'none') return held.length === 0
  if (operator === 'filled') return held.length > 0
  const [first = '', second = ''] = entered
  if (operator === 'isnot') return !naive(of, row, field, 'is', entered)
  if (operator === 'hasnot') return !naive(of, row, field, 'has', entered)
  if (field.kind === 'number') {
    const numbers = held.length === 0 && field.zero ? [0] : held.filter((value) => typeof value === 'number')
    return numbers.some((value) => {
      if (operator === 'least') return value >= Number(first)
      if (operator === 'most') return value <= Number(first)
      if (operator === 'is') return value === Number(first)
      return value >= Number(first) && value <= Number(second)
    })
  }
  if (field.kind === 'date')
    return held.some((value) => {
      if (typeof value !== 'string') return false
      const moment = Date.parse(value)
      if (Number.isNaN(moment)) return false
      if (operator === 'next') return moment >= now && moment <= now + Number(first) * dayMs
      const own = dayOf(moment)
      if (operator === 'before') return own < first
      if (operator === 'after') return own > first
      return own >= first && own <= second
    })
  if (field.kind === 'boolean')
    return operator === 'yes'
      ? held.includes(true)
      : held.length === 0 || held.some((value) => value !== true)
  const texts = held.map((value) => (['string', 'number'].includes(typeof value) ? String(value) : ''))
  if (operator === 'least') return held.length >= Number(first)
  if (operator === 'has' || operator === 'is') return texts.includes(first)
  if (operator === 'hasall') return entered.every((one) => texts.includes(one))
  if (operator === 'contains') return texts.some((text) => text.toLowerCase().includes(first.toLowerCase()))
  throw new Error(`The naive reading does not know '${operator}'`)
}

describe('conditions on fields', () => {
  it('keep the objects that a naive reading keeps', () => {
    const seen = { true: 0, false: 0 }
    fc.assert(
      fc.property(asked, ({ of, field, operator, operand, entered, row }) => {
        const condition = readCondition(of, conditionText(field.path, operator, operand, entered))
        expect(condition, `${field.path} ${operator} ${entered}`).toBeDefined()
        if (!condition) return
        const kept = runSync(matching(of, [row], [condition], around)).length === 1
        seen[`${kept}`] += 1
        expect(kept).toBe(naive(of, row, field, operator, entered))
      }),
      { ...settings, numRuns: 4000 },
    )
    // Both outcomes are common, so the test compares something.
    expect(Math.min(seen.true, seen.false)).toBeGreaterThan(500)
  })

  it('combine with and', () => {
    fc.assert(
      fc.property(fc.array(asked, { minLength: 2, maxLength: 3 }), (some) => {
        const [first] = some
        if (!first) return
        const { of, row } = first
        const conditions = some
          .filter((one) => one.of === of)
          .flatMap(
            (one) =>
              readCondition(of, conditionText(one.field.path, one.operator, one.operand, one.entered)) ?? [],
          )
        const each = conditions.every((one) => runSync(matching(of, [row], [one], around)).length === 1)
        expect(runSync(matching(of, [row], conditions, around)).length === 1).toBe(each)
      }),
      settings,
    )
  })

  it('ignore any text of an address that is no condition of the type, and never throw', () => {
    const part = fc.oneof(
      fc.string(),
      fc.constantFrom(
        'name',
        'reward.points',
        'least',
        'constructor',
        '__proto__',
        '@unused',
        'active.to',
        'within',
        '2026-02-30..2026-03-01',
        '5..1',
        '1e999',
      ),
    )
    fc.assert(
      fc.property(type, fc.array(part, { maxLength: 4 }), (of, parts) => {
        const text = parts.join(':')
        for (const { field, fact, values } of readConditions(of, [text])) {
          expect(field ? fieldsOfType(of).has(field.path) : factsOfType(of).includes(fact as never)).toBe(
            true,
          )
          expect(values.every((value) => !Number.isNaN(value))).toBe(true)
        }
      }),
      { ...settings, numRuns: 2000 },
    )
  })

  it('exist for every field of the contract but secrets, with labels that differ', () => {
    for (const of of entityTypes) {
      const fields = fieldsOfType(of)
      const labels = [...fields.values()].map(({ label }) => label)
      expect(new Set(labels).size, of).toBe(labels.length)
      const { secrets } = resourceFacts[of] as { secrets: readonly string[] }
      for (const [path, value] of Object.entries(resourceValues[of])) {
        const isRead = [...fields.values()].some(
          ({ path: own, keys }) => own === path || keys.join('.') === path,
        )
        const isItem = path.endsWith('.*') || (value === 'list' && path.includes('*'))
        expect(isRead || value === 'object' || isItem || secrets.includes(path), `${of} ${path}`).toBe(true)
        if (secrets.includes(path)) expect(isRead).toBe(false)
      }
    }
  })
})

describe('columns of an address', () => {
  it('survive being written and read, and any text', () => {
    fc.assert(
      fc.property(type, fc.string(), fc.array(fc.nat(), { maxLength: 6 }), (of, nonsense, picks) => {
        const specified = [{ id: 'status' }]
        const ids = [...fieldsOfType(of).keys()].filter((id) => id !== 'name')
        const chosen = [...new Set(picks.map((pick) => ids[pick % ids.length] as string))].map(
          (id, index) => ({
            id,
            ...(index % 2 === 0 && { width: 60 + index }),
          }),
        )
        const offered = new Map(['status', ...ids].map((id) => [id, { id }]))
        expect(() => readColumns(offered, nonsense)).not.toThrow()
        expect(readColumns(offered, columnsText(specified, chosen)) ?? []).toEqual(chosen)
      }),
      settings,
    )
  })
})

describe('numbers of a column', () => {
  it('equal those of a naive reading', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.integer({ min: -1000, max: 1000 }), fc.constant(undefined), fc.string())),
        (all) => {
          const numbers = all.filter((one) => typeof one === 'number').sort((a, b) => a - b)
          const found = runSync(numbersOf(all))
          if (numbers.length === 0) {
            expect(found).toBeUndefined()
            return
          }
          const total = numbers.reduce((sum, one) => sum + one, 0)
          const middle = numbers.length / 2
          expect(found).toEqual({
            count: numbers.length,
            sum: total,
            average: total / numbers.length,
            median:
              numbers.length % 2 === 1
                ? numbers[Math.floor(middle)]
                : ((numbers[middle - 1] as number) + (numbers[middle] as number)) / 2,
            least: numbers[0],
            most: numbers.at(-1),
          })
        },
      ),
      settings,
    )
  })
})
