/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */

/**
 * Id of the account whose objects to return. Without admin:read or admin:write it must be one of the accounts listed in the access token; any other returns 403.
 */
export type AccountQueryParameter = string;
