import { type MetricType, onCLS, onINP, onLCP } from 'web-vitals'

export interface VitalReport {
  kind: 'vital'
  name: 'LCP' | 'INP' | 'CLS'
  /** Milliseconds; the score of CLS has no unit. */
  value: number
  rating: 'good' | 'needs-improvement' | 'poor'
  /** Pattern of the route: of the page load for LCP, else of the screen where the value was reached. */
  route?: string
  /** How the page was loaded: `navigate`, `reload`, `back-forward` and others. */
  navigation: string
  /** A random id of this page load, so that its last value counts. It is stored nowhere, and in no report of an error. */
  page: string
  at: string
}

interface Routes {
  now: () => string | undefined
  ofLanding: () => string | undefined
}

/**
 * Observes LCP, INP and CLS of this page load. Returns a function with the reports of those that have changed since it
 * was last called.
 */
export function watchVitals(routes: Routes): () => VitalReport[] {
  const changed = new Map<string, VitalReport>()
  const page = crypto.randomUUID()
  const note =
    (name: VitalReport['name'], routeOf: () => string | undefined) =>
    ({ value, rating, navigationType }: MetricType) => {
      const route = routeOf()
      changed.set(name, {
        kind: 'vital',
        name,
        value: Number(value.toFixed(name === 'CLS' ? 3 : 0)),
        rating,
        ...(route !== undefined && { route }),
        navigation: navigationType,
        page,
        at: new Date().toISOString(),
      })
    }
  // All changes: a value belongs to the screen where it was reached, not to the one that is hidden in the end.
  const options = { reportAllChanges: true }
  onLCP(note('LCP', routes.ofLanding), options)
  onINP(note('INP', routes.now), options)
  onCLS(note('CLS', routes.now), options)
  return () => {
    const reports = [...changed.values()]
    changed.clear()
    return reports
  }
}
