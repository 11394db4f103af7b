/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */

/**
 * Filters by the time in which objects are active. The console only sends `all`, which means past, present and future ones. No other value is defined; return 400 for an unknown one.
 */
export type TimeframeParameter = string;
