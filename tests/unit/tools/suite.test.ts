import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { playwrightCounts, vitestCounts } from '../../tools/suite/results'
import { coreStages, restStages, type Stage } from '../../tools/suite/steps'
import { testFiles } from '../../tools/testFiles'

const reportOf = (value: unknown) => {
  const file = join(mkdtempSync(join(tmpdir(), 'suite-')), 'report.json')
  writeFileSync(file, JSON.stringify(value))
  return file
}

describe('the counts of a report', () => {
  it('names the failed tests of Vitest, and a file that does not load', () => {
    const file = (name: string, status: string, assertionResults: object[], message = '') => ({
      name: join(process.cwd(), name),
      status,
      message,
      assertionResults,
    })
    const report = reportOf({
      numPassedTests: 3,
      numFailedTests: 1,
      testResults: [
        file('tests/a.test.ts', 'failed', [
          { status: 'passed', fullName: 'works', failureMessages: [] },
          { status: 'failed', fullName: 'adds', failureMessages: ['expected 1'] },
        ]),
        file('tests/b.test.ts', 'failed', [], 'cannot find module'),
      ],
    })
    expect(vitestCounts(report)).toEqual({
      passed: 3,
      failed: 2,
      failures: [
        ['tests/a.test.ts', 'adds', 'expected 1'],
        ['tests/b.test.ts', 'the file', 'cannot find module'],
      ],
      flaky: [],
    })
  })

  it('lists a flaky test of Playwright beside the failed ones, and counts it as passed', () => {
    const spec = (title: string, status: string) => ({
      file: 'lists.spec.ts',
      title,
      tests: [{ projectName: '', status, results: [{ errors: [{ message: `${title} broke` }] }] }],
    })
    const report = reportOf({
      stats: { expected: 4, unexpected: 1, flaky: 1 },
      errors: [],
      suites: [{ specs: [spec('sorts', 'unexpected')], suites: [{ specs: [spec('pages', 'flaky')] }] }],
    })
    expect(playwrightCounts(report)).toEqual({
      passed: 5,
      failed: 1,
      failures: [['lists.spec.ts', 'sorts', 'sorts broke']],
      flaky: [['lists.spec.ts', 'pages', 'pages broke']],
    })
  })

  it('is unknown without a report', () => {
    expect(vitestCounts('/no/report.json')).toBeUndefined()
    expect(playwrightCounts('/no/report.json')).toBeUndefined()
  })
})

describe('npm test and npm run test:all', () => {
  afterEach(() => vi.unstubAllEnvs())

  const filesOfPart = (part: string | undefined) => {
    vi.stubEnv('TEST_PART', part)
    const of = testFiles()
    return (['window', 'process', 'shared'] as const).flatMap(of)
  }
  const argsOf = (stages: readonly Stage[]) =>
    stages.flat(2).map(({ script, args = [] }) => [script, ...args].join(' '))

  it('run each file of unit and contract tests in one of them', () => {
    const [core, rest, all] = ['core', 'rest', undefined].map(filesOfPart)
    expect(rest).toContain('tests/contract/fifteenth.test.ts')
    expect([...(core ?? []), ...(rest ?? [])].toSorted()).toEqual(all?.toSorted())
    expect(core?.filter((file) => rest?.includes(file))).toEqual([])
  })

  it('run each browser test in one of them: those with the tag, and those without', () => {
    expect(argsOf(coreStages)).toEqual(
      expect.arrayContaining(['test:e2e --grep @core', 'test:live --grep @core']),
    )
    expect(argsOf(restStages)).toEqual(
      expect.arrayContaining(['test:e2e --grep-invert @core', 'test:live --grep-invert @core']),
    )
  })

  it('have scripts of package.json in every step', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
    for (const { script } of [...coreStages, ...restStages].flat(2)) expect(scripts).toHaveProperty([script])
  })
})
