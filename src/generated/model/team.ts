/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */

/**
 * A group of players who are ranked together. A player is in at most one team, named by the player's `team`.
 */
export interface Team {
  /** Free text, unique among the teams of its account. It names the team in paths and in other objects and cannot be changed after creation. */
  id: string;
  /** Id of the account the team belongs to. Cannot be changed after creation. */
  account: string;
  /** What players see as its name. Whitespace alone counts as missing. */
  name?: string;
  /** Tells players who is in it. */
  description?: string;
  /** Whether players can see and join it. When false it is inactive; members stay. */
  isAvailable?: boolean;
  /** Address of the picture, absolute or relative. Missing or empty means the default picture. */
  imgUrl?: string;
  /** Free words by which teams are grouped and by which requirements can ask for them. */
  tags?: string[];
  /** One free word that sorts the team among its kind. Empty means none. */
  category?: string;
  /**
     * Credits the team holds.
     * @minimum 0
     */
  credits?: number;
  /**
     * Points the team has gathered.
     * @minimum 0
     */
  points?: number;
  /** Ids of the achievements the team has. The console has no field for them and sends them back as received. */
  badges?: string[];
  /**
     * How many players are in the team. Optional. Counted by the server; ignored when sent.
     * @minimum 0
     */
  readonly memberCount?: number;
  [key: string]: unknown;
 }
