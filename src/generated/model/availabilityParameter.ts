/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */

/**
 * Filters by `isAvailable`. The console only sends `all`, which means active and inactive ones. No other value is defined; return 400 for an unknown one.
 */
export type AvailabilityParameter = string;
