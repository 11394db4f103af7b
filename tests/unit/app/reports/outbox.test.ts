import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CallReport } from '@/app/reports/callReport'
import type { ErrorReport } from '@/app/reports/errorReport'
import { createOutbox, type Report } from '@/app/reports/outbox'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-12T09:00:00Z') })
  sent = []
  isAccepted = true
  isHidden = false
})
afterEach(() => vi.useRealTimers())

let sent: { reports: Report[]; lost?: number }[]
let isAccepted: boolean
let isHidden: boolean
const start = () =>
  createOutbox(
    async (batch) => {
      sent.push(structuredClone(batch))
      return isAccepted
    },
    () => isHidden,
  )
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const minutes = (count: number) => pass(count * 60_000)

const failure = (line: number): ErrorReport => ({
  kind: 'error',
  name: 'TypeError',
  stack: [{ file: 'console-Bx3kq9aZ.js', line, column: 1 }],
  at: new Date().toISOString(),
  count: 1,
})
const countsOf = (batch = sent.at(-1)) =>
  batch?.reports.map((one) => one.kind === 'error' && [one.stack[0]?.line, one.count])

describe('reports', () => {
  it('wait for each other and go out together, two seconds after the first', async () => {
    const { add } = start()
    add(failure(1))
    await pass(1000)
    add(failure(2))
    await pass(900)
    expect(sent).toEqual([])
    await pass(200)
    expect(countsOf()).toEqual([
      [1, 1],
      [2, 1],
    ])
  })

  it('have each error once, with a count of its occurrences, later ones when the page is hidden', async () => {
    const { add, flush } = start()
    add(failure(1))
    add(failure(1))
    await pass(2000)
    expect(countsOf()).toEqual([[1, 2]])
    for (let again = 0; again < 5; again += 1) add(failure(1))
    await minutes(60)
    expect(sent).toHaveLength(1)
    flush()
    await pass(0)
    expect(countsOf()).toEqual([[1, 5]])
    flush()
    await minutes(60)
    expect(sent).toHaveLength(2)
  })

  it('go out twenty at a time at most, with the number of those that were lost', async () => {
    const { add } = start()
    for (let line = 0; line < 25; line += 1) add(failure(line))
    await pass(2000)
    expect(sent.map(({ reports, lost }) => [reports.length, lost])).toEqual([[20, 5]])
  })

  it('need at most six requests a minute (rule REPORT-3)', async () => {
    const { add, flush } = start()
    for (let line = 0; line < 60; line += 1) {
      add(failure(line))
      flush()
      await pass(900)
    }
    expect(sent).toHaveLength(6)
    await minutes(1)
    expect(sent.length).toBeGreaterThan(6)
  })
})

const failedCall = (operation: string, status: number): CallReport => ({
  kind: 'call',
  operation,
  status,
  failure: 'status',
  at: new Date().toISOString(),
  count: 1,
})
const callsOf = () =>
  sent.map(({ reports }) =>
    reports.map((one) => one.kind === 'call' && [one.operation, one.status, one.count]),
  )

describe('failed calls of the API (rule REPORT-4)', () => {
  it('count by operation and status, and the counts follow once a minute while calls fail', async () => {
    const { add } = start()
    add(failedCall('GET /teams', 503))
    add(failedCall('GET /teams', 503))
    add(failedCall('GET /teams', 500))
    await pass(2000)
    expect(callsOf()).toEqual([
      [
        ['GET /teams', 503, 2],
        ['GET /teams', 500, 1],
      ],
    ])
    sent = []
    // A poll every five seconds, for five minutes.
    for (let poll = 0; poll < 60; poll += 1) {
      add(failedCall('GET /teams', 503))
      await pass(5000)
    }
    await minutes(2)
    expect(sent.length).toBeLessThan(7)
    expect(
      callsOf()
        .flat()
        .reduce((sum, one) => sum + (one ? Number(one[2]) : 0), 0),
    ).toBe(60)
    const before = sent.length
    await minutes(60)
    expect(sent).toHaveLength(before)
  })

  it('wait while a tab is hidden, and all go out when it becomes hidden', async () => {
    const { add, flush, resume } = start()
    add(failedCall('GET /teams', 503))
    await pass(2000)
    sent = []
    for (let again = 0; again < 3; again += 1) add(failedCall('GET /teams', 503))
    flush()
    isHidden = true
    await pass(0)
    expect(callsOf()).toEqual([[['GET /teams', 503, 3]]])
    add(failedCall('GET /teams', 503))
    await minutes(60)
    expect(sent).toHaveLength(1)
    isHidden = false
    resume()
    await minutes(2)
    expect(callsOf()[1]).toEqual([['GET /teams', 503, 1]])
  })

  it('have a limit, whatever statuses a server invents', async () => {
    const { add } = start()
    for (let status = 400; status < 600; status += 1) {
      add(failedCall('GET /teams', status))
      await minutes(0.1)
    }
    await minutes(60)
    expect(callsOf().flat().length).toBeLessThanOrEqual(120)
  })
})

describe('an outage', () => {
  it('is counted later if twenty reports wait', async () => {
    const { add } = start()
    add(failedCall('GET /teams', 503))
    await pass(2000)
    isAccepted = false
    for (let line = 0; line < 20; line += 1) add(failure(line))
    add(failedCall('GET /teams', 503))
    await minutes(1)
    isAccepted = true
    sent = []
    await minutes(2)
    expect(callsOf().flat()).toContainEqual(['GET /teams', 503, 1])
  })

  it('does not silence errors, however many failures it has', async () => {
    const { add } = start()
    for (let status = 400; status < 600; status += 1) {
      add(failedCall('GET /teams', status))
      await minutes(0.1)
    }
    sent = []
    add(failure(1))
    await minutes(1)
    expect(countsOf()).toEqual([[1, 1]])
  })
})

describe('a batch that was not accepted', () => {
  it('is sent again after a minute, then after twice as long each time, with what came meanwhile', async () => {
    const { add } = start()
    isAccepted = false
    add(failure(1))
    await pass(2000)
    add(failure(1))
    add(failure(2))
    await pass(59_000)
    expect(sent).toHaveLength(1)
    await pass(1000)
    expect(sent).toHaveLength(2)
    expect(countsOf()).toEqual([
      [1, 2],
      [2, 1],
    ])
    await minutes(1.9)
    expect(sent).toHaveLength(2)
    isAccepted = true
    await minutes(0.1)
    expect(sent).toHaveLength(3)
    await minutes(60)
    expect(sent).toHaveLength(3)
  })

  it('waits a quarter of an hour at most', async () => {
    const { add } = start()
    isAccepted = false
    add(failure(1))
    await minutes(120)
    const before = sent.length
    await minutes(60)
    expect(sent.length - before).toBe(4)
  })
})

it('a hidden page sends nothing more, and goes on when it is visible again (rule SPEED-2)', async () => {
  const { add, resume } = start()
  add(failure(1))
  isHidden = true
  await minutes(60)
  expect(sent).toEqual([])
  isHidden = false
  resume()
  await pass(2000)
  expect(sent).toHaveLength(1)
})
