import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readProgress } from './progress.ts'
import type { StepCounts } from './results.ts'
import type { Stage, Step } from './steps.ts'

/** The result of a step. */
export interface StepResult extends StepCounts {
  name: string
  seconds: number
  /** The output of a step that failed without naming a failed test. */
  output?: string | undefined
  /** The last lines of a step with `isReport`. */
  report?: string
}

const secondsSince = (started: number) => Math.round((Date.now() - started) / 1000)

const running = new Set<ChildProcess>()
let isStopped = false

/** Each step is a process group of its own, so that nothing of it is left behind. */
function endAll(signal: NodeJS.Signals): void {
  for (const { pid } of running) {
    try {
      if (pid) process.kill(-pid, signal)
    } catch {
      // The process has already ended.
    }
  }
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    // A second signal does not wait: it kills the processes.
    endAll(isStopped ? 'SIGKILL' : 'SIGTERM')
    if (!isStopped) setTimeout(() => endAll('SIGKILL'), 10_000).unref()
    isStopped = true
  })

/** Shows how far the running steps are: rewrites one line of a terminal, or prints a line each minute. */
function showProgress(steps: ReadonlyMap<string, { started: number; progress: string }>): () => void {
  const isTerminal = process.stdout.isTTY
  const lines = () =>
    [...steps].map(([name, { started, progress }]) =>
      [name, readProgress(progress), `${secondsSince(started)} s`].filter(Boolean).join(': '),
    )
  const show = () => {
    if (!isTerminal) for (const line of lines()) console.log(`       ${line}`)
    else
      process.stdout.write(
        `\r\x1b[K${lines()
          .join(' | ')
          .slice(0, (process.stdout.columns ?? 80) - 1)}`,
      )
  }
  const timer = setInterval(show, isTerminal ? 1000 : 60_000)
  return () => {
    clearInterval(timer)
    if (isTerminal) process.stdout.write('\r\x1b[K')
  }
}

const isDiskFull = (path: string) => {
  const { bavail, bsize } = statfsSync(path)
  return bavail * bsize < 20_000_000
}

/** Runs the stages one after the other, and prints a line for each step that has ended. */
export async function runSteps(
  stages: readonly Stage[],
): Promise<{ results: StepResult[]; isStopped: boolean }> {
  const folder = mkdtempSync(join(tmpdir(), 'console-tests-'))
  const shown = new Map<string, { started: number; progress: string }>()
  const results: StepResult[] = []
  let count = 0

  async function runStep({ name, script, args = [], env = {}, counts, isReport }: Step): Promise<void> {
    count += 1
    const at = (kind: string) => join(folder, `${count}-${script.replace(/\W/g, '-')}.${kind}`)
    const [report, output, progress] = [at('json'), at('log'), at('progress')] as const
    const started = Date.now()
    shown.set(name, { started, progress })
    const log = openSync(output, 'w')
    const child = spawn('npm', ['run', '--silent', script, '--', ...args], {
      detached: true,
      stdio: ['ignore', log, log],
      env: { ...process.env, TEST_REPORT: report, TEST_PROGRESS: progress, ...env },
    })
    running.add(child)
    const code = await new Promise<number | null>((resolve) => {
      child.once('close', (status) => resolve(status))
      child.once('error', () => resolve(null))
    })
    running.delete(child)
    closeSync(log)
    shown.delete(name)
    const counted = counts?.(report)
    const passed = isReport ? 0 : (counted?.passed ?? (code === 0 ? 1 : 0))
    // A step that failed without a failed test (a crash, no report) also counts as a failure.
    const failed = isReport ? 0 : counted?.failed || (code === 0 ? 0 : 1)
    const hasNamed = (counted?.failures.length ?? 0) > 0
    const text = readFileSync(output, 'utf8').trimEnd()
    const result: StepResult = {
      name,
      passed,
      failed,
      failures: counted?.failures ?? [],
      flaky: counted?.flaky ?? [],
      seconds: secondsSince(started),
      ...(failed > 0 && !hasNamed && { output: lastLines(text, 60) }),
      ...(isReport && { report: lastLines(text, 30) }),
    }
    results.push(result)
    console.log(`${lineOf(result)}${notesOf(text)}`)
  }

  const stopShowing = showProgress(shown)
  try {
    for (const stage of stages) {
      await Promise.all(
        stage.map(async (chain) => {
          for (const step of chain) if (!isStopped) await runStep(step)
        }),
      )
    }
  } finally {
    stopShowing()
    rmSync(folder, { recursive: true, force: true })
  }
  if (isDiskFull(tmpdir()) || isDiskFull('.'))
    console.log(
      '\nThe disk is full. Remove what is not needed (such as test-results), and run the tests again.',
    )
  return { results, isStopped }
}

/** Formats a line of the table: verdict, name, tests, seconds. */
export const lineOf = ({ name, passed, failed, flaky, seconds }: StepResult) =>
  `${failed ? 'FAILED' : 'ok    '} ${name}: ${passed} passed, ${failed} failed${
    flaky.length ? `, ${flaky.length} of them flaky` : ''
  } (${seconds} s)`

/** Lines of the output that belong to the result of the run: seeds, and engines that could not be tested. */
const notesOf = (text: string) =>
  [...text.matchAll(/^.*(?:NOT TESTED:|seed\b.*\d).*$/gim)]
    .map(([line]) => `\n       ${line.trim()}`)
    .join('')

const lastLines = (text: string, count: number) => text.split('\n').slice(-count).join('\n')
