import { isDeepStrictEqual, stripVTControlCharacters } from 'node:util'
import type { BrowserContext, Page } from '@playwright/test'
import { writeFaults } from './faults'
import { type Fault, openSignedIn, type Tester } from './support'

/*
 * What the chaos of chaos.spec.ts needs: a seeded random, the faults, and the comparisons of what the console says with
 * what the server has.
 */

export type Row = Record<string, unknown> & { id: string }

/** A fault of one request to missions; without one, the request is carried out. */
interface ChaosFault extends Omit<Fault, 'path' | 'method'> {
  name: string
}

const error = (text: string) => `{"error":"${text}"}`

/** Answers that hide what became of the request: it is carried out before each of them. */
const late: ChaosFault[] = [
  { name: 'carried out, dropped', drop: true },
  { name: 'carried out, 401', status: 401, body: error('Who are you?') },
  { name: 'carried out, 404', status: 404, body: error('There is none') },
  { name: 'carried out, 409', status: 409, body: error('Another version') },
  { name: 'carried out, 412', status: 412, body: error('Another version') },
  { name: 'carried out, 500', status: 500, body: error('Out of order') },
  { name: 'carried out, empty' },
  { name: 'carried out, 202', status: 202, body: '{"status":"queued"}' },
  { name: 'saved with another name', alter: {} },
].map((fault) => ({ ...fault, late: true, times: 1 }))

const refusals: ChaosFault[] = [
  ...writeFaults.map(({ name, fault }) => ({ name, ...fault })),
  { name: '422', status: 422, body: error('Not like this') },
]

/** The console waits 30 s for a response, so only a long run has these. */
const silent: ChaosFault[] = [
  { name: 'no answer', silent: true, times: 1 },
  { name: 'carried out, no answer', silent: true, late: true, times: 1 },
]

const firstText = (thrown: unknown) => stripVTControlCharacters(String(thrown)).slice(0, 400)

/** Numbers from 0 to 1 that are the same for each run with the seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

interface Place {
  page: Page
  context: BrowserContext
  tester: Tester
  seed: number
  isLong: boolean
}

export class Chaos {
  readonly page: Page
  readonly context: BrowserContext
  readonly tester: Tester
  /** From 0 to 1. */
  readonly random: () => number
  /** What the console said that was not so, or did not say. */
  readonly differences: string[] = []
  readonly log: string[] = []
  private readonly faults: ChaosFault[]
  private count = 0
  private before: readonly Row[] = []
  private step = ''
  private steps = 0

  constructor({ page, context, tester, seed, isLong }: Place) {
    this.page = page
    this.context = context
    this.tester = tester
    this.random = seeded(seed)
    const faults = [...refusals, ...late, ...(isLong ? silent : [])]
    // Every second request is carried out.
    this.faults = faults.flatMap((fault) => [fault, { name: 'none' }])
  }

  pick = <T>(list: readonly T[]): T => list[Math.floor(this.random() * list.length)] as T
  chance = (share: number) => this.random() < share
  /** A name or id that nothing else has. */
  unique = (start: string) => `${start}-${++this.count}`

  missions = async () => ((await this.tester.world()).missions ?? []) as Row[]
  mission = async (id: string) => (await this.missions()).find((one) => one.id === id)
  anyMission = async () => this.pick(await this.missions())

  /** The next requests of this method meet a fault, or none; returns its name. */
  async nextFault(method: string): Promise<string> {
    const { name, ...fault } = this.pick(this.faults)
    // Two missions with the same name could not be distinguished.
    if (fault.alter) fault.alter = { name: this.unique('Altered by the server') }
    const faults: Fault[] = name === 'none' ? [] : [{ path: 'missions', method, ...fault }]
    const isUnread = name !== 'none' && this.chance(0.15)
    if (isUnread) faults.push({ path: 'missions', status: 502, times: 1 })
    await this.tester.fail(...faults)
    return isUnread ? `${name}, and a read that fails` : name
  }

  open = (path: string, page = this.page) =>
    page.goto(`${path}${path.includes('?') ? '&' : '?'}account=acme`).then(() => undefined)
  signIn = (path: string) => openSignedIn(this.page, this.tester, path)

  note = (text: string): void => {
    this.log.push(text)
  }
  expectThat(isSo: boolean, text: string) {
    if (!isSo) this.differences.push(`${this.step}: ${text}`)
  }

  /** Runs a step, and compares all missions before and after it. Only those that the step returns can differ. */
  async run(name: string, step: () => Promise<readonly string[]>): Promise<void> {
    this.steps += 1
    this.step = `${this.steps} ${name}`
    this.note(`${this.step}:`)
    this.before = await this.missions()
    try {
      const touched = await step()
      this.compareAll(await this.missions(), new Set(touched))
    } catch (thrown) {
      this.differences.push(`${this.step}: ${firstText(thrown)}`)
      // Nothing of the step goes on beside the next one.
      await this.page.goto('about:blank')
    }
    await this.tester.recover()
  }

  private compareAll(after: readonly Row[], touched: ReadonlySet<string>) {
    const ids = after.map(({ id }) => id)
    this.expectThat(new Set(ids).size === ids.length, 'an id is there twice')
    for (const was of this.before) {
      const now = after.find(({ id }) => id === was.id)
      if (!touched.has(was.id)) this.expectThat(isDeepStrictEqual(now, was), `${was.id} changed`)
      // Nothing of this run edits the others.
      else if (now) this.expectThat(isDeepStrictEqual(unedited(now), unedited(was)), `${was.id} lost a field`)
    }
    for (const id of ids)
      this.expectThat(touched.has(id) || this.before.some((was) => was.id === id), `${id} is new`)
  }

  /** The newest entry of the journal about a mission follows what the server has (rule JOURNAL-2). */
  async compareJournal(id: string, { canBeSent = false } = {}) {
    const entry = await this.entryOf(id, canBeSent)
    if (!entry) return this.expectThat(false, `no entry for ${id}`)
    const has = hasIt(entry, await this.mission(id))
    this.note(`  journal: ${entry.operation} ${id} ${entry.outcome}`)
    if (entry.outcome === 'done') this.expectThat(has, `the journal says done for ${id}, the server has not`)
    if (entry.outcome === 'failed') this.expectThat(!has, `the journal says failed for ${id}, the server has`)
  }

  /** An entry is completed beside the screen, so it is awaited. */
  private async entryOf(id: string, canBeSent: boolean): Promise<Entry | undefined> {
    const end = Date.now() + 5000
    for (;;) {
      const entry = (await entriesIn(this.page)).findLast(({ object }) => object === id)
      if (entry && (canBeSent || entry.outcome !== 'sent')) return entry
      if (Date.now() > end) return entry
    }
  }
}

/** A mission without what the steps edit, and without what cannot be created again, as the contract does not know it. */
const unedited = ({ name, description, isAvailable, mystery, ...rest }: Row) => rest

interface Entry {
  operation: 'create' | 'update' | 'delete'
  object: string
  outcome: string
  body: string
}

/** Whether the server has what an entry changed. */
function hasIt({ operation, body }: Entry, now: Row | undefined): boolean {
  if (operation === 'delete') return now === undefined
  if (!now) return false
  const { before = {}, after = {} } = JSON.parse(body) as { before?: object; after?: object }
  const was = new Map(Object.entries(before))
  const changed = Object.entries(after).filter(([key, value]) => !isDeepStrictEqual(was.get(key), value))
  return changed.every(([key, value]) => isDeepStrictEqual(now[key], value))
}

/** The entries that the browser keeps, in the order of time. */
const entriesIn = (page: Page) =>
  page.evaluate(async () => {
    // Opening a database that does not exist would create it without its table.
    const all = await indexedDB.databases()
    if (!all.some(({ name }) => name === 'console.journal')) return []
    const resultOf = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const database = await resultOf(indexedDB.open('console.journal'))
    const entries = await resultOf(database.transaction('entries').objectStore('entries').getAll())
    database.close()
    return entries as Entry[]
  })
