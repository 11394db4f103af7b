import * as z from 'zod/mini'

/** A moment in ms that every date of the console can show: the years 1 to 9999. */
export const timeSchema = z.number().check(z.gte(-62_135_596_800_000), z.lte(253_402_300_799_999))
