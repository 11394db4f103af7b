/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */

/**
 * Which objects by the time in which they are active. The console only ever sends `all`, which means past, present and future ones. No other value is settled; answer an unknown one with 400.
 */
export type TimeframeParameter = string;
