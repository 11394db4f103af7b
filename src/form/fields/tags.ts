import type { ClipboardEvent } from 'react'
import {
  beginsWithComma,
  endsWithComma,
  joinsEntries,
  type KeptEntry,
  lastEntryAt,
  readTextList,
  splitPasted,
} from '@/lib/textList'
import { inputText } from '@/model/readable'

/** Tags as they are shown in one line. */
export const shownTags = (tags: unknown): string =>
  Array.isArray(tags) ? tags.map(inputText).join(', ') : inputText(tags)

/**
 * The current tags with the texts that the input shows for them. Tags that are not edited keep their value, even an
 * invalid one.
 */
export const keptTags = (tags: unknown): KeptEntry<string>[] =>
  Array.isArray(tags) ? tags.map((tag) => ({ entry: tag as string, shown: inputText(tag) })) : []

/** The tags of a text: split, trimmed, and without repeats (rule TEXT-5). */
export const splitTags = (text: string): string[] => readTextList(text).entries

/** The tag at the end of a text, which the user is typing. */
export const lastTag = (text: string): string => text.slice(lastEntryAt(text)).trim()

/** Completes the tag at the end of a text. The comma behind it lets the user go on with the next one. */
export function withLastTag(text: string, tag: string): string {
  const before = text.slice(0, lastEntryAt(text))
  return `${before}${before === '' ? '' : ' '}${tag}, `
}

/** A note about tags that were left out because they repeat others; undefined if there are none. */
export function repeatsNote(repeated: readonly string[]): string | undefined {
  if (repeated.length === 0) return undefined
  const names = [...new Set(repeated)].map((tag) => `“${tag}”`)
  return `Left out, as it is there already: ${names.join(', ')}`
}

/** Makes tags of the cells and lines of a pasted text: an input would join them. Passes on the repeats among them. */
export const pasteTags =
  (edit: (text: string, repeated: readonly string[]) => void) =>
  (event: ClipboardEvent<HTMLInputElement>): void => {
    const cells = event.clipboardData.getData('text')
    if (!joinsEntries(cells)) return
    event.preventDefault()
    const { value, selectionStart, selectionEnd } = event.currentTarget
    const before = value.slice(0, selectionStart ?? value.length)
    const after = value.slice(selectionEnd ?? value.length)
    const { entries, repeated } = readTextList(splitPasted(cells).join(','))
    const start = endsWithComma(before) ? before : `${before}, `
    edit(`${start}${entries.join(', ')}${beginsWithComma(after) ? '' : ', '}${after}`, repeated)
  }
