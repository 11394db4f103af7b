// @vitest-environment jsdom
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PlanRequest } from '@/engine/plan/types'
import { moveBy } from '@/engine/sets/campaignActions'
import { copySet } from '@/engine/sets/copySet'
import { appliedTemplate, readTemplate, templateText } from '@/engine/sets/template'
import { copiedText, readCell, textOfValue } from '@/engine/table/cell'
import { columnsOf } from '@/engine/table/columns'
import { objectsToWrite } from '@/engine/table/request'
import { createReader, type TableDraftSource } from '@/engine/table/tableDraft'
import { bundledObject } from '@/engine/transfer/format'
import { draftsOf, keepDraft } from '@/form/draftStorage'
import { parseJson, writeJson } from '@/lib/json'
import { changesBetween, withChanges } from '@/model/changes'
import { accountTypes } from '@/model/entityTypes'
import { configureFeatures } from '@/model/features'
import { idOf } from '@/model/references'
import { setCurrentUser } from '@/stored/stored'
import { numbersIn } from './numberTexts'
import { settings as usual } from './settings'
import { carriedOut, nameOf, planOn, read, sample, TextServer } from './textServer'

/** Each case makes a plan. */
const settings = { ...usual, numRuns: 60 }

/*
 * Numbers with more digits than a double can hold keep all of them wherever plans are made, and in what the browser stores
 * (rule NUMBER-1). `numbers.test.ts` tests forms, merges, bundles, copies and the journal.
 */

beforeAll(() => {
  configureFeatures({})
  setCurrentUser('tester')
})
afterAll(() => {
  localStorage.clear()
  setCurrentUser('')
})

type Sample = Parameters<typeof read>[0]

/** The texts of the object before and after a plan, which all of its steps carried out. */
async function afterPlan(one: Sample, request: (object: Record<string, unknown>) => PlanRequest) {
  const server = new TextServer([one])
  const plan = planOn(server, request(read(one)))
  expect(await carriedOut(server, plan)).toEqual(plan.steps.map(() => 'done'))
  return { server, plan, text: server.text('from', nameOf(one)) ?? '' }
}

const sorted = (json: string) => numbersIn(json).toSorted()

/** The numbers of an object without one of its fields. */
const numbersBut = (field: string, json: string) =>
  sorted(writeJson({ ...(parseJson(json) as object), [field]: undefined }))

function tableOf(one: Sample): { source: TableDraftSource; object: Record<string, unknown> } {
  const object = read(one)
  const { id } = nameOf(one)
  const find = (wanted: string) => (wanted === id ? object : undefined)
  return {
    object,
    source: {
      columns: columnsOf(one.type),
      objects: [object],
      idOf: (row) => idOf(one.type, row),
      ...{
        find,
        isTaken: (wanted) => wanted === id,
        defaults: {},
        suggest: () => undefined,
        check: () => [],
      },
    },
  }
}

describe('numbers with more digits than a double', () => {
  it('stay when a table changes another cell, and their own cell reads what it shows', async () => {
    await fc.assert(
      fc.asyncProperty(sample('anywhere'), async (one) => {
        const { source, object } = tableOf(one)
        for (const column of source.columns) {
          const value = column.path.split('.').reduce<unknown>((part, key) => (part as never)?.[key], object)
          const again = readCell(column, textOfValue(column, value), value)
          expect(again).toEqual({ value })
          if (column.kind === 'number' && value !== undefined)
            expect(copiedText(column, value).replace(/^'/, '')).toBe(textOfValue(column, value))
        }
        const rows = createReader(source).read({
          edits: { [`=${nameOf(one).id}`]: { name: 'Another name' } },
          added: [],
        })
        const objects = objectsToWrite(one.type, source, rows)
        const { text } = await afterPlan(one, () => ({ kind: 'changes', account: 'from', objects }))
        expect(text).toContain('Another name')
        expect(sorted(text)).toEqual(sorted(one.text))
      }),
      settings,
    )
  })

  it('stay when the dates of a campaign move', async () => {
    await fc.assert(
      fc.asyncProperty(sample('anywhere'), async (one) => {
        const dated = { ...read(one), active: { from: '2026-03-01T00:00:00Z', to: '2026-04-01T00:00:00Z' } }
        const given = { type: one.type, text: writeJson(dated) }
        const { text, plan } = await afterPlan(given, (row) => ({
          kind: 'changes',
          account: 'from',
          objects: moveBy(
            [{ ...nameOf(one), name: '', row, span: undefined }],
            { count: 1, unit: 'm' },
            'UTC',
          ),
        }))
        if (plan.steps.length > 0) expect(text).toContain('2026-05-01T00:00:00Z')
        expect(sorted(text)).toEqual(sorted(given.text))
      }),
      settings,
    )
  })

  it.each(['a duplicate', 'a template'] as const)(
    'stay in %s, also after its request was kept',
    async (way) => {
      await fc.assert(
        fc.asyncProperty(sample('in a bundle'), async (one) => {
          const { type, id } = nameOf(one)
          const object = { type, id, object: read(one) }
          const isTaken = (name: { id: string }) => name.id === id
          const transform = { zone: 'UTC', replace: [['x', 'y']] as const }
          let copied = copySet({ objects: [object] }, transform, { account: 'from', isTaken })
          if (way === 'a template') {
            const written = templateText({
              account: 'from',
              title: 'T',
              text: '',
              ask: [],
              objects: [object],
            })
            const { template } = readTemplate(written)
            fc.pre(template !== undefined)
            if (!template) return
            const applied = appliedTemplate(template, {}, 'UTC')
            copied = copySet(applied.set, applied.transform, { account: 'from', isTaken })
          }
          const [copy] = copied.copies
          const request = {
            kind: 'duplicate',
            account: 'from',
            title: 'T',
            objects: copied.copies,
          } as PlanRequest
          const { server, plan } = await afterPlan(one, () => parseJson(writeJson(request)) as PlanRequest)
          fc.pre(plan.steps.length > 0 && copy !== undefined)
          const bundled = numbersBut('ordinal', writeJson(bundledObject(type, read(one))))
          const created = server.text('from', { type, id: copy?.id ?? '' })
          // A copied level has the next free ordinal.
          expect(numbersBut('ordinal', created ?? '{}')).toEqual(bundled)
        }),
        settings,
      )
    },
  )

  it('stay in a draft, with what was there before', () => {
    fc.assert(
      fc.property(sample('anywhere'), sample('anywhere'), (one, other) => {
        localStorage.clear()
        const [before, after] = [read(one), read(other)]
        const changes = changesBetween(before, after)
        const place = ['from', one.type, 'x'] as const
        keepDraft([...place, 'form'], changes)
        // As after a reload: from the text of the storage.
        const [key = ''] = Object.keys(localStorage)
        const { value } = parseJson(localStorage.getItem(key) ?? '') as { value: object }
        expect(writeJson(value)).toBe(writeJson({ changes }))
        const [draft] = draftsOf(place)
        expect(sorted(writeJson(withChanges(before, draft?.changes ?? [], 'is')))).toEqual(
          sorted(writeJson(withChanges(before, changes, 'is'))),
        )
      }),
      settings,
    )
  })

  it('occur in every type of an account', () => {
    const types = new Set(
      fc.sample(sample('anywhere'), { ...settings, numRuns: 300 }).map(({ type }) => type),
    )
    expect([...types].toSorted()).toEqual([...accountTypes].toSorted())
  })
})
