import { uploadAccountImage } from '@/generated/api/accounts/accounts'
import { withoutMetadata } from './imageMetadata'

/** Uploads an image to the account's folder, without its metadata, and returns its address. Throws ApiError. */
export const uploadImage = async (account: string, image: File): Promise<string> =>
  (await uploadAccountImage(account, { image: await withoutMetadata(image), account })).path
