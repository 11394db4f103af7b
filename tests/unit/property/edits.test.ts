import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changedFields, isPlain, isSame, withEdits } from '@/model/edits'
import { anyText, settings } from './settings'

type Plain = Record<string, unknown>

const leaf = fc.oneof(
  anyText,
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.integer(), { maxLength: 3 }),
)
const key = fc.constantFrom('name', 'points', 'tags', 'reward', 'period', 'x', 'y')
const nested = fc.dictionary(key, leaf, { maxKeys: 4, noNullPrototype: true })
const object = fc.dictionary(key, fc.oneof(leaf, nested), { maxKeys: 6, noNullPrototype: true })

/** Dot paths of all leaves, lists as one value. */
const leaves = (value: unknown, path = ''): Map<string, unknown> =>
  isPlain(value)
    ? new Map(
        Object.entries(value).flatMap(([key, part]) => [...leaves(part, path ? `${path}.${key}` : key)]),
      )
    : new Map([[path, value]])

const setAt = (object: Plain, path: readonly string[], value: unknown): Plain => {
  const [first = '', ...rest] = path
  const before = object[first]
  return { ...object, [first]: rest.length ? setAt(isPlain(before) ? before : {}, rest, value) : value }
}

/** Whether every field is as edited, or as received if a control shows both the same. */
const holds = (received: unknown, after: unknown, sent: unknown): boolean =>
  isSame(after, sent) ||
  isSame(sent, after) ||
  isSame(received, after) ||
  (isPlain(after) &&
    isPlain(sent) &&
    [...Object.keys(after), ...Object.keys(sent)].every((key) =>
      holds(isPlain(received) ? received[key] : undefined, after[key], sent[key]),
    ))

describe('the request body', () => {
  it('is the object as received if nothing was edited', () => {
    fc.assert(
      fc.property(object, (received) => {
        expect(withEdits(received, received, structuredClone(received))).toBe(received)
      }),
      settings,
    )
  })

  it('differs from it in the edited path alone, at any depth (rule SAFE-1)', () => {
    const value = fc.oneof(fc.string({ minLength: 1 }), fc.integer(), fc.boolean())
    fc.assert(
      fc.property(object, fc.array(key, { minLength: 1, maxLength: 2 }), value, (received, path, entered) => {
        const before = structuredClone(received)
        const after = setAt(before, path, entered)
        fc.pre(!isSame(before, after))
        const sent = leaves(withEdits(received, before, after))
        const edited = path.join('.')
        expect(sent.get(edited)).toEqual(entered)
        const untouched = ([at]: [string, unknown]) =>
          at !== edited && !at.startsWith(`${edited}.`) && !edited.startsWith(`${at}.`)
        expect([...sent].filter(untouched)).toEqual([...leaves(received)].filter(untouched))
        expect(received).toEqual(before)
      }),
      settings,
    )
  })

  it('contains all edits, as far as a control can show them', () => {
    fc.assert(
      fc.property(object, object, (received, after) => {
        const sent = withEdits(received, received, after)
        expect(holds(received, after, sent)).toBe(true)
      }),
      settings,
    )
  })

  it('keeps fields that the form does not know (rule DATA-7)', () => {
    fc.assert(
      fc.property(object, object, fc.jsonValue(), (known, after, unknown) => {
        const received = { ...known, mystery: unknown }
        const sent = withEdits(received, received, { ...after, mystery: unknown }) as Plain
        expect(sent.mystery).toEqual(unknown)
      }),
      settings,
    )
  })

  it('the request body of a player has the changed fields, which restore the whole object', () => {
    fc.assert(
      fc.property(object, object, (received, sent) => {
        const whole: Plain = { ...received, ...changedFields(received, sent) }
        for (const [name, value] of Object.entries(whole)) if (value === undefined) delete whole[name]
        expect(whole).toEqual(sent)
      }),
      settings,
    )
  })
})
