/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */
import type { PlayerLevel } from './playerLevel.ts';

/**
 * Body of POST, the full player. Unknown fields are refused. A field that is left out gets its default, or stays without a value if it has none.
 */
export interface PlayerCreate {
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
  /** What other players see. Whitespace alone counts as missing. */
  name: string;
  /** A note about the player, for administrators. */
  description?: string;
  /** Whether the player takes part. When false nothing counts for the player; what was earned is kept. */
  isAvailable?: boolean;
  /** Address of the avatar, absolute or relative. Missing or empty means the default picture. */
  imgUrl?: string;
  /** Free words by which players are grouped and by which requirements can ask for them. */
  tags?: string[];
  /** One free word that sorts the player among the others. Empty means none. */
  category?: string;
  /** Id of the team the player is in. Empty means none. */
  team?: string;
  /**
     * Credits the player can spend.
     * @minimum 0
     */
  credits?: number;
  /**
     * Points the player has gathered.
     * @minimum 0
     */
  points?: number;
  /** Ids of the achievements the player has. The console has no field for them. */
  badges?: string[];
  /** The level the player has reached. Missing means none yet. */
  level?: PlayerLevel;
}
