/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */

/**
 * Languages it is meant for, as language codes. The console has no field for them and sends them back as received.
 */
export type Languages = string[];
