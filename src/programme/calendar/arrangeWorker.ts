import { answering, type Request } from './protocol'

/* The engine of the time line beside the page: for each request one answer. */
const answer = answering()
self.onmessage = ({ data }: MessageEvent<Request>) => self.postMessage(answer(data))
