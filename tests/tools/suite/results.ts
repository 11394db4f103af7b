import { readFileSync } from 'node:fs'
import { relative } from 'node:path'

/** A test that failed: file, title and message. */
export type NamedTest = readonly [file: string, title: string, message: string]

export interface StepCounts {
  passed: number
  failed: number
  failures: readonly NamedTest[]
  /** Tests that passed when they ran once more. */
  flaky: readonly NamedTest[]
}

function readReport<T>(path: string): T | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as T
  } catch {
    return undefined
  }
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}

/** Undefined if Vitest has written no report. */
export function vitestCounts(path: string): StepCounts | undefined {
  const report = readReport<VitestReport>(path)
  if (!report) return undefined
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative('.', name)
    const failed = assertionResults.filter((test) => test.status === 'failed')
    // A file that does not load has no tests.
    if (status === 'failed' && failed.length === 0) return [[file, 'the file', message] as const]
    return failed.map((test) => [file, test.fullName, test.failureMessages[0] ?? ''] as const)
  })
  return { passed: report.numPassedTests, failed: failures.length, failures, flaky: [] }
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs?: {
    file: string
    title: string
    tests: { projectName: string; status: string; results: { errors: { message: string }[] }[] }[]
  }[]
}

interface PlaywrightReport extends PlaywrightSuite {
  stats: { expected: number; unexpected: number; flaky: number }
  errors: { message: string }[]
}

/** All tests of a suite with this status: `unexpected`, or `flaky`, which passed when they ran once more. */
const testsOf = ({ specs = [], suites = [] }: PlaywrightSuite, wanted: string): NamedTest[] => [
  ...specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === wanted)
      .map(
        ({ projectName, results }): NamedTest => [
          [projectName, file].filter(Boolean).join(' '),
          title,
          // A time-out has two errors: that time ran out, and what the test waited for.
          (results.find(({ errors }) => errors.length)?.errors ?? [])
            .map(({ message }) => message)
            .join('\n'),
        ],
      ),
  ),
  ...suites.flatMap((each) => testsOf(each, wanted)),
]

/** Undefined if Playwright has written no report. */
export function playwrightCounts(path: string): StepCounts | undefined {
  const report = readReport<PlaywrightReport>(path)
  if (!report) return undefined
  const { expected, unexpected, flaky } = report.stats
  return {
    passed: expected + flaky,
    failed: unexpected,
    failures: [
      ...report.errors.map(({ message }): NamedTest => ['Playwright', 'the run', message]),
      ...testsOf(report, 'unexpected'),
    ],
    flaky: testsOf(report, 'flaky'),
  }
}
