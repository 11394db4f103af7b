import { check } from './check'
import type { Programme } from './types'

/* Checks a programme beside the page: for each message one answer. */
self.onmessage = ({ data }: MessageEvent<Programme>) => self.postMessage(check(data))
