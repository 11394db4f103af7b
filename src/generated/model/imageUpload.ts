/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */

/**
 * The form data of an image upload.
 */
export interface ImageUpload {
  /** The image file, with its file name and media type. */
  image: Blob;
  /** Id of the account in whose folder the image is stored, the same as in the path. */
  account?: string;
}
