/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */

/**
 * Id of a player whose view of the list is asked for. Empty means nobody's view: all objects, as an administrator sees them. The console always sends it, and always empty (`player=`); accept the empty value.
 */
export type PlayerQueryParameter = string;
