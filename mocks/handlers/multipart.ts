/** One part of multipart form data; `fileName` and `type` are set only for files. */
export interface Part {
  bytes: Uint8Array<ArrayBuffer>
  fileName?: string
  type?: string
}

const encoder = new TextEncoder()
const decoder = new TextDecoder()

/**
 * Returns the parts of multipart form data by name; undefined for any other body. Parsed by hand because Node's
 * `request.formData()` fails in jsdom, which has a different File class.
 */
export async function readMultipart(request: Request): Promise<Map<string, Part> | undefined> {
  const contentType = request.headers.get('Content-Type') ?? ''
  const boundary = /^multipart\/form-data;.*boundary="?([^";]+)"?/i.exec(contentType)?.[1]
  if (!boundary) return undefined
  const body = new Uint8Array(await request.arrayBuffer())
  const delimiter = encoder.encode(`--${boundary}`)
  const parts = new Map<string, Part>()
  let start = find(body, delimiter, 0)
  while (start >= 0) {
    const end = find(body, delimiter, start + delimiter.length)
    if (end < 0) break
    // The content between the line break after one delimiter and the one before the next.
    readPart(body.subarray(start + delimiter.length + 2, end - 2), parts)
    start = end
  }
  return parts
}

function readPart(bytes: Uint8Array<ArrayBuffer>, parts: Map<string, Part>) {
  const headerEnd = find(bytes, encoder.encode('\r\n\r\n'), 0)
  const header = decoder.decode(bytes.subarray(0, headerEnd))
  const name = /\bname="([^"]*)"/i.exec(header)?.[1]
  if (headerEnd < 0 || name === undefined) return
  parts.set(name, {
    bytes: bytes.slice(headerEnd + 4),
    fileName: /\bfilename="([^"]*)"/i.exec(header)?.[1],
    type: /^content-type:\s*([^\s;]+)/im.exec(header)?.[1],
  })
}

/** Index of a byte sequence in another one, searching from `from`; -1 if it is not found. */
function find(bytes: Uint8Array, wanted: Uint8Array, from: number): number {
  const first = wanted[0] ?? 0
  for (let at = bytes.indexOf(first, from); at >= 0; at = bytes.indexOf(first, at + 1)) {
    if (wanted.every((byte, index) => bytes[at + index] === byte)) return at
  }
  return -1
}
