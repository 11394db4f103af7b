/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */
import * as zod from 'zod';

import {
  Streak,
  StreakCreate,
  StreakUpdate
} from '../gamificationAdminAPI.schemas.ts';


/**
 * The server puts the list into a stable order, skips `skip` objects, and returns at most `limit`. The order is the server's choice, but must be total and the same for every call, so that paging neither repeats nor misses an object; the console sorts for display. Returns an empty array for an account without streaks. Needs any of the four permissions.
 * @summary List the streaks of an account
 */

export const listStreaksQueryLimitDefault = 500;

export const listStreaksQuerySkipDefault = 0;
export const listStreaksQuerySkipMin = 0;

export const listStreaksQueryAvailabilityDefault = `all`;
export const listStreaksQueryTimeframeDefault = `all`;
export const listStreaksQueryPlayerDefault = ``;

export const ListStreaksQueryParams = zod.object({
  "account": zod.string().min(1).describe('Id of the account whose objects to return. Without admin:read or admin:write it must be one of the accounts listed in the access token; any other returns 403.'),
  "limit": zod.int().min(1).default(listStreaksQueryLimitDefault).describe('Maximum number of objects in the response. If the response has exactly that many, there can be more; a shorter one is the end of the list. A server that cannot return so many must return 400 instead of fewer.'),
  "skip": zod.int().min(listStreaksQuerySkipMin).default(listStreaksQuerySkipDefault).describe('Number of objects of the sorted list to skip. Beyond the end of the list the response is an empty array.'),
  "availability": zod.string().default(listStreaksQueryAvailabilityDefault).describe('Filters by `isAvailable`. The console only sends `all`, which means active and inactive ones. No other value is defined; return 400 for an unknown one.'),
  "timeframe": zod.string().default(listStreaksQueryTimeframeDefault).describe('Filters by the time in which objects are active. The console only sends `all`, which means past, present and future ones. No other value is defined; return 400 for an unknown one.'),
  "player": zod.string().default(listStreaksQueryPlayerDefault).describe('Id of the player whose view of the list to return. Empty means no player\'s view: all objects, as an administrator sees them. The console always sends it, and always empty (`player=`); accept the empty value.')
})

export const ListStreaksResponseItem = Streak
export const ListStreaksResponse = zod.array(ListStreaksResponseItem)

/**
 * Creates a streak in the account named in the body. Returns it as saved, with defaults and counted fields filled in. Returns 409 if the account already uses the id for another of its streaks. Needs account:write or admin:write.
 * @summary Create a streak
 */
export const CreateStreakBody = StreakCreate

export const CreateStreakResponse = Streak

/**
 * Replaces the streak named by `account` and `id` in the body. The body is the object as it was received, with only the edited fields changed: keep every field it has, known or not, and drop those it no longer has. Counted fields are ignored. It never creates an object: returns 404 for an unknown id. The last write wins. Needs account:write or admin:write.
 * @summary Update a streak
 */
export const UpdateStreakBody = StreakUpdate

export const UpdateStreakResponse = Streak

/**
 * Permanently deletes the streak. Runs are gone; rewards already given stay. The console offers this to everybody who can see the list; the server returns 403 to callers without the permission. Needs account:write or admin:write.
 * @summary Delete a streak
 */




export const DeleteStreakParams = zod.object({
  "account": zod.string().min(1).describe('Id of the account the object belongs to. Free text, percent-encoded.'),
  "id": zod.string().min(1).describe('Id of the object inside its account. Free text, percent-encoded (`A/B 50%` is sent as `A%2FB%2050%25`).')
})

export const DeleteStreakResponse = zod.void()

