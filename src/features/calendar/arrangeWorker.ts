import { createHandler } from './protocol'

/* The worker that runs the engine of the time line. */
const handle = createHandler()
self.onmessage = ({ data }: MessageEvent<Parameters<typeof handle>[0]>) => {
  const arrangements = handle(data)
  if (arrangements) self.postMessage(arrangements)
}
