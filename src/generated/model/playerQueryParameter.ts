/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */

/**
 * Id of the player whose view of the list to return. Empty means no player's view: all objects, as an administrator sees them. The console always sends it, and always empty (`player=`); accept the empty value.
 */
export type PlayerQueryParameter = string;
