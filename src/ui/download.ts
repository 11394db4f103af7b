/** Saves a file on the user's computer. */
export const download = (name: string, parts: readonly string[], type: string): void =>
  saveBlob(name, new Blob([...parts], { type }))

/** As `download`, for a blob. */
export function saveBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has taken over the URL by the next task.
  setTimeout(() => URL.revokeObjectURL(url))
}

const two = (value: number) => String(value).padStart(2, '0')

/** E.g. `missions-brindlewick-2026-03-12.csv`. Characters that file systems refuse become hyphens. */
export function fileName(words: readonly string[], extension: string, now = new Date()): string {
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map(two).join('-')
  // biome-ignore lint/suspicious/noControlCharactersInRegex: file systems refuse them
  const safe = words.filter(Boolean).map((word) => word.replace(/[\\/:*?"<>|\s\u0000-\u001f]+/g, '-'))
  return `${[...safe, day].join('-')}.${extension}`
}
