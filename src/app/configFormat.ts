import * as z from 'zod/mini'
import { type UrlKind, unsafeCharacters, urlProblem } from './configUrl.ts'

// The strict Content-Security-Policy forbids compiling validators at run time.
z.config({ jitless: true })

export const text = z.string().check(
  z.minLength(1),
  z.refine((value) => value.trim() !== '', 'is blank'),
)

/** An empty text turns the feature off. */
export const textOrNone = z
  .string()
  .check(z.refine((value) => value === '' || value.trim() !== '', 'is blank'))

/** A text that `urlProblem` accepts. */
export const url = (kind: UrlKind) => text.check(isUrl(kind))

/** Passes an empty text, too. */
const isUrl = (kind: UrlKind) =>
  z.superRefine<string>((value, context) => {
    const message = value === '' ? undefined : urlProblem(value, kind)
    if (message !== undefined) context.addIssue({ code: 'custom', message })
  })

const web = ['http:', 'https:'] as const
const urlOrPath = {
  schemes: web,
  path: true,
  words: 'must be an http(s) URL or a path that starts with /',
}
const linkKind = { schemes: web, relative: true, words: 'must be an http(s) or relative URL' }
export const link = url(linkKind)
const linkOrNone = z.string().check(isUrl(linkKind))

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const hostName = new RegExp(`^${label}(?:\\.${label})*(?::\\d+)?$`, 'i')

const isWeb = (value: string) => urlProblem(value, { schemes: web, words: '-' }) === undefined
const isDomain = (value: string) =>
  value === '/' ||
  // A URL has the bounds of a port and of an IP address.
  (hostName.test(value) && isWeb(`https://${value}`)) ||
  (isWeb(value) && new URL(value).href === `${new URL(value).origin}/`)
const domain = text.check(
  z.refine(isDomain, 'must be a host name, an http(s) origin, or / for the origin of this page'),
)
/** One address, which a mailto: link takes as it is. The part after the @ can have letters of any script. */
const mailPart = `[^@,;:?&#%<>()"\\[\\]${unsafeCharacters}`
const address = new RegExp(`^${mailPart}]+@${mailPart}./]+(?:\\.${mailPart}./]+)+$`, 'u')
const email = text.check(z.refine((value) => address.test(value), 'must be an e-mail address'))

/** The longest time that a Loading page stays without need: nobody waits longer on purpose. */
const longestDelayMs = 60_000
const delayWords = `must be a whole number from 0 to ${longestDelayMs}`
const shareWords = 'must be a number from 0 to 1'

export const authSchema = z.object({
  /** Host name or full origin of the identity provider; after loading it never ends with a slash. */
  domain,
  clientId: text,
  audience: text,
  /** Name of the claim in the access token that contains the list of accounts. */
  appMetadataClaim: text,
})

export const linksSchema = z.object({
  social: z.optional(z.array(z.object({ label: text, url: link, icon: z.optional(text) }))),
  privacyPolicy: z.optional(linkOrNone),
  termsOfService: z.optional(linkOrNone),
})

/** The format of config.json; `deploy/configSchema.ts` publishes it. */
export const configSchema = z.object({
  apiBaseUrl: url({ ...urlOrPath, base: true }),
  auth: z.prefault(authSchema, {} as z.input<typeof authSchema>),
  supportEmail: email,
  links: z.prefault(linksSchema, {}),
  companyLine: z.optional(textOrNone),
  copyrightHolder: z.optional(textOrNone),
  /** Minimum time of the Loading page in milliseconds, once per page load (rule AUTH-6). */
  authLoaderDelayMs: z._default(
    z.int(delayWords).check(z.minimum(0, delayWords), z.maximum(longestDelayMs, delayWords)),
    1500,
  ),
  // `brand/format.ts` has their formats. It loads only where one of them is set.
  brand: z.optional(z.unknown()),
  images: z.optional(z.unknown()),
  features: z.optional(z.unknown()),
  notice: z.optional(z.unknown()),
  /** Same as `features.journal` (rule JOURNAL-4). One of them set to false is enough. */
  journal: z._default(z.boolean(), true),
  /** Who can read and not write edits to propose (rule PERM-13). */
  readersPropose: z._default(z.boolean(), false),
  /** Where errors and web vitals are reported to (rule REPORT-1). Without it nothing is reported. */
  reportTo: z.optional(url(urlOrPath)),
  /** The share of page loads that report. */
  reportSample: z._default(z.number().check(z.minimum(0, shareWords), z.maximum(1, shareWords)), 1),
  reportVitals: z._default(z.boolean(), true),
  /** Part of the format (rule CONFIG-3); whether mocks run is decided by the build. */
  mocks: z._default(z.boolean(), false),
})
