/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */
import * as zod from 'zod';

import {
  Statistics
} from '../gamificationAdminAPI.schemas.ts';


/**
 * Totals of one account for the statistics strip, loaded every 5 seconds while the console is visible. Needs any of the four permissions.
 * @summary Get the statistics of an account
 */



export const GetAnalyticsQueryParams = zod.object({
  "account": zod.string().min(1).describe('Id of the account whose objects to return. Without admin:read or admin:write it must be one of the accounts listed in the access token; any other returns 403.')
})

export const GetAnalyticsResponse = Statistics

/**
 * Totals over all accounts, shown to admin readers while no account is selected. Needs admin:read or admin:write.
 * @summary Get the statistics of all accounts together
 */
export const GetAggregatedAnalyticsResponse = Statistics

