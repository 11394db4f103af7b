/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */
import type { Error } from './error.ts';

/**
 * No access token, or an expired or invalid one. The console renews its token once and repeats the request, then asks the user to sign in.
 */
export type UnauthorizedResponse = Error;
