/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */

/**
 * Id of the account whose objects are asked for. A caller without admin:read or admin:write may only name an account that the access token lists; any other one is answered with 403.
 */
export type AccountQueryParameter = string;
