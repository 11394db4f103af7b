/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */
import type { Error } from './error.ts';

/**
 * Too many requests. The caller waits for the time in `Retry-After`.
 */
export type TooManyRequestsResponse = Error;
