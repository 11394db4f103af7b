/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */
import type { Error } from './error.ts';

/**
 * No access token, or one that is expired or not valid. The console renews its token once and repeats the request, then asks to sign in.
 */
export type UnauthorizedResponse = Error;
