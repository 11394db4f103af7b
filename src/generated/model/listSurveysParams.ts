/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */
import type { AccountQueryParameter } from './accountQueryParameter.ts';
import type { AvailabilityParameter } from './availabilityParameter.ts';
import type { LimitParameter } from './limitParameter.ts';
import type { PlayerQueryParameter } from './playerQueryParameter.ts';
import type { SkipParameter } from './skipParameter.ts';
import type { TimeframeParameter } from './timeframeParameter.ts';

export type ListSurveysParams = {
/**
 * Id of the account whose objects to return. Without admin:read or admin:write it must be one of the accounts listed in the access token; any other returns 403.
 * @minLength 1
 */
account: AccountQueryParameter;
/**
 * Maximum number of objects in the response. If the response has exactly that many, there can be more; a shorter one is the end of the list. A server that cannot return so many must return 400 instead of fewer.
 * @minimum 1
 */
limit?: LimitParameter;
/**
 * Number of objects of the sorted list to skip. Beyond the end of the list the response is an empty array.
 * @minimum 0
 */
skip?: SkipParameter;
/**
 * Filters by `isAvailable`. The console only sends `all`, which means active and inactive ones. No other value is defined; return 400 for an unknown one.
 */
availability?: AvailabilityParameter;
/**
 * Filters by the time in which objects are active. The console only sends `all`, which means past, present and future ones. No other value is defined; return 400 for an unknown one.
 */
timeframe?: TimeframeParameter;
/**
 * Id of the player whose view of the list to return. Empty means no player's view: all objects, as an administrator sees them. The console always sends it, and always empty (`player=`); accept the empty value.
 */
player?: PlayerQueryParameter;
};
