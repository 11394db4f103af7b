// Turns the bytes of a body into text: unpacks what is compressed, and refuses what it cannot read.
import * as zlib from 'node:zlib'

/** The result for a body: its text, or the reason why it cannot be read. */
export type Body = { text?: string; unreadable?: string }

/** Maximum size of an unpacked body. */
const LONGEST = 32_000_000

type Unpack = (body: Buffer, options: { maxOutputLength: number }) => Buffer

const encodings: Record<string, Unpack | undefined> = {
  gzip: zlib.gunzipSync,
  br: zlib.brotliDecompressSync,
  // Some servers send deflate without the header of zlib.
  deflate: (body, options) => {
    try {
      return zlib.inflateSync(body, options)
    } catch {
      return zlib.inflateRawSync(body, options)
    }
  },
  // Missing in versions of Node before 22.15.
  zstd: zlib.zstdDecompressSync,
}

/** The encoding that a body itself names with its first bytes. */
const encodingOf = (body: Buffer) =>
  body[0] === 0x1f && body[1] === 0x8b ? 'gzip' : body.readUInt32BE?.(0) === 0x28b52ffd ? 'zstd' : undefined

/**
 * Reads a body as it was transferred.
 * @param encoding the header Content-Encoding
 */
export function readBody(bytes: Buffer, encoding: string | undefined = ''): Body {
  let body = bytes
  if (body.length === 0) return { text: '' }
  // The last encoding was applied last.
  for (const part of encoding.toLowerCase().split(',').toReversed()) {
    const name = part.trim().replace(/^x-/, '')
    if (name === '' || name === 'identity') continue
    const unpack = Object.hasOwn(encodings, name) ? encodings[name] : undefined
    if (!unpack) return { unreadable: `its encoding '${name}' cannot be unpacked` }
    try {
      body = unpack(body, { maxOutputLength: LONGEST })
    } catch {
      return { unreadable: `its body is no valid ${name}, or too long` }
    }
  }
  return { text: body.toString('utf8') }
}

/**
 * Reads a body that was recorded as base64. Recorders unpack most bodies and keep the header, so the bytes decide.
 * @param encoding the header Content-Encoding
 */
export function readBase64(text: string, encoding?: string): Body {
  const bytes = Buffer.from(text, 'base64')
  const packed = bytes.length >= 4 ? encodingOf(bytes) : undefined
  if (packed) return readBody(bytes, packed)
  // Brotli and deflate have no mark. Text that is valid UTF-8 was unpacked already.
  const read = encoding ? readBody(bytes, encoding) : undefined
  if (read && read.text !== undefined) return read
  return isText(bytes) ? { text: bytes.toString('utf8') } : (read ?? { text: bytes.toString('utf8') })
}

function isText(bytes: Buffer) {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

/** The names of the parts of a form. */
export const partsOf = (body: string) =>
  [...body.matchAll(/^content-disposition:[^\r\n]*?;\s*name="?([^";\r\n]*)"?/gim)].map(
    ([, name = '']) => name,
  )
