/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */

/**
 * Body of POST. Unknown fields are rejected. An omitted field gets its default, or no value if it has none. The server issues the API key.
 */
export interface AccountCreate {
  /**
     * The id of the account. Free text, unique on the platform; all other objects refer to it. Cannot be changed after creation.
     * @minLength 1
     */
  account: string;
  /** The name that administrators see in the account selector. A value of only whitespace counts as missing. */
  name: string;
  /** What the programme is about, for administrators. */
  description?: string;
  /** Whether the account is active. If false, it is not offered in the console's account selector. */
  isAvailable?: boolean;
  /** URL of the logo, absolute or relative. Missing or empty means the default picture. */
  imgUrl?: string;
  /** Whether it is a test account. Overrides isFreeAccount. */
  isDevAccount?: boolean;
  /** Whether it is a free account. Has no effect while isDevAccount is true. */
  isFreeAccount?: boolean;
  /** The key with which the client's application calls the platform. A secret; omit it for callers without write permission. Issued by the server; ignored when sent. */
  readonly apikey?: string;
  /** Name of the folder that holds the uploaded images of the account. The console does not save an account without one. */
  imageFolder?: string;
  /** Whether the account has its own prices, listed in prizingModel. Missing means false. */
  hasCustomPrizing?: boolean;
  /** Names of the price models that apply to the account. */
  prizingModel?: string[];
}
