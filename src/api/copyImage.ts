import axios from 'axios'
import { cutText } from '@/lib/format'
import { ApiError } from '@/model/apiError'
import { uploadImage } from './uploadImage'

/** Formats and size that an upload can have (rule FIELD-5, decision H4). */
const formats = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif']
const maxBytes = 5 * 1024 * 1024
const timeoutMs = 30_000
/** Size in pixels of an SVG without its own size. */
const svgSize = 512

const failure = (url: string, why: string, cause?: unknown) =>
  new ApiError({ kind: 'fetch', message: `The picture ${cutText(url)} ${why}`, cause })

/** Downloads a picture. Without the token: it can be at any address. */
async function download(url: string): Promise<Blob> {
  try {
    const { data } = await axios.get<Blob>(url, { responseType: 'blob', timeout: timeoutMs })
    return data
  } catch (thrown) {
    const status = axios.isAxiosError(thrown) ? thrown.response?.status : undefined
    throw failure(url, `could not be downloaded${status === undefined ? '' : ` (${status})`}`, thrown)
  }
}

/** Draws an SVG, which can hold scripts and so cannot be uploaded (decision H4). */
async function asPng(svg: Blob, url: string): Promise<Blob> {
  const address = URL.createObjectURL(svg)
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = image.naturalWidth || svgSize
    canvas.height = image.naturalHeight || svgSize
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
    const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
    if (png) return png
    throw new Error('The canvas is empty')
  } catch (thrown) {
    throw failure(url, 'could not be drawn', thrown)
  } finally {
    URL.revokeObjectURL(address)
  }
}

/** Uploads the picture behind an address to an account, and returns its new address. Throws ApiError. */
export async function copyImage(account: string, url: string): Promise<string> {
  const found = await download(url)
  const blob = typeOf(found) === 'image/svg+xml' ? await asPng(found, url) : found
  const type = typeOf(blob)
  if (!formats.includes(type)) throw failure(url, 'is no PNG, JPEG, GIF, WebP or AVIF')
  if (blob.size > maxBytes) throw failure(url, 'is larger than 5 MB')
  const name = new URL(url, location.href).pathname.split('/').at(-1) || 'picture'
  return uploadImage(account, new File([blob], name.replace(/\.svg$/, '.png'), { type }))
}

const typeOf = ({ type }: Blob) => type.split(';')[0] ?? ''
