/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */

/**
 * Body of PUT. The console sends the object back as it received it, with only the edited fields changed. So unknown fields must be accepted and preserved, at every depth. Fields counted by the server are ignored when sent.
 */
export interface RuleUpdate {
  /**
     * Free text, unique among the rules of its account. It identifies the rule in paths and in other objects and cannot be changed after creation.
     * @minLength 1
     */
  id: string;
  /**
     * Id of the account the rule belongs to. Cannot be changed after creation.
     * @minLength 1
     */
  account: string;
  /** The name that administrators see. A value of only whitespace counts as missing. */
  name: string;
  /** What the rule does. */
  description?: string;
  /** Whether the rule applies. */
  isAvailable?: boolean;
  /** URL of the picture, absolute or relative. Missing or empty means the default picture. */
  imgUrl?: string;
  /** Free-text tags that group rules; requirements can refer to them. */
  tags?: string[];
  /** Free-text category of the rule. Empty means none. */
  category?: string;
  [key: string]: unknown;
 }
