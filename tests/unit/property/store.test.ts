// Runs in test:all: it generates sequences of calls.
import { createStore } from '@mocks/store/store'
import { createWorld } from '@mocks/world/world'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyText, settings } from './settings'

type Store = ReturnType<typeof createStore>
type Row = { id: string; account: string; name: string }
/** The expected content of the store: a plain map of the missions of an account by id. */
type Model = Map<string, Map<string, Row>>

const account = fc.constantFrom('tarnstead', 'fennmarsh')
const id = fc.oneof(
  fc.constantFrom('a', 'b', 'c'),
  anyText.filter((text) => text !== ''),
)

class Put implements fc.Command<Model, Store> {
  constructor(readonly row: Row) {}
  check = () => true
  run(model: Model, store: Store) {
    store.put('missions', this.row.account, this.row)
    model.get(this.row.account)?.set(this.row.id, this.row)
    same(model, store)
  }
  toString = () => `put ${JSON.stringify(this.row)}`
}

class Delete implements fc.Command<Model, Store> {
  constructor(
    readonly account: string,
    readonly id: string,
  ) {}
  check = () => true
  run(model: Model, store: Store) {
    store.delete('missions', this.account, this.id)
    model.get(this.account)?.delete(this.id)
    same(model, store)
  }
  toString = () => `delete ${this.account} ${JSON.stringify(this.id)}`
}

/** The page reloads: a new store loads what was saved. */
class Reload implements fc.Command<Model, Store> {
  check = () => true
  run(model: Model, store: Store) {
    const kept = store.snapshot()
    const next = createStore(createWorld)
    expect(next.restore(kept)).toEqual([])
    same(model, next)
    store.restore(kept)
    same(model, store)
  }
  toString = () => 'reload'
}

const rowsOf = (store: Store, account: string) =>
  new Map(store.list('missions', account).map((row) => [row.id, row]))

function same(model: Model, store: Store) {
  for (const [account, rows] of model) {
    const held = rowsOf(store, account)
    expect(held).toEqual(rows)
    const ids = [...held.keys()]
    expect(ids).toEqual([...ids].sort((a, b) => (a < b ? -1 : 1)))
    for (const [id, row] of rows) expect(store.get('missions', account, id)).toEqual(row)
  }
}

it('the store behaves like a plain map, and a reload changes nothing', () => {
  const commands = [
    fc.tuple(account, id, anyText).map(([account, id, name]) => new Put({ account, id, name })),
    fc.tuple(account, id).map(([account, id]) => new Delete(account, id)),
    fc.constant(new Reload()),
  ]
  fc.assert(
    fc.property(fc.commands(commands, { maxCommands: 25 }), (run) => {
      const store = createStore(createWorld)
      const model: Model = new Map(
        ['tarnstead', 'fennmarsh'].map((account) => [account, rowsOf(store, account) as Map<string, Row>]),
      )
      fc.modelRun(() => ({ model, real: store }), run)
    }),
    { ...settings, numRuns: 25 },
  )
})

it('a change from outside never reaches the objects in the store', () => {
  fc.assert(
    fc.property(id, anyText, (id, name) => {
      const store = createStore(createWorld)
      const row = { id, account: 'tarnstead', name }
      store.put('missions', 'tarnstead', row)
      row.name = `${name}, changed later`
      expect(store.get('missions', 'tarnstead', id)).toEqual({ id, account: 'tarnstead', name })
    }),
    { ...settings, numRuns: 10 },
  )
})
