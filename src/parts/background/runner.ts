import { useCallback, useEffect, useRef } from 'react'
import { inSlices } from '@/lib/idle'

/** Work for a worker, or for the page if no worker starts. */
interface Engine<Job, Result> {
  start: () => Worker
  /** The messages of a job. The worker has received all messages of `before`. */
  messages: (job: Job, before: Job | undefined) => Iterable<unknown>
  /** Does the same work on the page, in slices. */
  onPage: (job: Job) => Iterator<void, Result>
}

export interface Runner<Job, Result> {
  /** Runs a job. While the worker is busy, a newer job replaces a waiting one. Only the latest job gets a result. */
  request: (job: Job, onDone: (result: Result) => void) => void
  stop: () => void
}

/**
 * Runs an engine in a worker, or in slices on the page if no worker starts: in the development server, because the
 * Trusted Types policy does not allow the address of its worker, and in jsdom. An inlined worker (`?worker&inline`)
 * starts from a blob of the page, like the worker of the sign-in SDK, so the shipped Content-Security-Policy allows it
 * (decision H49). Messages are also sent in slices, because copying thousands of objects takes longer than a
 * frame.
 */
export function createRunner<Job, Result>(engine: Engine<Job, Result>): Runner<Job, Result> {
  interface Request {
    job: Job
    onDone: (result: Result) => void
  }
  let worker = started(engine.start)
  let known: Job | undefined
  let running: Request | undefined
  let waiting: Request | undefined
  let stopSlices = () => {}

  const onPage = ({ job, onDone }: Request) => {
    stopSlices()
    stopSlices = inSlices(engine.onPage(job), onDone)
  }
  const send = (request: Request) => {
    const messages = engine.messages(request.job, known)
    known = request.job
    running = request
    stopSlices = inSlices(
      posting(messages, (message) => worker?.postMessage(message)),
      () => {},
    )
  }
  if (worker) {
    worker.onmessage = ({ data }: MessageEvent<Result>) => {
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
      const request = waiting ?? running
      if (request) onPage(request)
    }
  }
  return {
    request: (job, onDone) => {
      const request = { job, onDone }
      if (!worker) onPage(request)
      else if (running) waiting = request
      else send(request)
    },
    stop: () => {
      worker?.terminate()
      stopSlices()
    },
  }
}

function* posting(messages: Iterable<unknown>, post: (message: unknown) => void): Generator<void, void> {
  for (const message of messages) {
    post(message)
    yield
  }
}

function started(start: () => Worker): Worker | undefined {
  try {
    return start()
  } catch {
    return undefined
  }
}

/**
 * Uses a runner that belongs to the component: it is created with the first job and stops when the component unmounts.
 * A job starts in a task of its own, because effects of a click run in the task of the click: starting a worker and copying
 * the lists for it takes about 8 ms.
 * @param create the same function in every render
 */
export function useRunner<Job, Result>(create: () => Runner<Job, Result>): Runner<Job, Result>['request'] {
  const runner = useRef<Runner<Job, Result>>(undefined)
  const timer = useRef<number>(undefined)
  const latest = useRef(0)
  useEffect(
    () => () => {
      window.clearTimeout(timer.current)
      runner.current?.stop()
      runner.current = undefined
    },
    [],
  )
  return useCallback(
    (job, onDone) => {
      window.clearTimeout(timer.current)
      latest.current += 1
      const own = latest.current
      timer.current = window.setTimeout(() => {
        runner.current ??= create()
        // The previous job can still finish while this one waits for its task, so ignore its result.
        runner.current.request(job, (result) => {
          if (own === latest.current) onDone(result)
        })
      })
    },
    [create],
  )
}
