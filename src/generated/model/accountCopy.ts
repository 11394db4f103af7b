/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */

/**
 * Which account's elements are copied into which.
 */
export interface AccountCopy {
  /**
     * Id of the account that is copied from. It is not changed.
     * @minLength 1
     */
  fromAccount: string;
  /**
     * Id of the account that is copied into. Must be another one than fromAccount.
     * @minLength 1
     */
  toAccount: string;
}
