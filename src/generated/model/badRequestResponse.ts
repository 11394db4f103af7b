/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */
import type { Error } from './error.ts';

/**
 * The request cannot be read: broken JSON, a missing or wrong query parameter, or a path segment that cannot be decoded.
 */
export type BadRequestResponse = Error;
