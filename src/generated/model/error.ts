/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */

/**
 * What went wrong, in words that can be shown to an administrator. Further fields are allowed.
 */
export interface Error {
  /** One sentence for the administrator. The console shows it in a toast as it stands. */
  error: string;
  /** A short stable word for programs. Where it is there, the toast is titled with it. */
  code?: string;
  /** Dot path of the field at fault in the request, list positions counted from 0 (`name`, `reward.points`, `questions.2.text`). Left out where no single field is at fault. */
  field?: string;
  [key: string]: unknown;
 }
