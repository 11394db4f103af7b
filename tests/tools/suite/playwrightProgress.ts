import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter'
import { writeProgress } from './progress.ts'

/** Reports how many tests have run. */
export default class PlaywrightProgress implements Reporter {
  private all = 0
  private done = 0

  onBegin(_config: FullConfig, suite: Suite) {
    this.all = suite.allTests().length
  }

  onTestEnd() {
    this.done += 1
    writeProgress(`${Math.min(this.done, this.all)} of ${this.all} tests`)
  }
}
