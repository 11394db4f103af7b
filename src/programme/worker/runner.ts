import { inSlices } from '@/ui/slices'

/** Work that a worker does, and this page where no worker starts. */
export interface Engine<Job, Answer> {
  start: () => Worker
  /** What the worker is sent for a job. It had received the messages of `before` in full. */
  messages: (job: Job, before: Job | undefined) => Iterable<unknown>
  /** The same work in slices on this page. */
  onPage: (job: Job) => Iterator<void, Answer>
}

export interface Runner<Job, Answer> {
  /** Runs a job. While the worker is busy, a newer job replaces a waiting one. Only the latest is answered. */
  ask: (job: Job, onDone: (answer: Answer) => void) => void
  stop: () => void
}

/**
 * Runs an engine in a worker, or in slices on this page where no worker starts: in the development server, whose worker
 * has an address that the Trusted Types policy does not know, and in jsdom. Inlined (`?worker&inline`), a worker starts
 * from a blob of this page, as the sign-in SDK's does, so the shipped Content-Security-Policy allows it (decisions H49
 * and H72). The messages are sent in slices as well: copying thousands of objects takes longer than a frame.
 */
export function createRunner<Job, Answer>(engine: Engine<Job, Answer>): Runner<Job, Answer> {
  interface Asked {
    job: Job
    onDone: (answer: Answer) => void
  }
  let worker = started(engine.start)
  let known: Job | undefined
  let running: Asked | undefined
  let waiting: Asked | undefined
  let stopSlices = () => {}

  const onPage = ({ job, onDone }: Asked) => {
    stopSlices()
    stopSlices = inSlices(engine.onPage(job), onDone)
  }
  const send = (asked: Asked) => {
    const messages = engine.messages(asked.job, known)
    known = asked.job
    running = asked
    stopSlices = inSlices(
      posting(messages, (message) => worker?.postMessage(message)),
      () => {},
    )
  }
  if (worker) {
    worker.onmessage = ({ data }: MessageEvent<Answer>) => {
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
      const asked = waiting ?? running
      if (asked) onPage(asked)
    }
  }
  return {
    ask: (job, onDone) => {
      const asked = { job, onDone }
      if (!worker) onPage(asked)
      else if (running) waiting = asked
      else send(asked)
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
