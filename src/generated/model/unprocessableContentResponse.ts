/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */
import type { Error } from './error.ts';

/**
 * The request can be read, but its content breaks a rule. `field` names the invalid field, if there is one, so that the console can show the text beside it. Nothing was changed.
 */
export type UnprocessableContentResponse = Error;
