import type { CallReport } from './callReport'
import type { ErrorReport } from './errorReport'
import type { VitalReport } from './vitals'

type Counted = ErrorReport | CallReport
export type Report = Counted | VitalReport

/** Most reports that wait. Further ones are counted in `lost`. */
const mostWaiting = 20
/** Most different errors of a page load that are reported, and as many failures of calls: an outage does not silence errors. */
const mostCounted = 100
/** How long further failures of a call are counted before the count is sent, in ms. */
const countMs = 60_000
/** How long a report waits for others, in ms. */
const gatherMs = 2000
/** Most requests in a minute. */
const mostRequests = 6
const minuteMs = 60_000
/** Longest pause after failures, which starts with a minute and doubles, in ms. */
const longestPauseMs = 15 * minuteMs

const isCounted = (report: Report): report is Counted => report.kind !== 'vital'

/**
 * Two reports with the same key are one: the same error at the same place, the same failure of an operation, or the same figure
 * of a page load.
 */
const keyOf = (report: Report) => {
  const { at: _, ...rest } = report
  return JSON.stringify(
    rest.kind === 'vital' ? { name: rest.name, page: rest.page, route: rest.route } : { ...rest, count: 0 },
  )
}

/**
 * Sends reports in batches (rule REPORT-3): few at a time, each error and each failure of a call once with a count, and what could
 * not be sent again later. It is kept in memory only.
 * @param deliver sends a batch. Resolves to whether it was accepted; must not reject
 * @param isHidden a hidden page sends nothing but what `flush` finds
 */
export function createOutbox(
  deliver: (batch: { reports: Report[]; lost?: number }) => Promise<boolean>,
  isHidden: () => boolean,
) {
  const waiting = new Map<string, Report>()
  /** The reported items, with the number of occurrences since then. */
  const reported = new Map<string, Counted>()
  let lost = 0
  let requests: number[] = []
  let isSending = false
  let failures = 0
  let pauseEnds = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let countTimer: ReturnType<typeof setTimeout> | undefined

  const reportedOf = (kind: Report['kind']) => [...reported.values()].filter((one) => one.kind === kind)

  function add(report: Report): void {
    const key = keyOf(report)
    const known = waiting.get(key) ?? reported.get(key)
    if (isCounted(report) && known && isCounted(known)) {
      known.count += report.count
      // A tab stays open for a working day, and so does an outage; an error is at the same place then, too.
      if (report.kind === 'call' && !waiting.has(key)) countTimer ??= setTimeout(sendCounts, countMs)
      return
    }
    const isTooMuch = !known && (waiting.size >= mostWaiting || reportedOf(report.kind).length >= mostCounted)
    if (isTooMuch) lost += isCounted(report) ? report.count : 1
    else waiting.set(key, report)
    schedule()
  }

  /** Queues the counted kinds that occurred again since their last report, and sets their counts to 0. */
  function takeCounts(kinds: readonly Report['kind'][]): void {
    for (const [key, report] of reported) {
      if (report.count === 0 || !kinds.includes(report.kind) || waiting.size >= mostWaiting) continue
      waiting.set(key, { ...report, at: new Date().toISOString() })
      report.count = 0
    }
  }

  function sendCounts(): void {
    countTimer = undefined
    takeCounts(['call'])
    // If the queue was full, try the remaining counts again later.
    if (reportedOf('call').some(({ count }) => count > 0)) countTimer = setTimeout(sendCounts, countMs)
    schedule()
  }

  /** When a request is possible, in ms from now. */
  function restMs(): number {
    const now = Date.now()
    requests = requests.filter((at) => now - at < minuteMs)
    const oldest = requests.length < mostRequests ? undefined : requests[0]
    return Math.max(0, pauseEnds - now, oldest === undefined ? 0 : oldest + minuteMs - now)
  }

  function schedule(): void {
    if (timer !== undefined || isSending || waiting.size === 0) return
    const start = () => {
      timer = undefined
      if (!isHidden()) void send()
    }
    timer = setTimeout(start, Math.max(gatherMs, restMs()))
  }

  async function send(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    if (isSending || waiting.size === 0) return
    const batch = [...waiting]
    const lostSoFar = lost
    waiting.clear()
    lost = 0
    isSending = true
    requests.push(Date.now())
    // Marks the reports as sent: repeated occurrences are only counted from now on.
    for (const [key, report] of batch) if (isCounted(report)) reported.set(key, { ...report, count: 0 })
    const reports = batch.map(([, report]) => report)
    const isAccepted = await deliver({ reports, ...(lostSoFar > 0 && { lost: lostSoFar }) })
    isSending = false
    if (isAccepted) [failures, pauseEnds] = [0, 0]
    else refused(batch, lostSoFar)
    schedule()
  }

  /** Puts a refused batch back at the front of the queue. If there is no space, the newest reports are dropped. */
  function refused(batch: [string, Report][], lostSoFar: number): void {
    const newer = [...waiting]
    waiting.clear()
    lost += lostSoFar
    for (const [key, report] of batch) {
      if (isCounted(report)) report.count += reported.get(key)?.count ?? 0
      reported.delete(key)
      waiting.set(key, report)
    }
    for (const [, report] of newer) add(report)
    pauseEnds = Date.now() + Math.min(longestPauseMs, minuteMs * 2 ** failures)
    failures += 1
  }

  /**
   * Call it when the page is hidden, and may never be shown again: sends what is queued, and the counts of repeated
   * occurrences.
   */
  function flush(): void {
    takeCounts(['error', 'call'])
    if (restMs() === 0) void send()
    else schedule()
  }

  return {
    add,
    flush,
    /** The page is visible again. */
    resume: schedule,
    stop: () => {
      clearTimeout(timer)
      clearTimeout(countTimer)
    },
  }
}
