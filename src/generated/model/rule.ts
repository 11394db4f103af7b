/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */

/**
 * A rule of the platform, held as data. The console knows the calls for rules but has no screen for them, and beyond the common fields nothing of a rule is settled.
 */
export interface Rule {
  /** Free text, unique among the rules of its account. It names the rule in paths and in other objects and cannot be changed after creation. */
  id: string;
  /** Id of the account the rule belongs to. Cannot be changed after creation. */
  account: string;
  /** What administrators know it by. Whitespace alone counts as missing. */
  name?: string;
  /** What the rule does. */
  description?: string;
  /** Whether the rule is in force. */
  isAvailable?: boolean;
  /** Address of the picture, absolute or relative. Missing or empty means the default picture. */
  imgUrl?: string;
  /** Free words by which rules are grouped and by which requirements can ask for them. */
  tags?: string[];
  /** One free word that sorts the rule among its kind. Empty means none. */
  category?: string;
  [key: string]: unknown;
 }
