import { inSlices } from '@/ui/slices'
import { checking } from './check'
import type { Finding, Programme } from './types'
import CheckWorker from './worker?worker&inline'

/**
 * Checks a programme in a worker, or in slices on this page where no worker starts: in the development server, whose
 * worker has an address that the Trusted Types policy does not know, and in jsdom. Inlined, the worker starts from a blob
 * of this page, as the sign-in SDK's does, so the shipped Content-Security-Policy allows it (decision H49).
 */
export function runCheck(programme: Programme, onDone: (findings: Finding[]) => void): () => void {
  let stop = () => {}
  const onPage = () => {
    stop = inSlices(checking(programme), onDone)
  }
  const worker = startWorker()
  if (!worker) {
    onPage()
    return () => stop()
  }
  stop = () => worker.terminate()
  worker.onmessage = ({ data }: MessageEvent<Finding[]>) => {
    worker.terminate()
    onDone(data)
  }
  worker.onerror = (event) => {
    event.preventDefault()
    worker.terminate()
    onPage()
  }
  worker.postMessage(programme)
  return () => stop()
}

function startWorker(): Worker | undefined {
  try {
    return new CheckWorker()
  } catch {
    return undefined
  }
}
