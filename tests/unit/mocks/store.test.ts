import { storage, store as storeOfPage } from '@mocks/state'
import type { Keep } from '@mocks/store/persistence'
import { persist } from '@mocks/store/persistence'
import type { Change } from '@mocks/store/resources'
import { createStore } from '@mocks/store/store'
import { createWorld } from '@mocks/world/world'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { call } from './support'

const newStore = () => createStore(createWorld)
const mission = (id: string, name = id) => ({ id, account: 'brindlewick', name })

/** The whole content of a store, to compare two of them. */
const allOf = (store: ReturnType<typeof newStore>) =>
  store
    .accounts()
    .map((account) => [
      account,
      (['missions', 'players', 'prizes', 'teams'] as const).map((resource) =>
        store.list(resource, account.account),
      ),
    ])

/** Replaces the browser's database. */
function memoryKeep(): Keep & { records: Map<string, Change> } {
  const records = new Map<string, Change>()
  return {
    records,
    load: async () => structuredClone([...records.values()]),
    save: async (changes) => {
      for (const { place, change } of changes) records.set(place, structuredClone(change))
    },
    clear: async () => records.clear(),
  }
}

function edit(store: ReturnType<typeof newStore>) {
  store.put('missions', 'brindlewick', mission('one'), mission('team-spirit', 'Edited'))
  store.put('missions', 'brindlewick', mission('two'))
  store.delete('missions', 'brindlewick', 'two')
  store.delete('players', 'brindlewick', 'ona.velsing')
  store.deleteAccount('quillmoor')
  store.putAccount({ account: 'quillmoor', name: 'Anew' })
  store.putAccount({ account: 'fresh', name: 'Fresh' })
  store.put('prizes', 'fresh', { id: 'cup', account: 'fresh', name: 'Cup' })
  store.addUpload({ type: 'image/png', bytes: new Uint8Array([1, 2, 3]) })
}

describe('the store', () => {
  it('copies objects: changing what was passed or returned changes nothing', () => {
    const store = newStore()
    const given = mission('one')
    store.put('missions', 'brindlewick', given)
    given.name = 'changed'
    expect(store.get('missions', 'brindlewick', 'one')?.name).toBe('one')
  })

  it('refuses what breaks the contract, all or none', () => {
    const store = newStore()
    const broken = { ...mission('bad'), reward: { points: -1 } }
    expect(() => store.put('missions', 'brindlewick', mission('good'), broken)).toThrow(
      /missions: reward.points/,
    )
    expect(store.get('missions', 'brindlewick', 'good')).toBeUndefined()
    expect(() => store.put('missions', 'nowhere', mission('good'))).toThrow(/no account nowhere/)
  })

  it('returns to its initial state by reset', () => {
    const store = newStore()
    edit(store)
    expect(allOf(store)).not.toEqual(allOf(newStore()))
    store.reset()
    expect(allOf(store)).toEqual(allOf(newStore()))
    expect(store.snapshot()).toEqual([])
    expect(store.upload('1')).toBeUndefined()
  })

  it('returns to a saved state by snapshot and restore, which store only the differences', () => {
    const [store, other] = [newStore(), newStore()]
    edit(store)
    expect(store.snapshot().filter(({ account }) => account === 'brindlewick')).toHaveLength(4)
    expect(other.restore(store.snapshot())).toEqual([])
    expect(allOf(other)).toEqual(allOf(store))
    expect(other.list('missions', 'quillmoor')).toEqual([])
    expect(other.upload('1')?.bytes).toEqual(new Uint8Array([1, 2, 3]))
    expect(other.snapshot()).toHaveLength(store.snapshot().length)
  })

  it('drops what no longer matches the contract', () => {
    const store = newStore()
    const value = { ...mission('bad'), priority: 'high' }
    const change: Change = { resource: 'missions', account: 'brindlewick', id: 'bad', value }
    expect(store.restore([change])).toEqual([expect.stringContaining('missions: priority')])
    expect(store.get('missions', 'brindlewick', 'bad')).toBeUndefined()
  })
})

describe('edits in the store', () => {
  it('survive a reload', async () => {
    const keep = memoryKeep()
    const store = newStore()
    const persistence = await persist(store, keep)
    edit(store)
    await persistence.settled()

    const reloaded = newStore()
    await persist(reloaded, keep)
    expect(allOf(reloaded)).toEqual(allOf(store))
    expect(reloaded.addUpload({ type: 'image/png', bytes: new Uint8Array() })).toBe('2')
  })

  it('reach the storage before the API confirms them, so that a reload right after it keeps them', async () => {
    const events: string[] = []
    const slowDisk = async () => {
      await new Promise((resolve) => setTimeout(resolve, 50))
      events.push('stored')
    }
    const { settled } = storage
    storage.settled = (await persist(storeOfPage, { ...memoryKeep(), save: slowDisk })).settled
    onTestFinished(() => {
      storage.settled = settled
    })
    await call('POST', 'missions', { body: mission('one') })
    events.push('confirmed')
    expect(events).toEqual(['stored', 'confirmed'])
  })

  it('go into storage as one record per object', async () => {
    const keep = memoryKeep()
    const store = newStore()
    const persistence = await persist(store, keep)
    for (const name of ['first', 'second', 'third'])
      store.put('missions', 'brindlewick', mission('team-spirit', name))
    await persistence.settled()
    expect([...keep.records.values()].map(({ value }) => value)).toEqual([mission('team-spirit', 'third')])
  })

  it('disappear when the storage is cleared', async () => {
    const keep = memoryKeep()
    const store = newStore()
    const persistence = await persist(store, keep)
    edit(store)
    await persistence.clear()
    expect(keep.records.size).toBe(0)
  })

  it('stay in memory if they cannot be saved, with one warning', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const full = () => Promise.reject(new DOMException('full', 'QuotaExceededError'))
    const store = newStore()
    const persistence = await persist(store, { load: full, save: full, clear: full })
    edit(store)
    await persistence.settled()
    expect(store.get('missions', 'brindlewick', 'one')).toBeDefined()
    expect(warn).toHaveBeenCalledOnce()
    warn.mockClear()
  })
})
