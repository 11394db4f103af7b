/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */
import type { Error } from './error.ts';

/**
 * Too many requests. The caller waits as long as `Retry-After` says.
 */
export type TooManyRequestsResponse = Error;
