import { answers } from './protocol'

/* The sums of the overview beside the page. */
const answer = answers()
self.onmessage = ({ data }: MessageEvent<Parameters<typeof answer>[0]>) => {
  const sums = answer(data)
  if (sums) self.postMessage(sums)
}
