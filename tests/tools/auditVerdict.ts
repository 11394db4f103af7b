/** The output of `npm audit --json`. If the registry fails, it contains a `message` instead of a report. */
interface AuditReport {
  auditReportVersion?: number
  message?: string
  error?: { summary?: string }
  vulnerabilities?: Record<string, { name: string; severity: string; range?: string }>
}

interface Verdict {
  isFailure: boolean
  lines: string[]
}

/** Findings that must not be shipped. */
const severe = ['high', 'critical']

const notPossible = (reason: string): Verdict => ({
  isFailure: false,
  lines: [`NOT CHECKED: ${reason}. Known holes of the packages were not looked up.`],
})

/**
 * Reads the result of `npm audit`. High and critical findings fail. A registry without audits, or one that is slow or
 * unreachable, does not: it says nothing about the packages.
 */
export function verdictOf({ stdout, isLate }: { stdout: string; isLate: boolean }): Verdict {
  if (isLate) return notPossible('the registry did not respond in time')
  const report = parsed(stdout)
  if (!report) return notPossible('npm audit wrote no report')
  // The message does not contain the address of the registry.
  const refusal = (report.message || report.error?.summary || '').replace(/( - [A-Z]+| to)? https?:\S+/g, '')
  if (!report.auditReportVersion)
    return notPossible(`the registry offers no audits (${refusal || 'no reason'})`)
  const found = Object.values(report.vulnerabilities ?? {})
  const lines = found.map(({ name, severity, range }) => `${severity}: ${name} ${range ?? ''}`.trim())
  return {
    isFailure: found.some(({ severity }) => severe.includes(severity)),
    lines: lines.length > 0 ? lines : ['no known holes in the packages that are shipped'],
  }
}

function parsed(text: string): AuditReport | undefined {
  try {
    const report: unknown = JSON.parse(text)
    return typeof report === 'object' && report !== null ? report : undefined
  } catch {
    return undefined
  }
}
