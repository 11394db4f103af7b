import { createEconomyHandler } from '@/engine/economy/protocol'

/* The worker that works out the figures and their spread. */
const handle = createEconomyHandler()
self.onmessage = ({ data }: MessageEvent<Parameters<typeof handle>[0]>) => {
  const result = handle(data)
  if (result) self.postMessage(result)
}
