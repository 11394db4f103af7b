import { expect, test } from 'vitest'
import { stoppedSummary } from '../../tools/stoppedReporter'

test('a stopped run says how many files it has run, and names each test that failed', () => {
  const results = [
    { file: 'tests/a.test.ts', passed: 3, failed: [] },
    { file: 'tests/b.test.ts', passed: 1, failed: ['adds > nothing', 'adds > one'] },
  ]
  expect(stoppedSummary(results, 12)).toBe(
    [
      '',
      'Stopped after 2 of 12 files: 4 tests passed, 2 failed',
      'FAILED tests/b.test.ts: adds > nothing',
      'FAILED tests/b.test.ts: adds > one',
    ].join('\n'),
  )
})
