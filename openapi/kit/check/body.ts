// Turns the bytes of a body into text: unpacks what is compressed, finds another charset than UTF-8, and refuses what it
// cannot read.
import * as zlib from 'node:zlib'

/** The result for a body: its text, or the reason why it cannot be read. */
export interface Body {
  text?: string
  unreadable?: string
  /** What it is written in, if that is not UTF-8. */
  charset?: string
}

/** What a body itself does not tell. */
export interface BodyHeaders {
  /** The header Content-Encoding. */
  encoding?: string
  /** The header Content-Type. */
  type?: string
}

/** Maximum size of a body, packed or not. */
export const LONGEST = 32_000_000

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

/** Reads a body as it was transferred. */
export function readBody(bytes: Buffer, { encoding = '', type }: BodyHeaders = {}): Body {
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
  return textOf(body, type)
}

/** Reads a body that was probably unpacked already, while its header still names an encoding: the bytes decide. */
export function readUnpacked(bytes: Buffer, { encoding, type }: BodyHeaders = {}): Body {
  const packed = bytes.length >= 4 ? encodingOf(bytes) : undefined
  if (packed) return readBody(bytes, { encoding: packed, type })
  // Brotli and deflate have no mark. Text that is valid UTF-8 was unpacked already.
  const read = encoding ? readBody(bytes, { encoding, type }) : undefined
  if (read && read.text !== undefined) return read
  const plain = textOf(bytes, type)
  return read && plain.charset ? read : plain
}

/** The charset that a content type names. */
const charsetIn = (type = '') => /;\s*charset="?([\w.:-]+)/i.exec(type)?.[1]?.toUpperCase()

function decoded(bytes: Buffer, charset: string) {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** JSON is UTF-8, but browsers follow the charset of the content type. */
function textOf(bytes: Buffer, type: string | undefined): Body {
  const named = charsetIn(type)
  if (/^(fffe|feff)/.test(bytes.subarray(0, 2).toString('hex')))
    return { text: decoded(bytes, bytes[0] === 0xff ? 'utf-16le' : 'utf-16be'), charset: 'UTF-16' }
  const text = decoded(bytes, 'utf-8')
  if (text === undefined)
    return {
      text: (named && decoded(bytes, named)) ?? bytes.toString('latin1'),
      charset: named && !/^UTF-?8$/.test(named) ? named : 'another charset',
    }
  const isOther = named !== undefined && !/^(UTF-?8|US-ASCII)$/.test(named)
  // Letters of ASCII are the same in nearly all of them.
  return isOther && text.length < bytes.length ? { text, charset: named } : { text }
}

/** The names of the parts of a form. */
export const partsOf = (body: string) =>
  [...body.matchAll(/^content-disposition:[^\r\n]*?;\s*name="?([^";\r\n]*)"?/gim)].map(
    ([, name = '']) => name,
  )
