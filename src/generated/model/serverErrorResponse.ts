/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */
import type { Error } from './error.ts';

/**
 * Something failed on the server. It is unknown whether the request took effect, so the console reloads the list.
 */
export type ServerErrorResponse = Error;
