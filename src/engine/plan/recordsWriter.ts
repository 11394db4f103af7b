import type { QueueRecords, QueueState } from './types'

const unkept = 'The browser cannot keep this list of steps, so it ends when the tab is closed.'

/**
 * Writes the state of a queue to its records. Calls during a write are combined into the next one. A failure
 * is reported and never stops the queue.
 */
export function createRecordsWriter(
  records: QueueRecords | undefined,
  get: () => QueueState,
  report: (error: string | undefined) => void,
) {
  let writing: Promise<void> | undefined
  let next: Promise<void> | undefined
  let isReported = false

  async function write(work: (one: QueueRecords) => Promise<void>) {
    if (!records) return
    try {
      await work(records)
      if (isReported) report(undefined)
      isReported = false
    } catch {
      if (!isReported) report(unkept)
      isReported = true
    }
  }

  function save(): Promise<void> {
    if (!records) return Promise.resolve()
    if (next) return next
    const begin = () => {
      next = undefined
      const done = write((one) => one.save(get())).finally(() => {
        if (writing === done) writing = undefined
      })
      writing = done
      return done
    }
    if (!writing) return begin()
    next = writing.then(begin)
    return next
  }

  return {
    save,
    /** Deletes the stored queue, after the write in progress. */
    async clear() {
      await (next ?? writing)
      await write((one) => one.clear())
    },
  }
}
