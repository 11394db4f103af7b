/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */

/**
 * Body of POST. Its fields beyond the common ones are not settled, so unknown ones are accepted and kept. A field that is left out gets its default, or stays without a value if it has none.
 */
export interface RuleCreate {
  /**
     * Free text, unique among the rules of its account. It names the rule in paths and in other objects and cannot be changed after creation.
     * @minLength 1
     */
  id: string;
  /**
     * Id of the account the rule belongs to. Cannot be changed after creation.
     * @minLength 1
     */
  account: string;
  /** What administrators know it by. Whitespace alone counts as missing. */
  name: string;
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
