/**
 * The content of a drop or a paste for an image: a file, an address, or why neither can be used. Empty for other
 * content.
 */
export interface Transferred {
  file?: File
  /** More files than one, in their order. */
  several?: readonly File[]
  address?: string
  problem?: string
}

/** The part of a `DataTransfer` that is used. Tests and old browsers do not have all of it. */
type Transfer = Pick<DataTransfer, 'files'> & Partial<Pick<DataTransfer, 'items' | 'getData'>>

const isFolder = ({ items }: Transfer) =>
  [...(items ?? [])].some((item) => item.kind === 'file' && item.webkitGetAsEntry?.()?.isDirectory)

const named: Readonly<Record<string, string>> = { amp: '&', quot: '"', apos: "'", lt: '<', gt: '>' }

/** A text with the characters that its entities stand for. */
const decoded = (text: string) =>
  text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(amp|quot|apos|lt|gt));/gi, (entity, hex, decimal, name) => {
    if (name) return named[String(name).toLowerCase()] ?? entity
    const code = Number.parseInt(hex ?? decimal, hex ? 16 : 10)
    return code <= 0x10ffff ? String.fromCodePoint(code) : entity
  })

/** The address of the first picture of an HTML text. The policy of the page forbids to parse a text as a document. */
function pictureIn(html: string): string | undefined {
  const [, double, single, bare] =
    /<img\b(?:[^>"']|"[^"]*"|'[^']*')*?\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(html) ?? []
  const source = double ?? single ?? bare
  return source === undefined ? undefined : decoded(source).trim()
}

/** The address of the picture of a page that was dragged or copied; otherwise that of the link. */
function addressIn({ getData }: { getData: (format: string) => string }): string | undefined {
  const source = pictureIn(getData('text/html'))
  if (source) return source
  return getData('text/uri-list')
    .split(/\r?\n/)
    .find((line) => line.trim() !== '' && !line.startsWith('#'))
    ?.trim()
}

/** A text that is an address and nothing else, as when one is selected and dragged. */
function addressTextIn(transfer: Transfer): string | undefined {
  const text = transfer.getData?.('text/plain').trim() ?? ''
  return /^https?:\/\/\S+$/i.test(text) ? text : undefined
}

/** Reads a drop or a paste. A picture of another page comes with its address, a file without. */
export function readTransfer(transfer: Transfer): Transferred {
  const { files } = transfer
  const [file] = files
  const address = transfer.getData && addressIn({ getData: (format) => transfer.getData?.(format) ?? '' })
  if (address && /^https?:/i.test(address)) return { address }
  if (isFolder(transfer)) return { problem: 'A folder cannot be uploaded. Choose one image file' }
  if (files.length > 1)
    return { several: [...files], problem: `Choose one image at a time: these are ${files.length} files` }
  if (file) return { file }
  if (!address) {
    const text = addressTextIn(transfer)
    return text === undefined ? {} : { address: text }
  }
  return {
    problem: /^(data|blob):/i.test(address)
      ? 'This picture has no address of its own: it is a part of its page. Save it as a file, and choose the file'
      : 'The address of this picture does not begin with https:// or http://',
  }
}
