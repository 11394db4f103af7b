import { affected } from './affected.ts'
import { documents, type WrittenDocument } from './writtenDocuments.ts'

type Split = Record<'wanted' | 'skipped', WrittenDocument[]>

/**
 * Rewrites the documents that can differ from main, in two batches, and returns those that it left out. The documents of the
 * second batch are written from those of the first, so it calls `split` again in between.
 */
export function renewDocuments(
  rewrite: (wanted: readonly WrittenDocument[]) => void,
  split: (some: readonly WrittenDocument[]) => Split = affected,
): WrittenDocument[] {
  return [true, false].flatMap((isRead) => {
    const { wanted, skipped } = split(documents.filter((one) => Boolean(one.isRead) === isRead))
    if (wanted.length > 0) rewrite(wanted)
    return skipped
  })
}
