import { useEffect, useState } from 'react'
import { toApiError } from '@/api/errors'
import type { MetricName } from '@/api/metrics'
import { canReadAll } from '@/auth/permissions'
import { useSelectedAccount, useSession } from '@/auth/session'
import { useGetAggregatedAnalytics, useGetAnalytics } from '@/generated/api/analytics/analytics'
import type { Statistics } from '@/generated/model'
import { isObject } from '@/lib/value'
import { ApiError } from '@/model/apiError'
import { changedMetrics } from './metrics'

/** Rules STATS-3 and STATS-4, in ms. */
export const refreshInterval = 5000
const highlightTime = 500

/** Statuses of an overloaded server. */
const overload = [429, 503]
/** How long it gets no call if it did not send `Retry-After`, in ms. */
export const overloadTime = 30_000

/** Every 5 s, or later if the server asked for it, or cannot take more calls (decision F1). */
const nextRefresh = ({ state }: { state: { error: unknown } }) => {
  const { status, retryAfter } = state.error instanceof ApiError ? state.error : {}
  const isOverloaded = status !== undefined && overload.includes(status)
  const waitMs = retryAfter !== undefined ? retryAfter * 1000 : isOverloaded ? overloadTime : 0
  return Math.max(refreshInterval, waitMs)
}

/** Refetches every 5 s while the tab is visible (decision F1). */
const polling = {
  refetchInterval: nextRefresh,
  refetchIntervalInBackground: false,
  staleTime: refreshInterval,
}

interface StatisticsView {
  /** The figures of one account, of all accounts together, or none (rule STATS-1). */
  whose: 'account' | 'all' | 'none'
  account: string
  /** The last loaded figures. They stay while loading fails. */
  figures: Statistics | undefined
  /** Why the last load failed. */
  error: string | undefined
  /** Figures that changed within the last 500 ms. */
  changed: ReadonlySet<MetricName>
}

/** The figures of the selected account; without one, of all accounts for admin readers, else none. */
export function useStatistics(): StatisticsView {
  const { user } = useSession()
  const [selected] = useSelectedAccount()
  const account = selected.trim()
  const readsAll = user !== null && canReadAll(user.permissions)
  const whose = user && account ? 'account' : readsAll ? 'all' : 'none'

  const ofAccount = useGetAnalytics({ account }, { query: { ...polling, enabled: whose === 'account' } })
  const all = useGetAggregatedAnalytics({ query: { ...polling, enabled: whose === 'all' } })
  const query = whose === 'account' ? ofAccount : all
  const key = `${whose}/${account}`
  const figures = whose === 'none' || !isRecord(query.data) ? undefined : query.data
  const broken = query.isSuccess && !isRecord(query.data) ? notARecord : undefined

  return {
    whose,
    account,
    figures,
    error: useLastError(key, query.isSuccess, broken ?? query.error),
    changed: useChangedFigures(key, figures),
  }
}

const isRecord = (record: unknown): record is Statistics => isObject(record) && !Array.isArray(record)

const notARecord = new ApiError({ kind: 'parsing', message: "The server's answer holds no statistics" })

/** Keeps the error until a load succeeds. A retry clears the query's own error, which would make the text blink. */
function useLastError(key: string, isSuccess: boolean, error: unknown): string | undefined {
  const message = error ? toApiError(error).message : undefined
  const [last, setLast] = useState({ key, message })
  const next = message ?? (isSuccess || last.key !== key ? undefined : last.message)
  if (last.key !== key || last.message !== next) setLast({ key, message: next })
  return next
}

const none: ReadonlySet<MetricName> = new Set()

/** Figures that changed between two loads of the same account; none on the first load (decision F3). */
function useChangedFigures(key: string, figures: Statistics | undefined): ReadonlySet<MetricName> {
  const [last, setLast] = useState({ key, figures, changed: none })
  // While rendering, so that the new figures and their highlight are one render.
  if (last.key !== key || last.figures !== figures) {
    const names = last.key === key && last.figures && figures ? changedMetrics(last.figures, figures) : []
    setLast({ key, figures, changed: names.length > 0 ? new Set(names) : none })
  }
  const { changed } = last
  useEffect(() => {
    if (changed === none) return
    const timer = setTimeout(() => setLast((now) => ({ ...now, changed: none })), highlightTime)
    return () => clearTimeout(timer)
  }, [changed])
  return changed
}
