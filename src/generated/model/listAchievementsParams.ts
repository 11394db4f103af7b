/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */
import type { AccountQueryParameter } from './accountQueryParameter.ts';
import type { AvailabilityParameter } from './availabilityParameter.ts';
import type { LimitParameter } from './limitParameter.ts';
import type { PlayerQueryParameter } from './playerQueryParameter.ts';
import type { SkipParameter } from './skipParameter.ts';
import type { TimeframeParameter } from './timeframeParameter.ts';

export type ListAchievementsParams = {
/**
 * Id of the account whose objects are asked for. A caller without admin:read or admin:write may only name an account that the access token lists; any other one is answered with 403.
 * @minLength 1
 */
account: AccountQueryParameter;
/**
 * The most objects the answer may hold. An answer that is exactly as long as its limit may have more behind it; a shorter one is the end of the list. A server that cannot serve so many answers 400 instead of sending fewer.
 * @minimum 1
 */
limit?: LimitParameter;
/**
 * How many objects of the sorted list to leave out before the first one of the answer. Beyond the end of the list the answer is an empty array.
 * @minimum 0
 */
skip?: SkipParameter;
/**
 * Which objects by their `isAvailable`. The console only ever sends `all`, which means active and inactive ones. No other value is settled; answer an unknown one with 400.
 */
availability?: AvailabilityParameter;
/**
 * Which objects by the time in which they are active. The console only ever sends `all`, which means past, present and future ones. No other value is settled; answer an unknown one with 400.
 */
timeframe?: TimeframeParameter;
/**
 * Id of a player whose view of the list is asked for. Empty means nobody's view: all objects, as an administrator sees them. The console always sends it, and always empty (`player=`); accept the empty value.
 */
player?: PlayerQueryParameter;
};
