import { describe, expect, it } from 'vitest'
import { verdictOf } from '../../tools/auditVerdict'

const report = (severities: Record<string, string>) =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: Object.fromEntries(
      Object.entries(severities).map(([name, severity]) => [name, { name, severity, range: '<2.0.0' }]),
    ),
  })

const verdict = (stdout: string) => verdictOf({ stdout, isLate: false })

describe('the audit of the shipped packages', () => {
  it.each(['high', 'critical'])('fails on a %s finding, and names the package', (severity) => {
    expect(verdict(report({ one: 'low', other: severity }))).toEqual({
      isFailure: true,
      lines: ['low: one <2.0.0', `${severity}: other <2.0.0`],
    })
  })

  it('passes with lesser findings, and lists them', () => {
    expect(verdict(report({ one: 'moderate' }))).toEqual({
      isFailure: false,
      lines: ['moderate: one <2.0.0'],
    })
  })

  it('passes without findings', () => {
    expect(verdict(report({}))).toMatchObject({
      isFailure: false,
      lines: [expect.stringMatching(/^no known/)],
    })
  })

  it.each([
    [
      'refuses audits',
      JSON.stringify({
        message: '405 Method Not Allowed - POST https://registry.example/-/npm/v1',
        statusCode: 405,
      }),
      'NOT CHECKED: the registry offers no audits (405 Method Not Allowed)',
    ],
    [
      'cannot be reached',
      JSON.stringify({ message: 'request to https://registry.example/x failed, reason: ENOTFOUND' }),
      'NOT CHECKED: the registry offers no audits (request failed, reason: ENOTFOUND)',
    ],
    ['gives no report', '<html>', 'NOT CHECKED: npm audit wrote no report'],
    ['gives no report', '', 'NOT CHECKED: npm audit wrote no report'],
    ['gives no report', 'null', 'NOT CHECKED: npm audit wrote no report'],
  ])('passes with a note where the registry %s, without its address', (_, stdout, note) => {
    const { isFailure, lines } = verdict(stdout)
    expect(isFailure).toBe(false)
    expect(lines[0]).toContain(note)
    expect(lines[0]).not.toContain('registry.example')
  })

  it('passes with a note if the registry does not respond in time', () => {
    expect(verdictOf({ stdout: '', isLate: true })).toMatchObject({
      isFailure: false,
      lines: [expect.stringContaining('did not respond in time')],
    })
  })
})
