import { createRunner, type Runner } from '../worker/runner'
import { type Arrangement, arranging } from './arrange'
import ArrangeWorker from './arrangeWorker?worker&inline'
import { type Job, messages } from './protocol'

/** Runs the engine of the time line beside the page. */
export const createArranger = (): Runner<Job, readonly Arrangement[]> =>
  createRunner({
    start: () => new ArrangeWorker(),
    messages,
    onPage: ({ windows, wanted }) => arranging(windows, wanted),
  })
