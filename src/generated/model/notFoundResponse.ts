/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */
import type { Error } from './error.ts';

/**
 * There is no such object, or no such account.
 */
export type NotFoundResponse = Error;
