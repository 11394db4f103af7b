import * as z from 'zod/mini'
import { parseJson, writeJson } from '@/lib/json'
import { isKnown, isRecord, type JournalRecord, objectsOf } from '@/model/journal'

/** The first lines of an exported journal. `programme revert` reads it. */
const format = 'console-journal'

/** The text of a file with these entries. */
export function journalText(records: readonly JournalRecord[]): string {
  const entries = records.map((record) => {
    const { body: _, version: __, ...kept } = record
    return writeJson({ ...kept, ...objectsOf(record) })
  })
  return `{"format":"${format}","version":1,"entries":[\n${entries.join(',\n')}\n]}\n`
}

const fileSchema = z.object({
  format: z.literal(format),
  version: z.literal(1),
  entries: z.array(z.looseObject({ id: z.string() })),
})

/** The entries of an exported file. Throws an Error with the reason. */
export function entriesOf(text: string): JournalRecord[] {
  let json: unknown
  try {
    json = parseJson(text)
  } catch (thrown) {
    throw new Error(`it is not JSON: ${(thrown as Error).message}`)
  }
  const file = fileSchema.safeParse(json)
  if (!file.success) throw new Error('it is no exported journal')
  return file.data.entries.map((entry, index) => {
    const { before, after, ...record } = entry as { before?: unknown; after?: unknown }
    const read: unknown = { ...record, version: 1, body: writeJson({ before, after }) }
    if (!isRecord(read) || !isKnown(read)) throw new Error(`entry ${index + 1} is incomplete`)
    return read
  })
}
