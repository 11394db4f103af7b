import type { ClipboardEvent } from 'react'

/** Splits at commas and line breaks, trims, and drops what differs from an earlier tag at most in case (rule FIELD-2). */
export function splitTags(text: string): string[] {
  const tags = new Map<string, string>()
  for (const part of text.split(/[,\r\n\t]/)) {
    const tag = part.trim()
    const plain = tag.toLowerCase()
    if (tag !== '' && !tags.has(plain)) tags.set(plain, tag)
  }
  return [...tags.values()]
}

/** Where a column or a row of a table is pasted, its cells become tags: an input would join them. */
export const pasteTags =
  (edit: (text: string) => void) =>
  (event: ClipboardEvent<HTMLInputElement>): void => {
    const cells = event.clipboardData.getData('text')
    if (!/[\r\n\t]/.test(cells)) return
    event.preventDefault()
    const { value, selectionStart, selectionEnd } = event.currentTarget
    const before = value.slice(0, selectionStart ?? value.length)
    const after = value.slice(selectionEnd ?? value.length)
    const comma = (text: string) => (text.trim() === '' || /[,\s]$/.test(text) ? '' : ', ')
    const pasted = splitTags(cells).join(', ')
    edit(
      `${before}${comma(before)}${pasted}${after.trim() === '' || /^\s*,/.test(after) ? '' : ', '}${after}`,
    )
  }
