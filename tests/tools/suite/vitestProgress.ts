import type { Reporter, TestModule, TestSpecification } from 'vitest/node'
import { writeProgress } from './progress.ts'

/** Reports how many tests of how many files have run. The number of all tests is only known at the end. */
export default class VitestProgress implements Reporter {
  private files = 0
  private filesDone = 0
  private testsDone = 0

  onTestRunStart(specifications: readonly TestSpecification[]) {
    this.files = specifications.length
  }

  onTestModuleEnd(module: TestModule) {
    this.filesDone += 1
    this.testsDone += [...module.children.allTests()].length
    writeProgress(`${this.testsDone} tests, ${this.filesDone} of ${this.files} files`)
  }
}
