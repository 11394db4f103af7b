import { basePath } from '@/lib/basePath'
import { callReport } from './callReport'
import { errorReport } from './errorReport'
import { createOutbox } from './outbox'
import { routePattern } from './routePattern'
import type { Noted, Reporting } from './startReports'
import { watchVitals } from './vitals'

/**
 * Sends a batch. It waits in the browser if the page is left. No cookie and no address goes with it. The receiver has to
 * allow the origin of the console (CORS).
 */
const post = (url: string, batch: object): Promise<boolean> =>
  fetch(url, {
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(batch),
  }).then(
    ({ ok }) => ok,
    () => false,
  )

/** Reports errors, failed calls of the API and web vitals of this page load (docs/observing.md has the format). */
export function startReporter({ config, early, router, landing }: Reporting) {
  const { version, commit } = BUILD_FACTS
  const { reportTo, reportSample: sample } = config
  const isHidden = () => document.visibilityState === 'hidden'
  const outbox = createOutbox(
    (batch) => post(reportTo, { version, ...(commit && { commit }), sample, ...batch }),
    isHidden,
  )
  const routeOf = (pathname: string | undefined) => {
    const known = router()
    return known && pathname !== undefined ? routePattern(known, pathname) : undefined
  }
  const assets = `${window.location.origin}${basePath}/assets/`
  /** The same error can arrive through several listeners; report it once. */
  const seen = new WeakSet<object>()
  const take = (noted: Noted) => {
    if ('call' in noted) return outbox.add(callReport(noted.call, noted.at))
    const { error, pathname, at } = noted
    if (typeof error === 'object' && error !== null) {
      if (seen.has(error)) return
      seen.add(error)
    }
    const report = errorReport(error, { at, route: routeOf(pathname), assets })
    if (report) outbox.add(report)
  }
  for (const noted of early) take(noted)
  const vitals = config.reportVitals
    ? watchVitals({
        now: () => routeOf(router()?.latestLocation.pathname),
        ofLanding: () => routeOf(landing()),
      })
    : () => []
  const flush = () => {
    for (const report of vitals()) outbox.add(report)
    outbox.flush()
  }
  const onVisibility = () => (isHidden() ? flush() : outbox.resume())
  // Added after the listeners of web-vitals, so that their final values are included.
  document.addEventListener('visibilitychange', onVisibility)
  window.addEventListener('pagehide', flush)
  return {
    take,
    stop: () => {
      outbox.stop()
      document.removeEventListener('visibilitychange', onVisibility)
      window.removeEventListener('pagehide', flush)
    },
  }
}
