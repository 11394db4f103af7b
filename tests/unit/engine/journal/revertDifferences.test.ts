import { describe, expect, it } from 'vitest'
import { type RevertedField, revertRequest } from '@/engine/journal/revertRequest'
import type { EntryOutcome, JournalRecord, RevertedWrite } from '@/stored/journalRecords'
import { planAt, Service } from '../plan/service'

/*
 * Points and credits are taken back as a difference, so nothing takes the same difference back twice, or one that may never
 * have been given (rule REVERT-3).
 */

const points: RevertedField = { key: 'points', name: 'Points' }

/** A player, and the entries of the journal about it. */
class Player {
  private readonly service = new Service({
    to: new Map([['players', [{ player: 'mo', account: 'to', name: 'Mo', points: 100, credits: 10 }]]]),
  })
  readonly records: JournalRecord[] = []

  now = () => this.service.get('to', { type: 'players', id: 'mo' })

  /** A change from elsewhere. */
  put = (change: object) => this.service.put('to', 'players', { ...this.now(), ...change })

  save(change: object, outcome: EntryOutcome = 'done', reverts?: readonly RevertedWrite[]): JournalRecord {
    const [before, after] = [this.now(), { ...this.now(), ...change }]
    if (outcome === 'done') this.put(change)
    const record: JournalRecord = {
      ...{ id: `e${this.records.length}`, version: 1, at: 1_000, account: 'to' },
      ...{ operation: 'update', type: 'players', object: 'mo', name: 'Mo', outcome },
      ...(reverts && { reverts }),
      body: JSON.stringify({ before, after }),
    }
    this.records.push(record)
    return record
  }

  plan = (entries: readonly JournalRecord[], field?: RevertedField) =>
    planAt(this.service, revertRequest(entries, this.records, field))

  /** What a revert would send. */
  wanted = (...of: Parameters<Player['plan']>) => this.plan(...of).steps[0]?.object

  /** Takes entries back, and returns the entry of that. */
  revert(...of: Parameters<Player['plan']>) {
    const [step] = this.plan(...of).steps
    return this.save(step?.object ?? {}, 'done', step?.reverts)
  }
}

describe('points, if they were taken back alone', () => {
  it('stay when the rest of their entry is taken back', () => {
    const player = new Player()
    const entry = player.save({ points: 150, name: 'Mona' })
    player.revert([entry], points)
    player.put({ points: 130 })
    expect(player.wanted([entry])).toMatchObject({ points: 130, name: 'Mo' })
  })

  it('change with the rest of their entry if that revert was taken back itself', () => {
    const player = new Player()
    const entry = player.save({ points: 150, credits: 20 })
    player.revert([player.revert([entry], points)])
    expect(player.now()).toMatchObject({ points: 150 })
    expect(player.wanted([entry])).toMatchObject({ points: 100, credits: 10 })
  })
})

describe('points of a revert, if they were taken back alone', () => {
  it('count as not taken back', () => {
    const player = new Player()
    const entry = player.save({ points: 150, credits: 20 })
    player.revert([player.revert([entry], points)], points)
    expect(player.wanted([entry])).toMatchObject({ points: 100, credits: 10 })
  })
})

describe('a change and its revert that are taken back together', () => {
  it('leave the points as they are', () => {
    const player = new Player()
    player.revert([player.save({ points: 150 })])
    expect(player.plan(player.records)).toMatchObject({ rows: [{ verdict: 'identical' }], steps: [] })
  })
})

describe('a change of points of which it is not known whether the server has it', () => {
  it.each<EntryOutcome>(['sent', 'unknown'])('is not taken back: %s', (outcome) => {
    const player = new Player()
    const entry = player.save({ points: 150, name: 'Mona' }, outcome)
    const { rows, steps } = player.plan([entry])
    expect(steps).toEqual([])
    expect(rows).toMatchObject([
      { verdict: 'blocked', block: { text: expect.stringMatching(/^It is not known whether/) } },
    ])
  })

  it.each<EntryOutcome>(['sent', 'unknown'])(
    'is not taken back after a revert of it with this outcome: %s',
    (outcome) => {
      const player = new Player()
      const entry = player.save({ points: 150 })
      player.save({ points: 100 }, outcome, [{ entry: entry.id }])
      expect(player.plan([entry])).toMatchObject({ rows: [{ verdict: 'blocked' }], steps: [] })
    },
  )

  it('leaves other fields, which are compared, and can be taken back', () => {
    const player = new Player()
    const entry = player.save({ name: 'Mona' }, 'unknown')
    expect(player.plan([entry])).toMatchObject({ rows: [{ verdict: 'identical' }], steps: [] })
    player.put({ name: 'Mona' })
    expect(player.wanted([entry])).toMatchObject({ name: 'Mo', points: 100 })
  })
})
