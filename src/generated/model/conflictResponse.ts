/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */
import type { Error } from './error.ts';

/**
 * An object with this id already exists. Nothing was changed: creating never overwrites.
 */
export type ConflictResponse = Error;
