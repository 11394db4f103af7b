// `npm test`: lint, types, generated code current, budget, audit of the packages, unit and contract tests,
// end-to-end tests on the mocks, the same demo in Firefox and WebKit, and live tests against a real API and identity
// provider.
// Every step runs, even if an earlier one failed; the last line counts: 'N passed, N failed'.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'

const reports = mkdtempSync(join(tmpdir(), 'console-tests-'))
const report = (name) => join(reports, `${name}.json`)
const json = (name) => {
  try {
    return JSON.parse(readFileSync(report(name), 'utf8'))
  } catch {
    return undefined
  }
}

const vitestCounts = () => {
  const result = json('unit')
  if (!result) return undefined
  const names = result.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages: [message = ''] }) => [relative('.', name), fullName, message]),
  )
  return { passed: result.numPassedTests, failed: result.numFailedTests, names }
}

/** All tests of a Playwright suite with this status: `unexpected`, or `flaky`, which passed when they ran once more. */
const specsOf = ({ specs = [], suites = [] }, wanted) => [
  ...specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ projectName, results }) => [
        [projectName, file].filter(Boolean).join(' '),
        title,
        // A time-out has two: that it ended, and what the test waited for.
        (results.find(({ errors }) => errors.length)?.errors ?? []).map(({ message }) => message).join('\n'),
      ]),
  ),
  ...suites.flatMap((each) => specsOf(each, wanted)),
]

const playwrightCounts = (name) => () => {
  const result = json(name)
  if (!result) return undefined
  const { expected, unexpected, flaky } = result.stats
  return {
    passed: expected + flaky,
    failed: unexpected,
    names: specsOf(result, 'unexpected'),
    flaky: specsOf(result, 'flaky'),
  }
}

const steps = [
  { name: 'lint', script: 'lint' },
  { name: 'types', script: 'types' },
  { name: 'generated code is current', script: 'generate', args: ['--check'] },
  { name: 'budget', script: 'budget' },
  { name: 'known holes of the shipped packages', script: 'audit' },
  {
    name: 'unit and contract tests',
    script: 'test:unit',
    args: ['--reporter=dot', '--reporter=json', `--outputFile.json=${report('unit')}`],
    counts: vitestCounts,
  },
  {
    name: 'end-to-end tests',
    script: 'test:e2e',
    env: { E2E_REPORT: report('e2e') },
    counts: playwrightCounts('e2e'),
  },
  {
    name: 'tests in Firefox and WebKit',
    script: 'test:engines',
    // On the demo that the end-to-end tests have built.
    env: { E2E_REPORT: report('engines'), E2E_SKIP_BUILD: '1', ENGINES_NOTE: report('engines-note') },
    // Without an engine nothing is tested, and nothing has failed.
    counts: () =>
      playwrightCounts('engines')() ?? (json('engines-note') && { passed: 0, failed: 0, names: [] }),
    note: () => json('engines-note'),
  },
  // The responses of the mocks, and everything that the end-to-end run recorded, match the contract.
  {
    name: 'traffic fits the contract',
    script: 'contract',
    args: ['mocks', '--traffic', 'test-results/traffic'],
  },
  {
    name: 'live tests',
    script: 'test:live',
    // The budget was measured on the same build.
    env: { E2E_REPORT: report('live'), LIVE_SKIP_BUILD: '1' },
    counts: playwrightCounts('live'),
  },
]

const totals = { passed: 0, failed: 0 }
const summary = []
const failures = []
const flaky = []
const notes = []

for (const { name, script, args = [], env = {}, counts, note } of steps) {
  console.log(`\n== ${name}`)
  const started = Date.now()
  const { status } = spawnSync('npm', ['run', '--silent', script, '--', ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  const counted = counts?.() ?? { passed: status === 0 ? 1 : 0, failed: 0, names: [] }
  // A step that failed without a failed test (a crash, no report) also counts as a failure.
  if (status !== 0 && counted.failed === 0) counted.failed = 1
  totals.passed += counted.passed
  totals.failed += counted.failed
  failures.push(...counted.names)
  flaky.push(...(counted.flaky ?? []))
  notes.push(note?.() ?? [])
  summary.push(
    `${counted.failed ? 'FAILED' : 'ok    '} ${name} (${Math.round((Date.now() - started) / 1000)} s)`,
  )
}

// Again at the end, because a CI often shows only the end of a long output.
const list = (verdict, tests) => {
  for (const [file, name, message] of tests)
    console.log(`\n${verdict} ${file}: ${name}\n${message.split('\n').slice(0, 12).join('\n')}`)
}
list('FLAKY, passed when it ran once more,', flaky)
list('FAILED', failures)
console.log(`\n${summary.join('\n')}\n`)
for (const note of notes.flat()) console.log(note)
console.log(`${totals.passed} passed, ${totals.failed} failed`)
process.exitCode = totals.failed === 0 && totals.passed > 0 ? 0 : 1
