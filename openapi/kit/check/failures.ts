// Calls that fail each time while others work: a screen of the console cannot do its work. A single failure is none.
import { findingId } from '../report/findings.ts'
import type { Exchange, Operation, Report } from '../types.ts'

/** So many failures of one request in a row are no accident. */
export const TRIES = 3

/** 503 asks for patience, like 429. */
export const isFailure = (status: number) => status >= 500 && status !== 503

/** The failures of one request since it last worked. */
interface Run {
  operation: Operation
  status: number
  times: number
  /** Whether it asks for a page behind the first one. */
  isLater: boolean
  sent?: string
  curl?: string
}

type Asked = Pick<Exchange, 'method' | 'url' | 'sent'>

export type Failures = ReturnType<typeof createFailures>

export function createFailures() {
  const runs = new Map<string, Run>()
  const operations = new Map<Operation, { answers: number; failed: number; last?: Run }>()
  let works = false
  const keyOf = ({ method, url, sent }: Asked) => `${method} ${url.href} ${sent?.text ?? ''}`
  const allFail = (operation: Operation) => {
    const { answers = 0, failed = 0 } = operations.get(operation) ?? {}
    return failed === answers && failed > 1
  }
  return {
    /** Notes an answer. `sent` describes the request, and `curl` repeats it. */
    look(
      operation: Operation,
      asked: Asked,
      status: number,
      { sent, curl }: Pick<Run, 'sent' | 'curl'> = {},
    ) {
      const key = keyOf(asked)
      const seen = operations.get(operation) ?? { answers: 0, failed: 0 }
      operations.set(operation, seen)
      seen.answers += 1
      if (!isFailure(status)) {
        works ||= status < 400
        return void runs.delete(key)
      }
      seen.failed += 1
      const isLater = Number(asked.url.searchParams.get('skip') ?? 0) > 0
      const before = runs.get(key)
      const times = (before?.times ?? 0) + 1
      seen.last = { operation, status, times, isLater, sent: sent ?? before?.sent, curl }
      runs.set(key, seen.last)
    },
    /** Whether a request, or every call of its operation, failed often enough for a finding. */
    isCertain: (operation: Operation, asked: Asked) =>
      allFail(operation) || (runs.get(keyOf(asked))?.times ?? 0) >= TRIES,
    /** Adds the findings, and returns their operations. Without a call that works, the service is down, which is none. */
    report(report: Report): Set<Operation> {
      if (!works) return new Set()
      const whole = [...operations].flatMap(([operation, { last }]) =>
        allFail(operation) && last ? [last] : [],
      )
      const single = [...runs.values()].filter(
        ({ operation, times }) => times >= TRIES && !allFail(operation),
      )
      for (const { operation, status, isLater, sent, curl } of [...whole, ...single]) {
        const what = allFail(operation)
          ? 'every call'
          : isLater
            ? 'a page behind the first one'
            : (sent ?? 'a call')
        report.add({
          id: findingId('answer', 'server-error', operation.id, status, isLater ? 'skip' : ''),
          rule: 'server-error',
          severity: 'breaks',
          message: `${operation.id}: ${what} is answered with ${status} each time`,
          operations: [operation.id],
          theirs: status,
          cause: { key: String(status), words: `operations answer ${status} each time` },
          ...(curl && { curl }),
        })
      }
      return new Set([...whole, ...single].map(({ operation }) => operation))
    },
  }
}
