import { answers } from './protocol'

/* The engine of the time line beside the page. */
const answer = answers()
self.onmessage = ({ data }: MessageEvent<Parameters<typeof answer>[0]>) => {
  const arrangements = answer(data)
  if (arrangements) self.postMessage(arrangements)
}
