/** Allowed file types. Not SVG: it can contain scripts, which run when somebody opens the image by its URL. */
const names: Record<string, string> = {
  'image/png': 'PNG',
  'image/jpeg': 'JPEG',
  'image/gif': 'GIF',
  'image/webp': 'WebP',
  'image/avif': 'AVIF',
}
const mebibyte = 1024 * 1024
const largest = 5 * mebibyte

const listed = Object.values(names)
const kinds = `${listed.slice(0, -1).join(', ')} or ${listed.at(-1)}`

/** The upload limits as text, shown where a file is chosen. */
export const imageLimits = `${kinds}, up to ${largest / mebibyte} MB`

/** For the `accept` attribute of a file input. */
export const imageTypes = Object.keys(names).join()

/** Why a file is rejected before the upload; undefined when it is allowed. The server validates again. */
export function refusalOf({ type, size }: File): string | undefined {
  if (!type.startsWith('image/')) return 'Choose an image file'
  if (!names[type]) return `Choose a ${kinds} image`
  if (size === 0) return 'The image file is empty'
  if (size > largest) return `The image is larger than ${largest / mebibyte} MB`
  return undefined
}
