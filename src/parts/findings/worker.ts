import { createCheckHandler } from '@/engine/check/protocol'

/* The worker that runs the check. */
const handle = createCheckHandler()
self.onmessage = ({ data }: MessageEvent<Parameters<typeof handle>[0]>) => {
  const findings = handle(data)
  if (findings) self.postMessage(findings)
}
