import { uploadAccountImage } from '@/generated/api/accounts/accounts'

/** Uploads an image to the account's folder and returns its address. Throws ApiError. */
export const uploadImage = async (account: string, image: File): Promise<string> =>
  (await uploadAccountImage(account, { image, account })).path
