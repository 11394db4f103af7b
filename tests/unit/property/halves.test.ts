import { readdirSync, readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { PlanRequest } from '@/engine/plan/types'
import { problemsOf } from '@/form/validate'
import { endOf, hasHalf, startOf } from '@/lib/halves'
import { newHalves, receivedHalves } from '@/model/halves'
import { m, mission, rowOf, serviceWith } from '../engine/plan/oneMission'
import { planAt } from '../engine/plan/service'

const half = 'x\ud83d'
const message = 'This text contains half of a character: type it again'

describe('half of a character (rule TEXT-8)', () => {
  it('is not made where a text is cut', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 20 }), fc.nat(25), (text, most) => {
        for (const cut of [startOf(text, most), endOf(text, most)]) {
          expect(hasHalf(cut)).toBe(false)
          expect(cut.length).toBeLessThanOrEqual(most)
        }
        expect(text.startsWith(startOf(text, most))).toBe(true)
        expect(text.endsWith(endOf(text, most))).toBe(true)
      }),
      { seed: 59 },
    )
  })

  it('is found wherever it was not received, and a text that only moved was', () => {
    const text = fc.constantFrom(half, '\udc00', 'whole', '🐕', '')
    const value = fc.letrec((tie) => ({
      value: fc.oneof(
        text,
        fc.array(tie('value'), { maxLength: 3 }),
        fc.record({ a: tie('value'), b: text }),
      ),
    })).value
    fc.assert(
      fc.property(value, value, (before, after) => {
        const received = () => receivedHalves([before])
        expect(newHalves(before, received)).toEqual([])
        expect(newHalves([after, before], () => receivedHalves([[before, after]]))).toEqual([])
        const all = newHalves(after, () => new Set())
        expect(newHalves(after, received).every((path) => all.includes(path))).toBe(true)
        expect(all.length > 0).toBe(/\\ud83d|\\udc00/.test(JSON.stringify(after)))
      }),
      { seed: 59 },
    )
  })

  it('refuses an edited field of a form, and leaves a received one alone (decision A1)', () => {
    const problems = (before: object | undefined, after: object, isCopy = false) =>
      problemsOf({
        rules: [],
        schema: z.looseObject({}),
        object: after,
        before,
        after,
        isNew: before === undefined || isCopy,
        isCopy,
        isRegistered: (path) => ['name', 'tags'].includes(path),
      })
    expect(problems({ name: half, tags: ['a'] }, { name: half, tags: ['b'] })).toEqual([])
    expect(problems({ name: 'a' }, { name: half })).toEqual([{ path: 'name', message }])
    expect(problems({ tags: ['a', half] }, { tags: [half, 'a', 'b'] })).toEqual([])
    expect(problems({ tags: ['a'] }, { tags: ['a', half] })).toEqual([{ path: 'tags', message }])
    expect(problems(undefined, { name: half })).toEqual([{ path: 'name', message }])
    expect(problems({ name: half }, { name: half }, true)).toEqual([])
    // Nothing edits this field.
    expect(problems({ other: 'a' }, { other: half })).toEqual([])
  })

  it('blocks what a plan would send, but for texts that were received', () => {
    const changes: PlanRequest = {
      kind: 'changes',
      account: 'to',
      objects: [{ ...m, changes: [{ path: ['name'], was: 'Mission', is: half }] }],
    }
    const here = serviceWith({}, { missions: [mission({ account: 'to' })] })
    const blocked = planAt(here, changes)
    expect(rowOf(blocked, 'missions m')).toMatchObject({
      verdict: 'blocked',
      block: { text: 'Name contains half of a character.' },
    })
    expect(blocked.steps).toEqual([])
    const fromFile = planAt(serviceWith({}, {}), {
      ...{ kind: 'import', account: 'to', file: 'x.json' },
      objects: [{ ...m, object: { id: 'm', name: half } }],
    })
    expect(rowOf(fromFile, 'missions m').verdict).toBe('blocked')
    const copied = planAt(serviceWith({ missions: [mission({ name: half })] }), {
      ...{ kind: 'copy', from: 'from', to: 'to' },
      objects: [m],
    })
    expect(copied.steps.map(({ object }) => object)).toMatchObject([{ name: half }])
  })

  it('cannot be made by the start of a text with dots behind it', () => {
    const cuts = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('generated'))
      .filter((file) => /\.(slice|substring)\([^()]*\)\}(…|\.\.\.)/.test(readFileSync(`src/${file}`, 'utf8')))
    expect(cuts).toEqual([])
  })
})
