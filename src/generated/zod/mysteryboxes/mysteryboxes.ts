/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */
import * as zod from 'zod';

import {
  MysteryBox,
  MysteryBoxCreate,
  MysteryBoxUpdate
} from '../gamificationAdminAPI.schemas.ts';


/**
 * The server puts the list into a stable order, skips `skip` objects, and returns at most `limit`. The order is the server's choice, but must be total and the same for every call, so that paging neither repeats nor misses an object; the console sorts for display. Returns an empty array for an account without mystery boxes. Needs any of the four permissions.
 * @summary List the mystery boxes of an account
 */

export const listMysteryBoxesQueryLimitDefault = 500;

export const listMysteryBoxesQuerySkipDefault = 0;
export const listMysteryBoxesQuerySkipMin = 0;

export const listMysteryBoxesQueryAvailabilityDefault = `all`;
export const listMysteryBoxesQueryTimeframeDefault = `all`;
export const listMysteryBoxesQueryPlayerDefault = ``;

export const ListMysteryBoxesQueryParams = zod.object({
  "account": zod.string().min(1).describe('Id of the account whose objects to return. Without admin:read or admin:write it must be one of the accounts listed in the access token; any other returns 403.'),
  "limit": zod.int().min(1).default(listMysteryBoxesQueryLimitDefault).describe('Maximum number of objects in the response. If the response has exactly that many, there can be more; a shorter one is the end of the list. A server that cannot return so many must return 400 instead of fewer.'),
  "skip": zod.int().min(listMysteryBoxesQuerySkipMin).default(listMysteryBoxesQuerySkipDefault).describe('Number of objects of the sorted list to skip. Beyond the end of the list the response is an empty array.'),
  "availability": zod.string().default(listMysteryBoxesQueryAvailabilityDefault).describe('Filters by `isAvailable`. The console only sends `all`, which means active and inactive ones. No other value is defined; return 400 for an unknown one.'),
  "timeframe": zod.string().default(listMysteryBoxesQueryTimeframeDefault).describe('Filters by the time in which objects are active. The console only sends `all`, which means past, present and future ones. No other value is defined; return 400 for an unknown one.'),
  "player": zod.string().default(listMysteryBoxesQueryPlayerDefault).describe('Id of the player whose view of the list to return. Empty means no player\'s view: all objects, as an administrator sees them. The console always sends it, and always empty (`player=`); accept the empty value.')
})

export const ListMysteryBoxesResponseItem = MysteryBox
export const ListMysteryBoxesResponse = zod.array(ListMysteryBoxesResponseItem)

/**
 * Creates a mystery box in the account named in the body. Returns it as saved, with defaults and counted fields filled in. Returns 409 if the account already uses the id for another of its mystery boxes. Needs account:write or admin:write.
 * @summary Create a mystery box
 */
export const CreateMysteryBoxBody = MysteryBoxCreate

export const CreateMysteryBoxResponse = MysteryBox

/**
 * Replaces the mystery box named by `account` and `id` in the body. The body is the object as it was received, with only the edited fields changed: keep every field it has, known or not, and drop those it no longer has. Counted fields are ignored. It never creates an object: returns 404 for an unknown id. The last write wins. Needs account:write or admin:write.
 * @summary Update a mystery box
 */
export const UpdateMysteryBoxBody = MysteryBoxUpdate

export const UpdateMysteryBoxResponse = MysteryBox

/**
 * Permanently deletes the mystery box. Prizes already won stay won. The console offers this to everybody who can see the list; the server returns 403 to callers without the permission. Needs account:write or admin:write.
 * @summary Delete a mystery box
 */




export const DeleteMysteryBoxParams = zod.object({
  "account": zod.string().min(1).describe('Id of the account the object belongs to. Free text, percent-encoded.'),
  "id": zod.string().min(1).describe('Id of the object inside its account. Free text, percent-encoded (`A/B 50%` is sent as `A%2FB%2050%25`).')
})

export const DeleteMysteryBoxResponse = zod.void()

