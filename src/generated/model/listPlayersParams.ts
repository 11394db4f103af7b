/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */
import type { AccountQueryParameter } from './accountQueryParameter.ts';
import type { PlayersLimitParameter } from './playersLimitParameter.ts';
import type { PlayersOrderParameter } from './playersOrderParameter.ts';
import type { PlayersSortParameter } from './playersSortParameter.ts';
import type { SkipParameter } from './skipParameter.ts';

export type ListPlayersParams = {
/**
 * Id of the account whose objects to return. Without admin:read or admin:write it must be one of the accounts listed in the access token; any other returns 403.
 * @minLength 1
 */
account: AccountQueryParameter;
/**
 * Maximum number of players in the response. If the response has exactly that many, there can be more; a shorter one is the end of the list. The console requests 100 and loads more with `skip`.
 * @minimum 1
 */
limit?: PlayersLimitParameter;
/**
 * Number of objects of the sorted list to skip. Beyond the end of the list the response is an empty array.
 * @minimum 0
 */
skip?: SkipParameter;
/**
 * The field of a player by which the server sorts the whole list, before it applies `skip` and `limit`. Players with the same value are sorted by player id; players without a value come last. Returns 400 for an unknown field.
 */
sort?: PlayersSortParameter;
/**
 * Direction of `sort`, ascending or descending.
 */
order?: PlayersOrderParameter;
};
