/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */

/**
 * How often counting is reset: never (`all-time`), every day, every week or every month. The server's clock (UTC) determines when a period begins.
 */
export type Period = typeof Period[keyof typeof Period];


export const Period = {
  'all-time': 'all-time',
  daily: 'daily',
  weekly: 'weekly',
  monthly: 'monthly',
} as const;
