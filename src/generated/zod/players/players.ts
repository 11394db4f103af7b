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
 * The whole list is sorted first, by `sort` and `order`; then `skip` players are left out; then at most `limit` are answered. So the default request answers the 100 players with the most points. Needs any of the four permissions.
 * @summary List the players of an account
 */

export const listPlayersQueryLimitDefault = 100;

export const listPlayersQuerySkipDefault = 0;
export const listPlayersQuerySkipMin = 0;

export const listPlayersQuerySortDefault = `points`;
export const listPlayersQueryOrderDefault = `desc`;

export const ListPlayersQueryParams = zod.object({
  "account": zod.string().min(1).describe('Id of the account whose objects are asked for. A caller without admin:read or admin:write may only name an account that the access token lists; any other one is answered with 403.'),
  "limit": zod.int().min(1).default(listPlayersQueryLimitDefault).describe('The most players the answer may hold. An answer that is exactly as long as its limit may have more behind it; a shorter one is the end of the list. The console asks for 100 and loads more with `skip`.'),
  "skip": zod.int().min(listPlayersQuerySkipMin).default(listPlayersQuerySkipDefault).describe('How many objects of the sorted list to leave out before the first one of the answer. Beyond the end of the list the answer is an empty array.'),
  "sort": zod.string().default(listPlayersQuerySortDefault).describe('The field of a player by which the whole list is sorted, before `skip` and `limit` cut it. Players with the same value are sorted by player id; players without a value come last. An unknown field is answered with 400.'),
  "order": zod.enum(['asc', 'desc']).default(listPlayersQueryOrderDefault).describe('Direction of `sort`, ascending or descending.')
})

export const ListPlayersResponseItem = Player
export const ListPlayersResponse = zod.array(ListPlayersResponseItem)

/**
 * Creates a player in the account that the body names and answers it as saved. A player id that the account already uses is answered with 409. Needs account:write or admin:write.
 * @summary Create a player
 */
export const CreatePlayerBody = PlayerCreate

export const CreatePlayerResponse = Player

/**
 * Changes only the fields that the body holds; all others keep their value, points and credits that the player earns meanwhile among them. `player` of the body is the same as in the path, and `account` says in which account; a body that names another player is answered with 422. It never creates. Needs account:write or admin:write.
 * @summary Update a player
 */



export const UpdatePlayerParams = zod.object({
  "player": zod.string().min(1).describe('Id of the player, the same as `player` in the body. Free text, percent-encoded.')
})

export const UpdatePlayerBody = PlayerUpdate

export const UpdatePlayerResponse = Player

/**
 * Deletes the player and the player's progress for good. The console offers this to all who can see the list; the server decides and answers 403 to those who may not. Needs account:write or admin:write.
 * @summary Delete a player
 */




export const DeletePlayerParams = zod.object({
  "account": zod.string().min(1).describe('Id of the account the object belongs to. Free text, percent-encoded.'),
  "id": zod.string().min(1).describe('Id of the player, that is the value of its `player` field. Free text, percent-encoded.')
})

export const DeletePlayerResponse = zod.void()

