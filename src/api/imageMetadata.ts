/**
 * Removes what cameras and programs write into images, such as the place, the author and a preview: EXIF, XMP, IPTC and texts of
 * JPEG, PNG and WebP. Pixels, colour profile and orientation stay. Returns the same file if it has none, cannot be read,
 * or has another format.
 */
export async function withoutMetadata(image: File): Promise<File> {
  const bytes = new Uint8Array(await image.arrayBuffer())
  try {
    const parts = formats.find(({ starts }) => starts(bytes))?.strip(bytes)
    const size = parts?.reduce((sum, part) => sum + part.length, 0)
    if (!parts || size === bytes.length) return image
    return new File(parts, image.name, { type: image.type, lastModified: image.lastModified })
  } catch {
    // A broken image: the server decides.
    return image
  }
}

type Bytes = Uint8Array<ArrayBuffer>

interface Format {
  starts: (bytes: Bytes) => boolean
  /** Returns the parts of the file to keep. Throws RangeError for a broken file. */
  strip: (bytes: Bytes) => Bytes[]
}

const viewOf = (bytes: Bytes) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
const textAt = (bytes: Bytes, at: number, length: number) =>
  String.fromCharCode(...bytes.subarray(at, at + length))

/** Returns a part of the file. Throws RangeError if it would end after the file. */
function cut(bytes: Bytes, from: number, to: number): Bytes {
  if (to > bytes.length) throw new RangeError('The image is cut off')
  return bytes.slice(from, to)
}

const jpeg: Format = {
  starts: (bytes) => bytes[0] === 0xff && bytes[1] === 0xd8,
  strip(bytes) {
    const parts = [bytes.slice(0, 2)]
    const view = viewOf(bytes)
    let at = 2
    // Up to the pixels, a JPEG is a row of segments: FF, kind, length.
    while (view.getUint8(at + 1) !== 0xda) {
      const segment = cut(bytes, at, at + 2 + view.getUint16(at + 2))
      if (isNeeded(segment)) parts.push(segment)
      else if (textAt(segment, 4, 4) === 'Exif')
        parts.push(...exifSegment(orientationIn(segment.subarray(10))))
      at += segment.length
    }
    return [...parts, bytes.slice(at)]
  },
}

/**
 * Keeps, among the application segments, JFIF, the colour profile and Adobe's colour transform. Comments are not
 * needed.
 */
function isNeeded(segment: Bytes): boolean {
  const kind = segment[1] ?? 0
  if (kind < 0xe0 || (kind > 0xef && kind !== 0xfe)) return true
  return kind === 0xe0 || kind === 0xee || (kind === 0xe2 && textAt(segment, 4, 11) === 'ICC_PROFILE')
}

/** An EXIF segment with the orientation alone; none for an upright image. */
const exifSegment = (orientation: number) =>
  orientation === 1
    ? []
    : [
        Uint8Array.of(
          0xff,
          0xe1,
          0,
          34,
          ...[...'Exif\0\0'].map((one) => one.charCodeAt(0)),
          ...tiff(orientation),
        ),
      ]

/** EXIF data is a TIFF file; this one has a single entry, 0x112. */
const tiff = (orientation: number) => [
  ...[0x4d, 0x4d, 0, 42, 0, 0, 0, 8],
  ...[0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0],
  ...[0, 0, 0, 0],
]

/** How the image is turned, 1 to 8; upright if the EXIF data cannot be read. */
function orientationIn(exif: Bytes): number {
  try {
    return readOrientation(exif)
  } catch {
    return 1
  }
}

function readOrientation(exif: Bytes): number {
  const view = viewOf(exif)
  const isLittle = textAt(exif, 0, 2) === 'II'
  const entries = view.getUint32(4, isLittle)
  for (let index = 0; index < view.getUint16(entries, isLittle); index += 1) {
    const entry = entries + 2 + 12 * index
    if (view.getUint16(entry, isLittle) === 0x112) return view.getUint16(entry + 8, isLittle)
  }
  return 1
}

const png: Format = {
  starts: (bytes) => textAt(bytes, 1, 3) === 'PNG',
  strip(bytes) {
    const parts = [bytes.slice(0, 8)]
    const view = viewOf(bytes)
    for (let at = 8; at < bytes.length; ) {
      const chunk = cut(bytes, at, at + 12 + view.getUint32(at))
      if (!['tEXt', 'zTXt', 'iTXt', 'eXIf', 'tIME'].includes(textAt(chunk, 4, 4))) parts.push(chunk)
      at += chunk.length
    }
    return parts
  },
}

const webp: Format = {
  starts: (bytes) => textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP',
  strip(bytes) {
    const parts: Bytes[] = []
    const view = viewOf(bytes)
    for (let at = 12; at < bytes.length; ) {
      // Chunks of an odd length are followed by a zero.
      const length = view.getUint32(at + 4, true)
      const chunk = cut(bytes, at, at + 8 + length + (length % 2))
      const kind = textAt(chunk, 0, 4)
      // The flags of EXIF and XMP.
      if (kind === 'VP8X') chunk[8] = (chunk[8] ?? 0) & ~0x0c
      if (kind !== 'EXIF' && kind !== 'XMP ') parts.push(chunk)
      at += chunk.length
    }
    const header = bytes.slice(0, 12)
    viewOf(header).setUint32(4, 4 + parts.reduce((sum, part) => sum + part.length, 0), true)
    return [header, ...parts]
  },
}

const formats = [jpeg, png, webp]
