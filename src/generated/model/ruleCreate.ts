/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */

/**
 * Body of POST. The fields beyond the common ones are undefined, so unknown ones are accepted and kept. An omitted field gets its default, or no value if it has none.
 */
export interface RuleCreate {
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
