import type { Stream } from '../types.ts'

/**
 * A line on a terminal that each text overwrites; without a text it is cleared. Elsewhere, such as in the log of a CI
 * job, nothing is written.
 */
export function createProgress(stream: Stream) {
  return (text = '') => {
    // A line that is longer than the terminal would wrap, and could not be overwritten.
    if (stream.isTTY) stream.write(`\r\u001b[K${text.slice(0, (stream.columns || 80) - 1)}`)
  }
}
