/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */

/**
 * Body of POST. Unknown fields are rejected. An omitted field gets its default, or no value if it has none.
 */
export interface TeamCreate {
  /**
     * Free text, unique among the teams of its account. It identifies the team in paths and in other objects and cannot be changed after creation.
     * @minLength 1
     */
  id: string;
  /**
     * Id of the account the team belongs to. Cannot be changed after creation.
     * @minLength 1
     */
  account: string;
  /** The name that players see. A value of only whitespace counts as missing. */
  name: string;
  /** Tells players who is in it. */
  description?: string;
  /** Whether players can see and join it. If false, it is inactive; members stay. */
  isAvailable?: boolean;
  /** URL of the picture, absolute or relative. Missing or empty means the default picture. */
  imgUrl?: string;
  /** Free-text tags that group teams; requirements can refer to them. */
  tags?: string[];
  /** Free-text category of the team. Empty means none. */
  category?: string;
  /**
     * Credits the team has.
     * @minimum 0
     */
  credits?: number;
  /**
     * Points the team has collected.
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
}
