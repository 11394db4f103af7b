import * as z from 'zod/mini'

// The strict Content-Security-Policy forbids compiling validators at run time.
z.config({ jitless: true })

const text = z.string().check(z.minLength(1))

const isWebUrl = (value: string) => /^https?:\/\/[^/]/i.test(value) && URL.canParse(value)
const isOwnPath = (value: string) => /^\/(?![/\\])/.test(value)
const isDomain = (value: string) =>
  value === '/' ||
  /^[a-z0-9-]+(\.[a-z0-9-]+)*(:\d+)?$/i.test(value) ||
  (isWebUrl(value) && new URL(value).href === `${new URL(value).origin}/`)

/** Anything that the browser opens over http(s), absolute or relative; never `javascript:` or `data:`. */
const isLink = (value: string) =>
  URL.canParse(value, 'https://own.invalid') &&
  /^https?:$/.test(new URL(value, 'https://own.invalid').protocol)

const apiUrl = text.check(
  z.refine(
    (value) => isWebUrl(value) || isOwnPath(value),
    'must be an http(s) URL or a path that starts with /',
  ),
)
const domain = text.check(
  z.refine(isDomain, 'must be a host name, an http(s) origin, or / for the origin of this page'),
)
const email = text.check(
  z.refine((value) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value), 'must be an e-mail address'),
)
const link = text.check(z.refine(isLink, 'must be an http(s) or relative URL'))

/** What the policy of the server allows as an image, without plain http. */
const isPicture = (value: string) =>
  (/^https:/i.test(value) && isWebUrl(value)) || isOwnPath(value) || /^data:image\/[a-z+.-]+[;,]/i.test(value)
const picture = text.check(
  z.refine(isPicture, 'must be an https URL, a path that starts with /, or a data: URL of an image'),
)
const colour = text.check(
  z.refine((value) => /^#[\da-f]{6}$/i.test(value), 'must be a colour with six digits, such as #3a2160'),
)
const shortName = text.check(z.refine(({ length }) => length <= 24, 'must have 24 characters at most'))

/** An object that has these keys and no others: a mistyped one would be a wish that nobody hears. */
const only = <T extends z.core.$ZodLooseShape>(shape: T) =>
  z.strictObject(shape, {
    error: ({ code }) => (code === 'unrecognized_keys' ? unknownText(Object.keys(shape)) : undefined),
  })

/** Values of one kind, with any keys. */
const byName = <T extends z.core.SomeType>(value: T) => z.catchall(z.object({}), value)

/** What is wrong with a key that does not exist. */
export const unknownText = (known: readonly string[]) => `is not known; known are ${known.join(', ')}`

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
  /** Checked for contrast by `brand/colours.ts`, which loads only if there are some. */
  colours: z.optional(coloursSchema),
})

const authSchema = z.object({
  /** Host name or full origin of the identity provider; after loading it never ends with a slash. */
  domain,
  clientId: text,
  audience: text,
  /** Name of the claim in the access token that contains the list of accounts. */
  appMetadataClaim: text,
})

const linksSchema = z.object({
  social: z._default(z.array(z.object({ label: text, url: link, icon: z.optional(text) })), []),
  privacyPolicy: z.optional(link),
  termsOfService: z.optional(link),
})

/** The format of config.json; `deploy/configSchema.ts` publishes it. */
export const configSchema = z.object({
  apiBaseUrl: apiUrl,
  auth: z.prefault(authSchema, {} as z.input<typeof authSchema>),
  supportEmail: email,
  links: z.prefault(linksSchema, {}),
  companyLine: z.optional(text),
  copyrightHolder: z.optional(text),
  /** Minimum time of the Loading page in milliseconds, once per page load (rule AUTH-6). */
  authLoaderDelayMs: z._default(z.int().check(z.nonnegative()), 1500),
  brand: z.prefault(brandSchema, {}),
  /** Default images, by type, and `default` for all others; `configKeys.ts` checks the keys. */
  images: z._default(byName(picture), {}),
  /** Switches of the pages of the programme; `configKeys.ts` checks the keys. */
  features: z._default(byName(z.boolean()), {}),
  /** The same as `features.journal` (rule JOURNAL-4). */
  journal: z._default(z.boolean(), true),
  /** Part of the format (rule CONFIG-3); whether mocks run is decided by the build. */
  mocks: z._default(z.boolean(), false),
})
