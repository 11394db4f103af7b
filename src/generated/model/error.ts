/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */

/**
 * What went wrong, in words that can be shown to an administrator. Further fields are allowed.
 */
export interface Error {
  /** One sentence for the administrator. The console shows it unchanged in a toast. */
  error: string;
  /** A short, stable code for programs. If present, it is the title of the toast. */
  code?: string;
  /** Dot path of the invalid field in the request, list positions counted from 0 (`name`, `reward.points`, `questions.2.text`). Omitted if no single field is invalid. */
  field?: string;
  [key: string]: unknown;
 }
