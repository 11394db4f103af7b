import { createHandler } from './protocol'

/* The worker that sums up the overview. */
const handle = createHandler()
self.onmessage = ({ data }: MessageEvent<Parameters<typeof handle>[0]>) => {
  const sums = handle(data)
  if (sums) self.postMessage(sums)
}
