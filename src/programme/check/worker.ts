import { answers } from './protocol'

/* The check beside the page. */
const answer = answers()
self.onmessage = ({ data }: MessageEvent<Parameters<typeof answer>[0]>) => {
  const findings = answer(data)
  if (findings) self.postMessage(findings)
}
