import { describe, expect, it } from 'vitest'
import { withoutMetadata } from '@/api/imageMetadata'

const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0))
const two = (value: number) => [value >> 8, value & 255]
const four = (value: number) => [...two(value >>> 16), ...two(value & 0xffff)]
const fourLittle = (value: number) => four(value).reverse()

/** A JPEG segment: FF, kind, length with itself, content. */
const segment = (kind: number, content: number[]) => [0xff, kind, ...two(content.length + 2), ...content]
/** EXIF data with an orientation and a place, as a big-endian or little-endian TIFF. */
const exif = (orientation: number, isLittle = false) => {
  const [word, long] = isLittle ? [(value: number) => two(value).reverse(), fourLittle] : [two, four]
  return [
    ...ascii('Exif\0\0'),
    ...ascii(isLittle ? 'II' : 'MM'),
    ...word(42),
    ...long(8),
    ...word(2),
    ...[...word(0x10e), ...word(2), ...long(4), ...ascii('Oslo')],
    ...[...word(0x112), ...word(3), ...long(1), ...word(orientation), 0, 0],
    ...long(0),
  ]
}
const start = [0xff, 0xd8]
const kept = [
  ...segment(0xe0, ascii('JFIF\0')),
  ...segment(0xe2, ascii('ICC_PROFILE\0profile')),
  ...segment(0xee, ascii('Adobe')),
  ...segment(0xdb, [1, 2, 3]),
]
const pixels = [...segment(0xda, [1, 2]), 9, 8, 7, 0xff, 0xd9]

const stripped = async (bytes: number[], type = 'image/jpeg') => {
  const file = new File([Uint8Array.from(bytes)], 'holiday.jpg', { type })
  const result = await withoutMetadata(file)
  return { file, result, bytes: [...new Uint8Array(await result.arrayBuffer())] }
}

describe('the metadata of an uploaded image', () => {
  it('is removed from a JPEG: place, author, preview and comments; profile and pixels stay', async () => {
    const photo = [
      ...start,
      ...segment(0xe1, exif(1)),
      ...kept,
      ...segment(0xe1, ascii('http://ns.adobe.com/xap/1.0/\0<x:xmpmeta/>')),
      ...segment(0xe2, ascii('MPF\0preview')),
      ...segment(0xed, ascii('Photoshop 3.0\0author')),
      ...segment(0xfe, ascii('a comment')),
      ...pixels,
    ]
    const { bytes, result } = await stripped(photo)
    expect(bytes).toEqual([...start, ...kept, ...pixels])
    expect(result).toMatchObject({ name: 'holiday.jpg', type: 'image/jpeg' })
  })

  it.each([false, true])('leaves how a JPEG is turned, little-endian: %s', async (isLittle) => {
    const { bytes } = await stripped([...start, ...segment(0xe1, exif(6, isLittle)), ...pixels])
    const upright = [...ascii('Exif\0\0'), ...ascii('MM'), ...two(42), ...four(8), ...two(1)]
    const entry = [...two(0x112), ...two(3), ...four(1), ...two(6), 0, 0]
    expect(bytes).toEqual([...start, ...segment(0xe1, [...upright, ...entry, ...four(0)]), ...pixels])
  })

  it('is removed from a JPEG whose EXIF data cannot be read', async () => {
    const { bytes } = await stripped([...start, ...segment(0xe1, ascii('Exif\0\0MM')), ...pixels])
    expect(bytes).toEqual([...start, ...pixels])
  })

  it('is removed from a PNG', async () => {
    const chunk = (kind: string, content: number[]) => [
      ...four(content.length),
      ...ascii(kind),
      ...content,
      ...four(0),
    ]
    const head = [0x89, ...ascii('PNG\r\n\x1a\n'), ...chunk('IHDR', [1, 2, 3])]
    const tail = [...chunk('iCCP', [4]), ...chunk('IDAT', [5, 6]), ...chunk('IEND', [])]
    const texts = ['tEXt', 'zTXt', 'iTXt', 'eXIf', 'tIME'].flatMap((kind) => chunk(kind, ascii('Oslo')))
    const { bytes } = await stripped([...head, ...texts, ...tail], 'image/png')
    expect(bytes).toEqual([...head, ...tail])
  })

  it('is removed from a WebP, with its size and flags', async () => {
    const chunk = (kind: string, content: number[]) => [
      ...ascii(kind),
      ...fourLittle(content.length),
      ...content,
      ...(content.length % 2 ? [0] : []),
    ]
    const webp = (chunks: number[]) => [
      ...ascii('RIFF'),
      ...fourLittle(4 + chunks.length),
      ...ascii('WEBP'),
      ...chunks,
    ]
    const photo = webp([
      ...chunk('VP8X', [0x2c, 0, 0, 0]),
      ...chunk('VP8 ', [1, 2, 3]),
      ...chunk('EXIF', ascii('Oslo!')),
      ...chunk('XMP ', ascii('<x/>')),
    ])
    const { bytes } = await stripped(photo, 'image/webp')
    expect(bytes).toEqual(webp([...chunk('VP8X', [0x20, 0, 0, 0]), ...chunk('VP8 ', [1, 2, 3])]))
  })

  it.each([
    ['without metadata', [...start, ...kept, ...pixels]],
    ['of another format', ascii('GIF89a and so on')],
    ['that is cut off', [...start, 0xff, 0xe1, 0xff, 0xff, 1, 2]],
    ['that is empty', []],
  ])('is not looked for in a file %s, which is sent as it is', async (_, bytes) => {
    const { file, result } = await stripped(bytes)
    expect(result).toBe(file)
  })
})
