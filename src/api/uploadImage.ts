import { uploadAccountImage } from '@/generated/api/accounts/accounts'
import { fieldsOf, filledText } from '@/lib/value'
import { unexpectedAnswer } from '@/model/apiError'
import { withoutMetadata } from './imageMetadata'

/** Uploads an image to the account's folder, without its metadata, and returns its address. Throws ApiError. */
export async function uploadImage(account: string, image: File): Promise<string> {
  const answer: unknown = await uploadAccountImage(account, { image: await withoutMetadata(image), account })
  const { path } = fieldsOf(answer)
  if (typeof path === 'string' && filledText(path)) return path
  throw unexpectedAnswer(answer, "The server's answer has no address of the image")
}
