/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */

/**
 * The two accounts of a copy.
 */
export interface AccountCopy {
  /**
     * Id of the account that is copied from. It is not changed.
     * @minLength 1
     */
  fromAccount: string;
  /**
     * Id of the account that is copied into. Must differ from fromAccount.
     * @minLength 1
     */
  toAccount: string;
}
