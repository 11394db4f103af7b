/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */
import * as zod from 'zod';

import {
  Rule,
  RuleCreate,
  RuleUpdate
} from '../gamificationAdminAPI.schemas.ts';


/**
 * The list is put into a stable order, then `skip` objects are left out, then at most `limit` are answered. The order is the server's choice but must be total and the same from call to call, so that paging neither repeats nor misses an object; sorting for the screen is done by the console. An account without rules answers an empty array. Needs any of the four permissions.
 * @summary List the rules of an account
 */

export const listRulesQueryLimitDefault = 500;

export const listRulesQuerySkipDefault = 0;
export const listRulesQuerySkipMin = 0;

export const listRulesQueryAvailabilityDefault = `all`;
export const listRulesQueryTimeframeDefault = `all`;
export const listRulesQueryPlayerDefault = ``;

export const ListRulesQueryParams = zod.object({
  "account": zod.string().min(1).describe('Id of the account whose objects are asked for. A caller without admin:read or admin:write may only name an account that the access token lists; any other one is answered with 403.'),
  "limit": zod.int().min(1).default(listRulesQueryLimitDefault).describe('The most objects the answer may hold. An answer that is exactly as long as its limit may have more behind it; a shorter one is the end of the list. A server that cannot serve so many answers 400 instead of sending fewer.'),
  "skip": zod.int().min(listRulesQuerySkipMin).default(listRulesQuerySkipDefault).describe('How many objects of the sorted list to leave out before the first one of the answer. Beyond the end of the list the answer is an empty array.'),
  "availability": zod.string().default(listRulesQueryAvailabilityDefault).describe('Which objects by their `isAvailable`. The console only ever sends `all`, which means active and inactive ones. No other value is settled; answer an unknown one with 400.'),
  "timeframe": zod.string().default(listRulesQueryTimeframeDefault).describe('Which objects by the time in which they are active. The console only ever sends `all`, which means past, present and future ones. No other value is settled; answer an unknown one with 400.'),
  "player": zod.string().default(listRulesQueryPlayerDefault).describe('Id of a player whose view of the list is asked for. Empty means nobody\'s view: all objects, as an administrator sees them. The console always sends it, and always empty (`player=`); accept the empty value.')
})

export const ListRulesResponseItem = Rule
export const ListRulesResponse = zod.array(ListRulesResponseItem)

/**
 * Creates a rule in the account that the body names and answers it as saved, with defaults and counted fields filled in. An id that the account already uses for another of its rules is answered with 409. Needs account:write or admin:write.
 * @summary Create a rule
 */
export const CreateRuleBody = RuleCreate

export const CreateRuleResponse = Rule

/**
 * Replaces the rule that `account` and `id` of the body name. The body is the object as it was received, with only the edited fields changed: keep every field it holds, known or not, and leave out what it no longer holds. Counted fields are ignored. It never creates: an unknown id is answered with 404. The last writer wins. Needs account:write or admin:write.
 * @summary Update a rule
 */
export const UpdateRuleBody = RuleUpdate

export const UpdateRuleResponse = Rule

/**
 * Deletes the rule for good. It is no longer in force. The console offers this to all who can see the list; the server decides and answers 403 to those who may not. Needs account:write or admin:write.
 * @summary Delete a rule
 */




export const DeleteRuleParams = zod.object({
  "account": zod.string().min(1).describe('Id of the account the object belongs to. Free text, percent-encoded.'),
  "id": zod.string().min(1).describe('Id of the object inside its account. Free text, percent-encoded (`A/B 50%` is sent as `A%2FB%2050%25`).')
})

export const DeleteRuleResponse = zod.void()

