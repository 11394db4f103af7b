import { createRunner } from '../worker/runner'
import { checking } from './check'
import { messages } from './protocol'
import type { Finding, Programme } from './types'
import CheckWorker from './worker?worker&inline'

/** Checks a programme beside the page. Returns a function that stops it. */
export function runCheck(programme: Programme, onDone: (findings: Finding[]) => void): () => void {
  const runner = createRunner({ start: () => new CheckWorker(), messages, onPage: checking })
  runner.ask(programme, (findings) => {
    runner.stop()
    onDone(findings)
  })
  return runner.stop
}
