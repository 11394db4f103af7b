import * as z from 'zod/mini'
import { link, text, textOrNone, url } from '../configFormat.ts'

/** An image address that the server's policy allows, but not plain http. */
const picture = url({
  schemes: ['https:'],
  path: true,
  picture: true,
  words: 'must be an https URL, a path that starts with /, or a data: URL of an image',
})
const colour = text.check(
  z.refine((value) => /^#[\da-f]{6}$/i.test(value), 'must be a colour with six digits, such as #3a2160'),
)
const shortName = text.check(z.refine(({ length }) => length <= 24, 'must have 24 characters at most'))

/** Schema of an object with these keys and no others. Otherwise a mistyped key would silently have no effect. */
const only = <T extends z.core.$ZodLooseShape>(shape: T) =>
  z.strictObject(shape, {
    error: ({ code }) => (code === 'unrecognized_keys' ? unknownKeyText(Object.keys(shape)) : undefined),
  })

/** Values of one kind, with any keys. */
const byName = <T extends z.core.SomeType>(value: T) => z.catchall(z.object({}), value)

/** What is wrong with a key that does not exist. */
export const unknownKeyText = (known: readonly string[]) => `is not known; known are ${known.join(', ')}`

const coloursSchema = only({
  primary: z.optional(colour),
  /** By default a lighter shade of `primary` that is readable in the dark theme. */
  primaryDark: z.optional(colour),
  accent: z.optional(colour),
  accentDark: z.optional(colour),
})

const brandSchema = only({
  name: z.optional(shortName),
  logo: z.optional(picture),
  logoDark: z.optional(picture),
  copyrightHolder: z.optional(textOrNone),
  /** `colours.ts` checks their contrast. */
  colours: z.optional(coloursSchema),
})

const day =
  '((0[13578]|1[02])-(0[1-9]|[12]\\d|3[01])|(0[469]|11)-(0[1-9]|[12]\\d|30)|02-(0[1-9]|1\\d|2[0-8]))'
const leapYear = '(\\d\\d(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)'
const time = '([01]\\d|2[0-3]):[0-5]\\d'
/** A time of a day that exists, with its zone. A browser reads 30 February as 2 March. Also a pattern of the published format. */
export const momentPattern = `^(\\d{4}-${day}|${leapYear}-02-29)T${time}(:[0-5]\\d)?(Z|[+-]${time})$`
const isMoment = new RegExp(momentPattern)
const moment = text.check(
  z.refine(
    (value) => isMoment.test(value),
    'must be a time of a day that exists, with its zone, such as 2026-03-12T09:00:00Z',
  ),
)

const noticeSchema = only({
  text: text.check(z.refine(({ length }) => length <= 300, 'must have 300 characters at most')),
  link: z.optional(link),
  from: z.optional(moment),
  until: z.optional(moment),
  kind: z.optional(z.enum(['news', 'maintenance'], 'must be news or maintenance')),
})

/** The keys of config.json with which a deployment dresses the console; part of the format that is published. */
export const settingsSchema = z.object({
  brand: z.optional(brandSchema),
  /** Default images, by type, and `default` for all others; `configKeys.ts` checks the keys. */
  images: z.optional(byName(picture)),
  /** Switches of the pages of the programme; `configKeys.ts` checks the keys. */
  features: z.optional(byName(z.boolean())),
  /** A notice for all users (rule CONFIG-10). */
  notice: z.optional(noticeSchema),
})

export type BrandSettings = z.output<typeof settingsSchema>
export type Colours = z.output<typeof coloursSchema>

/** The keys of `images` and `features` that name no type and no page. */
export function unknownKeys(
  { images, features }: { images?: unknown; features?: unknown },
  types: readonly string[],
  pages: readonly string[],
) {
  const unknown = (name: string, value: unknown, known: readonly string[]) =>
    Object.keys(value ?? {})
      .filter((key) => !known.includes(key))
      .map((key) => ({ key: `${name}.${key}`, text: unknownKeyText(known) }))
  return [...unknown('images', images, ['default', ...types]), ...unknown('features', features, pages)]
}
