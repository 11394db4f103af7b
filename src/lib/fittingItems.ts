import * as z from 'zod/mini'

/** The items of a list that fit a schema. Others, such as those of another release, are left out: the rest still counts. */
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
