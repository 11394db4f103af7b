/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */
import * as zod from 'zod';

import {
  Account,
  AccountCopy,
  AccountCreate,
  AccountUpdate,
  ImageUpload,
  ImageUploadResult
} from '../gamificationAdminAPI.schemas.ts';


/**
 * All accounts for callers with admin:read or admin:write; for others the accounts that the access token lists. Not paged: the whole list is answered, in a stable order. Needs any of the four permissions.
 * @summary List the accounts
 */
export const ListAccountsResponseItem = Account
export const ListAccountsResponse = zod.array(ListAccountsResponseItem)

/**
 * Creates an account and issues its API key. An id that is taken is answered with 409. Needs admin:write.
 * @summary Create an account
 */
export const CreateAccountBody = AccountCreate

export const CreateAccountResponse = Account

/**
 * Replaces the account that `account` of the body names. The body is the object as it was received, with only the edited fields changed: keep every field it holds, known or not, and leave out what it no longer holds. The API key is ignored. It never creates: an unknown id is answered with 404. The last writer wins. Needs admin:write.
 * @summary Update an account
 */
export const UpdateAccountBody = AccountUpdate

export const UpdateAccountResponse = Account

/**
 * Copies the engagement objects of one account into another: achievements, events, leaderboards, levels, missions, mystery boxes, prizes, quizzes, raffles, rules, streaks, surveys and teams, but no players. Copies keep their ids and name the new account; what the server counts starts at zero. An object whose id the target already uses is left as it is. All is copied or nothing. The same account twice is answered with 422. Needs admin:write.
 * @summary Copy the elements of an account into another
 */
export const CopyAccountElementsBody = AccountCopy

export const CopyAccountElementsResponse = zod.void()

/**
 * Stores an image in the image folder of the account and answers its address. The console uses it for pictures of accounts, of all other objects, and of questions and choices, and stores the address as their `imgUrl` with the next save. An address from elsewhere is stored as it is and never comes this way. The account need not exist yet, so that the picture of a new account can be uploaded as soon as its id is typed. A file that is no image or too large is answered with 422 and `field` image; the previous picture then stays. Needs account:write or admin:write; for an account that does not exist yet, admin:write.
 * @summary Upload an image
 */



export const UploadAccountImageParams = zod.object({
  "account": zod.string().min(1).describe('Id of the account the object belongs to. Free text, percent-encoded.')
})

export const UploadAccountImageBody = ImageUpload

export const UploadAccountImageResponse = ImageUploadResult

/**
 * Deletes the account and all objects and players in it, for good. Needs admin:write.
 * @summary Delete an account
 */



export const DeleteAccountParams = zod.object({
  "id": zod.string().min(1).describe('Id of the account, that is the value of its `account` field. Free text, percent-encoded.')
})

export const DeleteAccountResponse = zod.void()

