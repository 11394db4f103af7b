/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */
import type { PlayerLevel } from './playerLevel.ts';

/**
 * Body of PATCH: the ids and only the fields that changed. An omitted field keeps its value; a list or nested object that is sent replaces the previous one entirely. An empty string or list clears the field. Unknown fields must be accepted and preserved.
 */
export interface PlayerUpdate {
  /**
     * The id of the player. Free text, unique in its account, often the id of the user in the client's application. Cannot be changed after creation.
     * @minLength 1
     */
  player: string;
  /**
     * Id of the account the player belongs to. Cannot be changed after creation.
     * @minLength 1
     */
  account: string;
  /** The name that other players see. A value of only whitespace counts as missing. */
  name?: string;
  /** A note about the player, for administrators. */
  description?: string;
  /** Whether the player takes part. If false, nothing counts for the player; what was earned is kept. */
  isAvailable?: boolean;
  /** URL of the avatar, absolute or relative. Missing or empty means the default picture. */
  imgUrl?: string;
  /** Free-text tags that group players; requirements can refer to them. */
  tags?: string[];
  /** Free-text category of the player. Empty means none. */
  category?: string;
  /** Id of the team the player is in. Empty means none. */
  team?: string;
  /**
     * Credits the player can spend.
     * @minimum 0
     */
  credits?: number;
  /**
     * Points the player has collected.
     * @minimum 0
     */
  points?: number;
  /** Ids of the achievements the player has. The console has no field for them. */
  badges?: string[];
  /** The level the player has reached. Missing means none yet. */
  level?: PlayerLevel;
  [key: string]: unknown;
 }
