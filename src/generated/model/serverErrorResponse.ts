/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */
import type { Error } from './error.ts';

/**
 * Something failed on the server. Whether the request took effect is not known; the console reloads the list.
 */
export type ServerErrorResponse = Error;
