import { HttpResponse, http } from 'msw'
import type { ImageUploadResult } from '@/generated/model'
import { UploadAccountImageParams } from '@/generated/zod'
import { failOnSentinel } from '../faults'
import { drawImage } from '../images/draw'
import { store, worldOptions } from '../state'
import { caller, needReach, needWrite, needWriteAdmin } from './access'
import { readMultipart } from './multipart'
import { type CallInfo, readPath } from './read'
import { badRequest, invalid } from './refuse'

const MAX_BYTES = 5 * 1024 * 1024

/** Uploads an image for an account or for an object in it. With admin:write the account need not exist yet. */
export async function uploadAccountImage(info: CallInfo): Promise<ImageUploadResult> {
  const token = caller(info.request)
  needWrite(token)
  const { account } = readPath(info, UploadAccountImageParams)
  needReach(token, account)
  if (!store.account(account)) needWriteAdmin(token)
  const parts = await readMultipart(info.request)
  if (!parts) throw badRequest('The request body is not multipart form data')
  const accountPart = parts.get('account')
  if (accountPart && new TextDecoder().decode(accountPart.bytes) !== account) {
    throw invalid('Account must be the same as in the path', 'account')
  }
  const image = parts.get('image')
  if (image?.fileName === undefined) throw invalid('Image is required', 'image')
  await failOnSentinel(image.fileName.replace(/\.\w+$/, ''))
  const { type = '', bytes } = image
  if (!type.startsWith('image/')) throw invalid('The file is not an image', 'image')
  if (bytes.length > MAX_BYTES) throw invalid('The image is larger than 5 MB', 'image')
  return { path: `${worldOptions().imageBase}/uploads/${store.addUpload({ type, bytes })}` }
}

/** Serves the pictures of the demo world and uploaded ones. */
export const imageHandlers = [
  http.get('*/mock-images/uploads/:number', ({ params }) => {
    const upload = store.upload(String(params.number))
    if (!upload) return new HttpResponse(null, { status: 404 })
    return new HttpResponse(upload.bytes, { headers: { 'Content-Type': upload.type } })
  }),

  http.get('*/mock-images/:name', ({ params }) => {
    const svg = drawImage(String(params.name).replace(/\.svg$/, ''))
    if (!svg) return new HttpResponse(null, { status: 404 })
    return new HttpResponse(svg, {
      headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'max-age=3600' },
    })
  }),
]
