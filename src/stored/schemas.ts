import * as z from 'zod/mini'

/** The moments in ms that every date of the console can show: the years 1 to 9999. */
export const earliestTime = -62_135_596_800_000
export const latestTime = 253_402_300_799_999

export const timeSchema = z.number().check(z.gte(earliestTime), z.lte(latestTime))
