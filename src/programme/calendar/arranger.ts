import { inSlices } from '@/ui/slices'
import { type Arrangement, arranging, type Wanted, type WindowsByType } from './arrange'
import ArrangeWorker from './arrangeWorker?worker&inline'
import { changesBetween, type Request } from './protocol'

export interface Job {
  windows: WindowsByType
  wanted: Wanted
  onDone: (arrangements: readonly Arrangement[]) => void
}

export interface Arranger {
  /** Runs a job. While the worker is busy, a newer job replaces a waiting one. Only the latest is answered. */
  ask: (job: Job) => void
  stop: () => void
}

/**
 * Runs the engine in a worker, or in slices on this page where no worker starts: in the development server and in jsdom,
 * as the check does (`check/runCheck.ts`). Inlined, the worker starts from a blob of this page, which the shipped
 * Content-Security-Policy allows (decisions H49 and H72).
 */
export function createArranger(): Arranger {
  let worker = startWorker()
  /** The lists that the worker has. */
  let known: WindowsByType = new Map()
  let running: Job | undefined
  let waiting: Job | undefined
  let stopSlices = () => {}

  const onPage = ({ windows, wanted, onDone }: Job) => {
    stopSlices()
    stopSlices = inSlices(arranging(windows, wanted), onDone)
  }
  const send = (job: Job) => {
    const request: Request = { changes: changesBetween(known, job.windows), wanted: job.wanted }
    known = job.windows
    running = job
    worker?.postMessage(request)
  }
  if (worker) {
    worker.onmessage = ({ data }: MessageEvent<readonly Arrangement[]>) => {
      const done = running
      const next = waiting
      running = undefined
      waiting = undefined
      if (next) send(next)
      else done?.onDone(data)
    }
    worker.onerror = (event) => {
      event.preventDefault()
      worker?.terminate()
      worker = undefined
      const job = waiting ?? running
      if (job) onPage(job)
    }
  }
  return {
    ask: (job) => {
      if (!worker) onPage(job)
      else if (running) waiting = job
      else send(job)
    },
    stop: () => {
      worker?.terminate()
      stopSlices()
    },
  }
}

function startWorker(): Worker | undefined {
  try {
    return new ArrangeWorker()
  } catch {
    return undefined
  }
}
