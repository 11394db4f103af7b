/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */

/**
 * Which objects by their `isAvailable`. The console only ever sends `all`, which means active and inactive ones. No other value is settled; answer an unknown one with 400.
 */
export type AvailabilityParameter = string;
