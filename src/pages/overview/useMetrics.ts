import { useCallback } from 'react'
import { toApiError } from '@/api/errors'
import { type MetricName, metricOf } from '@/api/metrics'
import { useGetAnalytics } from '@/generated/api/analytics/analytics'
import type { Statistics } from '@/generated/model'
import { isObject } from '@/lib/value'

/** Fetches figures if they are missing. Later updates come from the strip, which refreshes the selected account. */
const followStrip = { staleTime: 60_000 }

interface FiguresView {
  figures: Statistics | undefined
  error: string | undefined
  retry: () => void
}

/** The statistics record of an account. Renders the caller when any figure changes. */
export function useMetrics(account: string, { enabled = true } = {}): FiguresView {
  const query = useGetAnalytics({ account }, { query: { ...followStrip, enabled } })
  const { data, refetch } = query
  const figures = isObject(data) && !Array.isArray(data) ? (data as Statistics) : undefined
  const broken = data !== undefined && !figures ? "The server's answer holds no statistics" : undefined
  return {
    figures,
    error: broken ?? (query.error ? toApiError(query.error).message : undefined),
    retry: () => void refetch(),
  }
}

/** One figure; undefined until it is loaded. Renders the caller when this figure changes. */
export function useMetric(account: string, name: MetricName): number | undefined {
  const select = useCallback(
    (data: Statistics) => (isObject(data) ? metricOf(data, name) : undefined),
    [name],
  )
  return useGetAnalytics({ account }, { query: { ...followStrip, select } }).data
}
