/** What may be uploaded. No SVG: it may hold scripts, which run where somebody opens the image by its address. */
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

/** What may be uploaded, in words, for where a file is chosen. */
export const imageLimits = `${kinds}, up to ${largest / mebibyte} MB`

/** For the `accept` of a file input. */
export const imageTypes = Object.keys(names).join()

/** Why a file is not sent at all; undefined when nothing speaks against it. The server looks again. */
export function refusalOf({ type, size }: File): string | undefined {
  if (!type.startsWith('image/')) return 'Choose an image file'
  if (!names[type]) return `Choose a ${kinds} image`
  if (size === 0) return 'The image file is empty'
  if (size > largest) return `The image is larger than ${largest / mebibyte} MB`
  return undefined
}
