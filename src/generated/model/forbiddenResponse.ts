/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */
import type { Error } from './error.ts';

/**
 * The token is valid but lacks the permission, or does not list the account. The text is shown to the administrator.
 */
export type ForbiddenResponse = Error;
