/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */

/**
 * The location of an uploaded image.
 */
export interface ImageUploadResult {
  /** URL of the image. The console stores it as the imgUrl of the object that the image is for. */
  path: string;
  [key: string]: unknown;
 }
