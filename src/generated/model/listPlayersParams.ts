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
 * Id of the account whose objects are asked for. A caller without admin:read or admin:write may only name an account that the access token lists; any other one is answered with 403.
 * @minLength 1
 */
account: AccountQueryParameter;
/**
 * The most players the answer may hold. An answer that is exactly as long as its limit may have more behind it; a shorter one is the end of the list. The console asks for 100 and loads more with `skip`.
 * @minimum 1
 */
limit?: PlayersLimitParameter;
/**
 * How many objects of the sorted list to leave out before the first one of the answer. Beyond the end of the list the answer is an empty array.
 * @minimum 0
 */
skip?: SkipParameter;
/**
 * The field of a player by which the whole list is sorted, before `skip` and `limit` cut it. Players with the same value are sorted by player id; players without a value come last. An unknown field is answered with 400.
 */
sort?: PlayersSortParameter;
/**
 * Direction of `sort`, ascending or descending.
 */
order?: PlayersOrderParameter;
};
