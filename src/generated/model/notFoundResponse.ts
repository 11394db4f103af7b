/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */
import type { Error } from './error.ts';

/**
 * The object or the account does not exist.
 */
export type NotFoundResponse = Error;
