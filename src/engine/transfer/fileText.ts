/*
 * The text of a file that somebody chose, for the console and the command line. A file in another encoding is refused:
 * reading it as UTF-8 would replace its letters without a word (rule BUNDLE-7).
 */

/** Why a file has no text that can be read. Without a line for a file that is no text at all. */
interface Unreadable {
  text?: never
  problem: string
  line?: number
  column?: number
}

type FileText = { text: string; problem?: never; line?: never; column?: never } | Unreadable

/**
 * Decodes UTF-8, with or without a byte order mark, and UTF-16 with one.
 * @param wanted what the file should be
 */
export function textOfFile(bytes: Uint8Array, wanted = 'JSON file'): FileText {
  const kind = kindOf(bytes)
  if (kind !== undefined) return { problem: `This is ${kind}, no ${wanted}` }
  const utf16 = startsWith(bytes, [0xff, 0xfe])
    ? 'utf-16le'
    : startsWith(bytes, [0xfe, 0xff])
      ? 'utf-16be'
      : undefined
  const text = decoded(bytes, utf16 ?? 'utf-8')
  if (text !== undefined) return { text }
  if (utf16) return { problem: 'The file is damaged: it begins as UTF-16, but is not valid UTF-16' }
  return { problem: `The file is not UTF-8: ${encodingOf(bytes)}. Save it as UTF-8`, ...placeIn(bytes) }
}

const startsWith = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, index) => bytes[index] === byte)

/** Undefined if the bytes are not valid in this encoding. */
function decoded(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0))

/** First bytes of files that people choose by mistake. */
const kinds: readonly (readonly [start: readonly number[], kind: string])[] = [
  [[0x1f, 0x8b], 'a gzip archive'],
  [ascii('%PDF-'), 'a PDF document'],
  [ascii('\u0089PNG'), 'a picture (PNG)'],
  [[0xff, 0xd8, 0xff], 'a picture (JPEG)'],
  [ascii('GIF8'), 'a picture (GIF)'],
  [[0xd0, 0xcf, 0x11, 0xe0], 'a document of an older Microsoft Office'],
  [[0xff, 0xfe, 0, 0], 'a text in UTF-32'],
  [[0, 0, 0xfe, 0xff], 'a text in UTF-32'],
]

/**
 * The kind of a file that contains no text in a known encoding, for a message. Undefined for a file that may contain
 * text.
 */
function kindOf(bytes: Uint8Array): string | undefined {
  if (startsWith(bytes, ascii('PK\u0003\u0004'))) return archiveOf(bytes)
  const known = kinds.find(([start]) => startsWith(bytes, start))
  if (known) return known[1]
  const start = bytes.subarray(0, 4096)
  if (startsWith(start, [0xff, 0xfe]) || startsWith(start, [0xfe, 0xff]) || !start.includes(0))
    return undefined
  // In UTF-16 every second byte of an English text is 0.
  const zeros = start.filter((byte) => byte === 0).length
  return zeros > start.length / 3 ? 'a text in UTF-16 without a byte order mark' : 'a binary file'
}

/** Office documents are zip archives. The names of their parts are not compressed. */
function archiveOf(bytes: Uint8Array): string {
  const names = new TextDecoder('latin1').decode(bytes)
  if (names.includes('xl/workbook')) return 'an Excel workbook (xlsx)'
  if (names.includes('word/document')) return 'a Word document (docx)'
  if (names.includes('opendocument.spreadsheet')) return 'an OpenDocument spreadsheet (ods)'
  return 'a zip archive'
}

/**
 * The likely encoding of bytes that are no UTF-8. In Western texts most letters are ASCII, so the others are alone.
 */
function encodingOf(bytes: Uint8Array): string {
  let alone = 0
  let inRuns = 0
  let isWindows = false
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0
    if (byte < 0x80) continue
    // Letters and quotation marks that Latin-1 does not have.
    if (byte < 0xa0) isWindows = true
    if ((bytes[at - 1] ?? 0) < 0x80 && (bytes[at + 1] ?? 0) < 0x80) alone += 1
    else inRuns += 1
  }
  if (alone < inRuns) return 'it seems to be in an older encoding, such as Windows-1251 or Shift_JIS'
  return isWindows ? 'it seems to be Windows-1252' : 'it seems to be Latin-1 (ISO 8859-1) or Windows-1252'
}

/** Line and column of the first bytes that are no UTF-8. A line feed is no part of another character in UTF-8. */
function placeIn(bytes: Uint8Array): { line: number; column: number } {
  let line = 1
  for (let start = 0; ; line += 1) {
    const end = bytes.indexOf(0x0a, start)
    const part = bytes.subarray(start, end < 0 ? bytes.length : end)
    if (end < 0 || decoded(part, 'utf-8') === undefined)
      return { line, column: new TextDecoder().decode(part).indexOf('\ufffd') + 1 || 1 }
    start = end + 1
  }
}

/** The kind of a text that cannot be JSON, for a message. Undefined if it may be JSON. */
export function kindOfText(text: string): string | undefined {
  const start = text
    .slice(0, 4096)
    .replace(/^\ufeff/, '')
    .trimStart()
  if (start === '') return 'This file is empty'
  if (isHtml(start))
    return 'This is an HTML page, no JSON file. A server may have sent its sign-in or error page instead'
  if (start.startsWith('<')) return 'This is an XML file, no JSON file'
  return !/^[[{]/.test(start) && isTable(start) ? 'This is a CSV file, no JSON file' : undefined
}

const isHtml = (start: string) => /^<(!doctype html|html|head|body)\b/i.test(start)

/** 'a JSON file' if a text is HTML, XML, RTF or JSON; undefined for other texts. A question can begin with `<`. */
export function foreignFormatOf(text: string): string | undefined {
  const start = text.slice(0, 4096).trimStart()
  if (isHtml(start)) return 'an HTML page'
  if (/^<(\?xml|quiz|questestinterop)\b/i.test(start)) return 'an XML file'
  if (start.startsWith('{\\rtf')) return 'an RTF document'
  return /^(\{\s*"|\[\s*\{)/.test(start) ? 'a JSON file' : undefined
}

/** Whether the first two lines are divided by the same separator. */
function isTable(text: string): boolean {
  const [first = '', second = ''] = text.split(/\r\n|\n|\r/, 2)
  return [',', ';', '\t'].some(
    (separator) => first.includes(separator) && (second === '' || second.includes(separator)),
  )
}
