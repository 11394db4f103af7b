/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */

/**
 * Where an uploaded image can be found.
 */
export interface ImageUploadResult {
  /** Address of the image. The console stores it as the imgUrl of what the image was uploaded for. */
  path: string;
  [key: string]: unknown;
 }
