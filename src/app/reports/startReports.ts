import type { AnyRouter } from '@tanstack/react-router'
import type { FailedCall } from '@/api/request'
import type { AppConfig } from '../config'

/** Something to report, with its time: an error with the path of its screen, or a failed API call. */
export type Noted = { at: string } & ({ error: unknown; pathname: string | undefined } | { call: FailedCall })

/** What `reporter.ts` needs to know. Loaded on demand, so only its type is imported here. */
export interface Reporting {
  config: AppConfig & { reportTo: string }
  /** What was reported before this code was loaded. */
  early: readonly Noted[]
  /** Undefined if the console failed before it had a router. */
  router: () => AnyRouter | undefined
  /** The path that this page was loaded at. */
  landing: () => string | undefined
}

/** When the code is loaded, in ms: after the first list (rule REPORT-1). */
const afterMs = 5000
/** Most errors, and most failed calls, that wait for it. */
const mostEarly = 20

let router: AnyRouter | undefined
let landing: string | undefined
/** Undefined if this page reports nothing. */
let take: ((noted: Noted) => void) | undefined

/** Reports an error that was caught, if the deployment wants reports and this page is in the sample. */
export const noteError = (error: unknown): void =>
  take?.({ error, at: new Date().toISOString(), pathname: router?.latestLocation.pathname })

/** Counts a failed call of the API (rule REPORT-4), if the deployment wants reports and this page is in the sample. */
export const noteFailedCall = (call: FailedCall): void => take?.({ call, at: new Date().toISOString() })

/** Passes the router to the reports, which name the route at which something happened. */
export function reportRoutesOf(current: AnyRouter): void {
  router = current
  landing ??= current.latestLocation.pathname
}

/** Starts the reports of a page load (rule REPORT-1). Returns a function that stops them, for tests. */
export function startReports({ reportTo, ...config }: AppConfig): () => void {
  if (reportTo === undefined || Math.random() >= config.reportSample) return () => undefined
  const early: Noted[] = []
  take = (noted) => {
    const alike = early.filter((one) => 'call' in one === 'call' in noted)
    if (alike.length < mostEarly) early.push(noted)
  }
  // Failed resources and scripts of other origins give no error object, so there is nothing to report.
  const onError = ({ error }: ErrorEvent) => void (error && noteError(error))
  const onRejection = ({ reason }: PromiseRejectionEvent) => noteError(reason)
  // Code that is missing: most of it is caught where it was needed, with a message on screen.
  const onMissingCode = ({ payload }: VitePreloadErrorEvent) => noteError(payload)
  window.addEventListener('vite:preloadError', onMissingCode)
  window.addEventListener('error', onError)
  window.addEventListener('unhandledrejection', onRejection)
  let stop: (() => void) | undefined
  const load = async () => {
    const { startReporter } = await import('./reporter')
    const reporter = startReporter({
      config: { ...config, reportTo },
      early,
      router: () => router,
      landing: () => landing,
    })
    take = reporter.take
    stop = reporter.stop
  }
  // If the code of the reports fails to load, the console works without them.
  const timer = setTimeout(() => void load().catch(() => undefined), afterMs)
  return () => {
    clearTimeout(timer)
    stop?.()
    take = undefined
    window.removeEventListener('vite:preloadError', onMissingCode)
    window.removeEventListener('error', onError)
    window.removeEventListener('unhandledrejection', onRejection)
  }
}
