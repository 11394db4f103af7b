import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { callReport } from '@/app/reports/callReport'
import { operationResponses } from '@/generated/resourceSchemas'

const at = '2026-03-12T09:00:00.000Z'
const reportOf = (method: string, path: string) =>
  callReport({ method, path, status: 503, failure: 'status' }, at)

describe('the report of a failed call (rule REPORT-4)', () => {
  it('names the operation of the contract, the status and the kind of failure', () => {
    expect(reportOf('DELETE', '/teams/acme/secret-team')).toEqual({
      kind: 'call',
      operation: 'DELETE /teams/{account}/{id}',
      status: 503,
      failure: 'status',
      at,
      count: 1,
    })
    expect(
      callReport({ method: 'GET', path: '/teams', status: undefined, failure: 'fetch' }, at),
    ).toMatchObject({ operation: 'GET /teams', status: 0, failure: 'fetch' })
  })

  it('names no operation for a call that the contract does not have', () => {
    expect(reportOf('GET', '/secrets/acme').operation).toBe('*')
  })

  it('has nothing of an address, whatever the ids are', () => {
    const id = fc.string({ minLength: 1, unit: 'grapheme' }).map((text) => `Ada-${encodeURIComponent(text)}`)
    fc.assert(
      fc.property(
        fc.constantFrom(...operationResponses),
        fc.array(id, { minLength: 3 }),
        (operation, ids) => {
          let next = 0
          const path = operation.path.replaceAll(/\{\w+\}/g, () => ids[next++ % ids.length] ?? 'Ada')
          const report = reportOf(operation.method, path)
          expect(report.operation).toBe(`${operation.method} ${operation.path}`)
          expect(JSON.stringify(report)).not.toContain('Ada')
        },
      ),
      { seed: 52, numRuns: 300 },
    )
  })
})
