/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */
import * as zod from 'zod';

import {
  Player,
  PlayerCreate,
  PlayerUpdate
} from '../gamificationAdminAPI.schemas.ts';


/**
 * The server sorts the whole list by `sort` and `order`, skips `skip` players, and returns at most `limit`. So the default request returns the 100 players with the most points. Needs any of the four permissions.
 * @summary List the players of an account
 */

export const listPlayersQueryLimitDefault = 100;

export const listPlayersQuerySkipDefault = 0;
export const listPlayersQuerySkipMin = 0;

export const listPlayersQuerySortDefault = `points`;
export const listPlayersQueryOrderDefault = `desc`;

export const ListPlayersQueryParams = zod.object({
  "account": zod.string().min(1).describe('Id of the account whose objects to return. Without admin:read or admin:write it must be one of the accounts listed in the access token; any other returns 403.'),
  "limit": zod.int().min(1).default(listPlayersQueryLimitDefault).describe('Maximum number of players in the response. If the response has exactly that many, there can be more; a shorter one is the end of the list. The console requests 100 and loads more with `skip`.'),
  "skip": zod.int().min(listPlayersQuerySkipMin).default(listPlayersQuerySkipDefault).describe('Number of objects of the sorted list to skip. Beyond the end of the list the response is an empty array.'),
  "sort": zod.string().default(listPlayersQuerySortDefault).describe('The field of a player by which the server sorts the whole list, before it applies `skip` and `limit`. Players with the same value are sorted by player id; players without a value come last. Returns 400 for an unknown field.'),
  "order": zod.enum(['asc', 'desc']).default(listPlayersQueryOrderDefault).describe('Direction of `sort`, ascending or descending.')
})

export const ListPlayersResponseItem = Player
export const ListPlayersResponse = zod.array(ListPlayersResponseItem)

/**
 * Creates a player in the account named in the body. Returns it as saved. Returns 409 if the account already uses the player id. Needs account:write or admin:write.
 * @summary Create a player
 */
export const CreatePlayerBody = PlayerCreate

export const CreatePlayerResponse = Player

/**
 * Changes only the fields in the body; all others keep their values, including points and credits that the player earns meanwhile. `player` in the body is the same as in the path, and `account` is the player's account. Returns 422 if the body names another player. It never creates an object. Needs account:write or admin:write.
 * @summary Update a player
 */



export const UpdatePlayerParams = zod.object({
  "player": zod.string().min(1).describe('Id of the player, the same as `player` in the body. Free text, percent-encoded.')
})

export const UpdatePlayerBody = PlayerUpdate

export const UpdatePlayerResponse = Player

/**
 * Permanently deletes the player and the player's progress. The console offers this to everybody who can see the list; the server returns 403 to callers without the permission. Needs account:write or admin:write.
 * @summary Delete a player
 */




export const DeletePlayerParams = zod.object({
  "account": zod.string().min(1).describe('Id of the account the object belongs to. Free text, percent-encoded.'),
  "id": zod.string().min(1).describe('Id of the player, that is the value of its `player` field. Free text, percent-encoded.')
})

export const DeletePlayerResponse = zod.void()

