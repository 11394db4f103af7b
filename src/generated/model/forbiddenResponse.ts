/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */
import type { Error } from './error.ts';

/**
 * The token is valid but lacks the permission, or does not list the account. The console shows the text to the administrator.
 */
export type ForbiddenResponse = Error;
