import { affected } from './affected.ts'
import { documents, type WrittenDocument } from './writtenDocuments.ts'

type Split = Record<'wanted' | 'skipped', WrittenDocument[]>

/**
 * Rewrites the documents that can differ from main, those that others are written from first, and returns the others. It asks
 * `split` again after the first ones, because their files are sources of the second ones.
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
