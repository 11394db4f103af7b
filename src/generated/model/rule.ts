/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */

/**
 * A rule of the platform, stored as data. The client of the console has the operations for rules, but there is no screen for them. Beyond the common fields, the content of a rule is undefined.
 */
export interface Rule {
  /** Free text, unique among the rules of its account. It identifies the rule in paths and in other objects and cannot be changed after creation. */
  id: string;
  /** Id of the account the rule belongs to. Cannot be changed after creation. */
  account: string;
  /** The name that administrators see. A value of only whitespace counts as missing. */
  name?: string;
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
