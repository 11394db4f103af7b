import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { recordWrite } from '@/api/writes/journal'
import { bundledObject, exportBundle } from '@/engine/transfer/format'
import { readBundle } from '@/engine/transfer/readBundle'
import { cloned } from '@/lib/exactNumber'
import { parseJson, writeJson } from '@/lib/json'
import { changesBetween, withChanges } from '@/model/changes'
import { isAlike, withEdits } from '@/model/edits'
import { configureFeatures } from '@/model/features'
import { objectsOf } from '@/model/journal'
import { merge } from '@/model/merge'
import { readJournal } from '@/stored/journalRecords'
import { setCurrentUser } from '@/stored/stored'
import { Records } from '../stored/records'
import { numbersIn } from './numberTexts'
import { settings } from './settings'
import { carriedOut, nameOf, planOn, read, sample, TextServer } from './textServer'

// Files of this project share their modules: its own settings and records keep out those of another file.
beforeAll(() => {
  configureFeatures({})
  void new Records()
})
afterAll(() => {
  vi.unstubAllGlobals()
  setCurrentUser('')
})

describe('numbers with more digits than a double (rule NUMBER-1)', () => {
  it('stay as received when another field is edited', () => {
    fc.assert(
      fc.property(sample('anywhere'), (one) => {
        const received = read(one)
        const before = cloned(received)
        const sent = writeJson(withEdits(received, before, { ...cloned(before), name: 'Another name' }))
        expect(numbersIn(sent)).toEqual(numbersIn(one.text))
      }),
      settings,
    )
  })

  it('equal themselves, differ from their neighbours, and are merged as numbers', () => {
    fc.assert(
      fc.property(sample('anywhere'), (one) => {
        const [base, mine, theirs] = [read(one), read(one), read(one)]
        expect(isAlike(base, mine)).toBe(true)
        expect(changesBetween(base, mine)).toEqual([])
        const edited = { ...mine, name: 'Mine' }
        const other = { ...theirs, description: 'Theirs' }
        const { merged, conflicts } = merge({
          base,
          mine: edited,
          theirs: other,
          choiceGroups: [],
          managed: [],
        })
        expect(conflicts).toEqual([])
        expect(numbersIn(writeJson(merged))).toEqual(numbersIn(one.text))
      }),
      settings,
    )
    const [a, b] = [parseJson('{"x":9007199254740993}'), parseJson('{"x":9007199254740995}')]
    const changes = changesBetween(a, b)
    expect(writeJson(changes)).toBe('[{"path":["x"],"was":9007199254740993,"is":9007199254740995}]')
    expect(writeJson(withChanges(a, changes, 'is'))).toBe('{"x":9007199254740995}')
    expect(isAlike(parseJson('[1e400]'), parseJson('[10e399]'))).toBe(true)
    expect(isAlike(parseJson('[9007199254740992]'), parseJson('[9007199254740993]'))).toBe(false)
  })

  it('stay in an exported file, and in what its import creates', async () => {
    await fc.assert(
      fc.asyncProperty(sample('in a bundle'), async (one) => {
        const { type } = one
        const name = nameOf(one)
        const file = exportBundle({ account: 'from', lists: new Map([[type, [read(one)]]]), objects: [name] })
        const bundled = writeJson(bundledObject(type, read(one)))
        expect(numbersIn(file).toSorted()).toEqual([...numbersIn(bundled), '1e0'].toSorted())
        const { bundle, faults } = readBundle(file)
        // A file is checked: no negative numbers and no fractions where the contract wants whole ones.
        fc.pre(faults === undefined && bundle !== undefined)
        const server = new TextServer()
        const plan = planOn(server, {
          kind: 'import',
          account: 'to',
          file: 'f',
          objects: bundle?.objects ?? [],
        })
        fc.pre(plan.steps.length > 0)
        await carriedOut(server, plan)
        const created = server.text('to', name)
        expect(numbersIn(created ?? '').toSorted()).toEqual(numbersIn(bundled).toSorted())
        const again = planOn(server, {
          kind: 'import',
          account: 'to',
          file: 'f',
          objects: bundle?.objects ?? [],
        })
        expect(again.rows.map(({ verdict }) => verdict)).not.toContain('differs')
      }),
      settings,
    )
  })

  it('stay in what a copy creates in another account', async () => {
    await fc.assert(
      fc.asyncProperty(sample('in a bundle'), async (one) => {
        const name = nameOf(one)
        const server = new TextServer([one])
        const plan = planOn(server, { kind: 'copy', from: 'from', to: 'to', objects: [name] })
        fc.pre(plan.steps.some(({ id, type }) => id === name.id && type === name.type))
        await carriedOut(server, plan)
        const created = server.text('to', name)
        fc.pre(created !== undefined)
        const all = numbersIn(one.text)
        for (const number of numbersIn(created ?? '')) expect(all).toContain(number)
        expect(numbersIn(created ?? '').toSorted()).toEqual(
          numbersIn(writeJson(bundledObject(one.type, read(one)))).toSorted(),
        )
      }),
      settings,
    )
  })

  it('stay in the journal, and come back on the server again after an undo', async () => {
    setCurrentUser('tester')
    await fc.assert(
      fc.asyncProperty(sample('anywhere'), async (one) => {
        const name = nameOf(one)
        const before = read(one)
        const after = { ...before, name: 'Another name' }
        const change = { operation: 'update' as const, ...name, account: 'from', before, after }
        const recorder = await recordWrite(change)
        await recorder?.done(undefined, () => true)
        const { records } = await readJournal(recorder?.id)
        const [record] = records
        const kept = record && objectsOf(record)
        expect(numbersIn(writeJson(kept?.before))).toEqual(numbersIn(one.text))
        const server = new TextServer([{ type: one.type, text: writeJson(after) }])
        const plan = planOn(server, {
          kind: 'revert',
          account: 'from',
          title: 'a change',
          objects: [{ ...name, name: name.id, writes: [{ entry: recorder?.id ?? '', ...kept }] }],
        })
        expect(await carriedOut(server, plan)).toEqual(['done'])
        expect(numbersIn(server.text('from', name) ?? '').toSorted()).toEqual(numbersIn(one.text).toSorted())
      }),
      settings,
    )
  })
})
