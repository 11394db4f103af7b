import { playwrightCounts, type StepCounts, vitestCounts } from './results.ts'

/** A step of `npm test` or `npm run test:all`: a script of package.json. */
export interface Step {
  name: string
  script: string
  args?: readonly string[]
  env?: Record<string, string>
  /** Reads the report at `$TEST_REPORT`. Without it, the step counts as one test. */
  counts?: (report: string) => StepCounts | undefined
  /** Prints the last lines of the step and never fails: the figures depend on the load of the machine. */
  isReport?: boolean
}

/** Steps that run in parallel: the steps of each inner list run one after the other. */
export type Stage = readonly (readonly Step[])[]

/** JSON is written to $TEST_REPORT (vite.config.ts). */
const reporters = ['--reporter=dot', '--reporter=./tests/tools/suite/vitestProgress.ts', '--reporter=json']

const unit = (name: string, part: 'core' | 'rest'): Step => ({
  name,
  script: 'test:unit',
  args: [
    ...reporters,
    // Tests that share modules must pass in any order. Vitest prints the seed.
    ...(part === 'rest' ? ['--sequence.shuffle.tests'] : []),
  ],
  env: { TEST_PART: part },
  counts: vitestCounts,
})

/** Tests in a browser. Those that are tagged `@core` belong to `npm test`. */
const browser = (name: string, script: string, args: readonly string[] = [], env = {}): Step => ({
  name,
  script,
  args,
  env,
  counts: playwrightCounts,
})

/** `npm test`: what finds most faults within about 11 minutes on two cores (decision K5). */
export const coreStages: readonly Stage[] = [
  [
    [
      { name: 'lint', script: 'lint' },
      { name: 'types', script: 'types' },
      { name: 'generated code is current', script: 'generate', args: ['--check'] },
      { name: 'known holes of the shipped packages', script: 'audit' },
      // Leaves the production build for the live tests.
      { name: 'budget', script: 'budget' },
    ],
    [unit('unit and contract tests', 'core')],
  ],
  [[browser('end-to-end tests, core', 'test:e2e', ['--grep', '@core'])]],
  [[browser('live tests, core', 'test:live', ['--grep', '@core'], { LIVE_SKIP_BUILD: '1' })]],
]

/** A browser test that fails runs once more, and is listed as flaky if it passes then (decision K6). */
const repeated = { TEST_RETRIES: '1' }

/** `npm run test:all`: everything that `npm test` leaves out, once. */
export const restStages: readonly Stage[] = [
  [[unit('unit and contract tests, the others', 'rest')]],
  [[browser('end-to-end tests, the others', 'test:e2e', ['--grep-invert', '@core'], repeated)]],
  // The engines use the demo that the end-to-end tests have built. Beside them run the responses of the mocks, and everything that the
  // end-to-end tests recorded.
  [
    [browser('tests in Firefox and WebKit', 'test:engines', [], { ...repeated, E2E_SKIP_BUILD: '1' })],
    [
      {
        name: 'traffic fits the contract',
        script: 'contract',
        args: ['mocks', '--traffic', 'test-results/traffic'],
      },
    ],
  ],
  [[browser('live tests, the others', 'test:live', ['--grep-invert', '@core'], repeated)]],
  // Uses the build of the live tests. Figures above their limit are in the last lines of the table.
  [
    [
      {
        name: 'speed against the floor',
        script: 'bench',
        args: ['--held', '--once', '--skip-build'],
        isReport: true,
      },
    ],
  ],
]
