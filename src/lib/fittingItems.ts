import * as z from 'zod/mini'

/**
 * A schema for a list that drops items which do not fit, such as those of another release. The other items are kept.
 */
export const fittingItems = <T>(schema: z.ZodMiniType<T>) =>
  z.pipe(
    z.array(z.unknown()),
    z.transform((items: unknown[]): T[] =>
      items.flatMap((item) => {
        const read = schema.safeParse(item)
        return read.success ? [read.data] : []
      }),
    ),
  )
