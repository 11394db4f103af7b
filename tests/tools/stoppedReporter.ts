import { relative } from 'node:path'
import type { Reporter, TestModule, TestSpecification } from 'vitest/node'

/** Prints what has run when Vitest is stopped before its own summary. */
export default class StoppedReporter implements Reporter {
  private all = 0
  private readonly done: TestModule[] = []

  private readonly onStop = () => {
    console.log(stoppedSummary(this.done.map(resultOf), this.all))
    process.exit(130)
  }

  onTestRunStart(specifications: readonly TestSpecification[]) {
    this.all = specifications.length
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.prependOnceListener(signal, this.onStop)
  }

  onTestModuleEnd(module: TestModule) {
    this.done.push(module)
  }

  onTestRunEnd() {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.removeListener(signal, this.onStop)
  }
}

/** The results of one file. */
export interface FileResult {
  file: string
  passed: number
  failed: readonly string[]
}

function resultOf(module: TestModule): FileResult {
  const tests = [...module.children.allTests()]
  const named = (state: string) => tests.filter((test) => test.result().state === state)
  return {
    file: relative('.', module.moduleId),
    passed: named('passed').length,
    failed: named('failed').map(({ fullName }) => fullName),
  }
}

/** 'Stopped after 3 of 12 files: 40 tests passed, 1 failed', and each test that failed. */
export function stoppedSummary(results: readonly FileResult[], all: number): string {
  const passed = results.reduce((sum, result) => sum + result.passed, 0)
  const failed = results.flatMap((result) => result.failed.map((name) => `FAILED ${result.file}: ${name}`))
  return [
    '',
    `Stopped after ${results.length} of ${all} files: ${passed} tests passed, ${failed.length} failed`,
    ...failed,
  ].join('\n')
}
