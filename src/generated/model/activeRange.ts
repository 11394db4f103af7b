/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */

/**
 * When something is offered to players. A missing end is open: without `from` it has always been active, without `to` it never ends. `from` after `to` means never active; the console warns but saves it.
 */
export interface ActiveRange {
  /** The first moment it is active, ISO 8601 in UTC. */
  from?: string;
  /** The last moment it is active, ISO 8601 in UTC. */
  to?: string;
  [key: string]: unknown;
 }
