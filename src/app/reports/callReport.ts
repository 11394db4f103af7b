import { operationOf } from '@/api/driftReport'
import type { FailedCall } from '@/api/request'

export interface CallReport {
  kind: 'call'
  /** Method and path of the contract, such as `DELETE /missions/{account}/{id}`; `*` for a call that the contract does not have. */
  operation: string
  /** HTTP status; 0 without a response. */
  status: number
  failure: FailedCall['failure']
  /** Time of the first failure, by the browser's clock. */
  at: string
  /** How often it failed since it was last reported. */
  count: number
}

/** The report about a failed API call (rule REPORT-4). Contains nothing of its address, body or response. */
export function callReport({ method, path, status, failure }: FailedCall, at: string): CallReport {
  const operation = operationOf({ method, path })
  return {
    kind: 'call',
    operation: operation ? `${operation.method} ${operation.path}` : '*',
    status: status ?? 0,
    failure,
    at,
    count: 1,
  }
}
