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
 * Returns all accounts to callers with admin:read or admin:write, and to others the accounts listed in the access token. Not paged: returns the whole list, in a stable order. Needs any of the four permissions.
 * @summary List the accounts
 */
export const ListAccountsResponseItem = Account
export const ListAccountsResponse = zod.array(ListAccountsResponseItem)

/**
 * Creates an account and issues its API key. Returns 409 if the id is taken. Needs admin:write.
 * @summary Create an account
 */
export const CreateAccountBody = AccountCreate

export const CreateAccountResponse = Account

/**
 * Replaces the account named by `account` in the body. The body is the object as it was received, with only the edited fields changed: keep every field it has, known or not, and drop those it no longer has. The API key is ignored. It never creates an object: returns 404 for an unknown id. The last write wins. Needs admin:write.
 * @summary Update an account
 */
export const UpdateAccountBody = AccountUpdate

export const UpdateAccountResponse = Account

/**
 * Copies the engagement objects of one account into another: achievements, events, leaderboards, levels, missions, mystery boxes, prizes, quizzes, raffles, rules, streaks, surveys and teams, but no players. Copies keep their ids and belong to the target account; fields counted by the server start at zero. Objects of the target whose id is already in use stay as they are. Either everything is copied or nothing. Returns 422 if both accounts are the same. Needs admin:write.
 * @summary Copy the elements of an account into another
 */
export const CopyAccountElementsBody = AccountCopy

export const CopyAccountElementsResponse = zod.void()

/**
 * Stores an image in the image folder of the account and returns its URL. The console uses it for pictures of accounts, of all other objects, and of questions and choices, and stores the URL as their `imgUrl` with the next save. URLs of images hosted elsewhere are stored as they are, without this call. The account does not have to exist yet: the picture of a new account can be uploaded as soon as its id is entered. Returns 422 with `field` image if the file is not an image or is too large; the previous picture then stays. Needs account:write or admin:write; for an account that does not exist yet, admin:write.
 * @summary Upload an image
 */



export const UploadAccountImageParams = zod.object({
  "account": zod.string().min(1).describe('Id of the account the object belongs to. Free text, percent-encoded.')
})

export const UploadAccountImageBody = ImageUpload

export const UploadAccountImageResponse = ImageUploadResult

/**
 * Permanently deletes the account with all its objects and players. Needs admin:write.
 * @summary Delete an account
 */



export const DeleteAccountParams = zod.object({
  "id": zod.string().min(1).describe('Id of the account, that is the value of its `account` field. Free text, percent-encoded.')
})

export const DeleteAccountResponse = zod.void()

