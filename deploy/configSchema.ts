import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as z from 'zod/mini'
import { momentPattern, settingsSchema } from '../src/app/brand/format.ts'
import { configSchema } from '../src/app/configFormat.ts'
import { unsafeCharacters as unsafe } from '../src/app/configUrl.ts'
import { resourceFacts, withoutScreen } from '../src/generated/resourceFacts.ts'
import { pageName } from '../src/model/features.ts'

/* Patterns as `src/app/configUrl.ts` checks, without look-ahead, which Go, and so Helm, does not know. */
const safe = `[^${unsafe}]`
/** From 1 to 65535: no browser asks the port 0. */
const portNumber = '0*([1-9]\\d{0,3}|[1-5]\\d{4}|6[0-4]\\d{3}|65[0-4]\\d{2}|655[0-2]\\d|6553[0-5])'
const port = `(:(${portNumber})?)?`
/** A host name as people type it. */
const label = '[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?'
/** A host, without a user before it. */
const host = `//([^/?#@:\\[\\]<>^|%${unsafe}]+|\\[[\\dA-Fa-f:.]+\\])${port}`
/** A part of the domain of an e-mail address, which can have letters of any script. */
const mailLabel = `[^@.,;:?&#%<>()"/\\[\\]${unsafe}]+`
const scheme = '[Hh][Tt][Tt][Pp][Ss]?:'
const path = `/([^/${unsafe}]${safe}*)?`
const urlOrPath = `^(${scheme}${host}([/?#]${safe}*)?|${path})$`

/** What the checks in code accept, as patterns; and the words that an editor shows. By key. */
const keys: Record<string, { description: string; pattern?: string; maxLength?: number }> = {
  apiBaseUrl: {
    description: 'Base of the admin API: an http(s) URL, or a path of the console’s own origin.',
    pattern: `^(${scheme}${host}(/[^?#${unsafe}]*)?|/([^/?#${unsafe}][^?#${unsafe}]*)?)$`,
  },
  auth: { description: 'The identity provider: Auth0, or a compatible one.' },
  domain: {
    description: 'Host name or origin of the identity provider; / for the origin of the console.',
    pattern: `^(/|${label}(\\.${label})*(:${portNumber})?|${scheme}${host}/?)$`,
  },
  clientId: { description: 'Id of the console as a client of the provider.' },
  audience: { description: 'Identifier of the API at the provider.' },
  appMetadataClaim: { description: 'Claim of the access token that has the accounts of the user.' },
  supportEmail: {
    description: 'Address that people without access can write to.',
    pattern: `^[^@,;:?&#%<>()"\\[\\]${unsafe}]+@${mailLabel}(\\.${mailLabel})+$`,
  },
  links: { description: 'Links of the footer.' },
  social: { description: 'Icons of the footer; an empty list removes them.' },
  label: { description: 'Name of the link, for tooltips and screen readers.' },
  icon: { description: 'news, community or video; any other value shows a plain link.' },
  companyLine: {
    description: 'Name and registration of the company, in the footer; an empty text removes it.',
    pattern: '^$|\\S',
  },
  copyrightHolder: {
    description: 'Who holds the copyright, in the footer; an empty text removes the line.',
    pattern: '^$|\\S',
  },
  authLoaderDelayMs: { description: 'Least time of the Loading page, in milliseconds.' },
  reportTo: {
    description:
      'Where the console reports errors and web vitals to: an http(s) URL, or a path of its own origin.',
    pattern: urlOrPath,
  },
  reportSample: { description: 'The share of page loads that report, from 0 to 1.' },
  reportVitals: { description: 'Whether web vitals are reported, too.' },
  journal: {
    description: 'Whether the browser keeps a journal of its changes; the same as features.journal.',
  },
  readersPropose: {
    description:
      'Whether people who can read and not write edit to propose: nothing that they do is sent, and somebody else carries it out.',
  },
  brand: { description: 'The name and the looks of the console: docs/white-label.md.' },
  name: { description: 'The name of the console, in place of Console.', maxLength: 24 },
  colours: {
    description: 'Colours of both themes. Those that cannot be read are refused when the console starts.',
  },
  primary: { description: 'Colour of buttons, links and what is selected.' },
  primaryDark: { description: 'The same in the dark theme; by default a lighter shade of primary.' },
  accent: { description: 'Colour of the marks of what is current, and of highlights.' },
  accentDark: { description: 'The same in the dark theme; by default a lighter shade of accent.' },
  images: { description: 'Images of objects without an own one, by type.' },
  features: { description: 'Pages of the programme that are on (true, by default) or off (false).' },
  notice: { description: 'What the deployment tells everybody, on the sign-in page and above the header.' },
  text: { description: 'The notice, in one or two sentences.', maxLength: 300 },
  link: { description: 'Where more about it is: an http(s) or relative URL.' },
  from: { description: 'When it appears, with its zone, such as 2026-03-12T09:00:00Z; by default at once.' },
  until: { description: 'When it disappears; by default never.' },
  kind: { description: 'news, the default, or maintenance.' },
  mocks: { description: 'Part of the format; has no effect in a production build.' },
}

const relative = `[^/?#:${unsafe}]+([/?#]${safe}*)?|[?#]${safe}*|${path}`
const link = `${scheme}${host}([/?#]${safe}*)?|${relative}`
for (const key of ['from', 'until']) Object.assign(keys[key] ?? {}, { pattern: momentPattern })
keys.url = { description: 'An http(s) or relative URL.', pattern: `^(${link})$` }
Object.assign(keys.link ?? {}, { pattern: `^(${link})$` })
for (const key of ['privacyPolicy', 'termsOfService'])
  keys[key] = {
    description: 'An http(s) or relative URL; an empty text removes the link.',
    pattern: `^(${link})?$`,
  }

const picture = `^([Dd][Aa][Tt][Aa]:[Ii][Mm][Aa][Gg][Ee]/[A-Za-z+.-]+[;,].*|[Hh][Tt][Tt][Pp][Ss]:${host}([/?#]${safe}*)?|${path})$`
const pictures = 'An https URL, a path of the console’s own origin, or a data: URL of an image.'
for (const key of ['primary', 'primaryDark', 'accent', 'accentDark'])
  Object.assign(keys[key] ?? {}, { pattern: '^#[0-9A-Fa-f]{6}$' })
keys.logo = { description: `A square picture in place of the mark. ${pictures}`, pattern: picture }
keys.logoDark = { description: `The logo in the dark theme; by default logo. ${pictures}`, pattern: picture }

const routes = join(dirname(fileURLToPath(import.meta.url)), '../src/routes')

/** The pages of the programme, as the files of their routes describe them: `parts/navigation/pages.ts` reads the same. */
export const pageNames = () =>
  readdirSync(routes, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .toSorted()
    .flatMap((file) => {
      const source = readFileSync(join(routes, file), 'utf8')
      const address = /createFileRoute\('(.+)'\)/.exec(source)?.[1]
      return address && /\bpage: \{/.test(source) ? [pageName(address)] : []
    })

export const imageTypes = [
  'default',
  ...Object.keys(resourceFacts).filter((type) => !withoutScreen.some((other) => other === type)),
]

interface JsonSchema {
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
  required?: string[]
  [keyword: string]: unknown
}

/** Adds patterns and descriptions, by key. */
function describe({ properties, items, ...schema }: JsonSchema): JsonSchema {
  return {
    ...schema,
    // A text is not blank.
    ...(schema.minLength === 1 && { pattern: '\\S' }),
    ...(items && { items: describe(items) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([key, one]) => [key, { ...describe(one), ...keys[key] }]),
      ),
    }),
  }
}

/** A record, with the keys that only the code of the console knows. */
function withKeys(
  record: JsonSchema | undefined,
  names: string[],
  more: (name: string) => JsonSchema,
): JsonSchema {
  const { additionalProperties, ...schema } = record ?? {}
  return {
    ...schema,
    additionalProperties: false,
    properties: Object.fromEntries(
      names.map((name) => [name, { ...(additionalProperties as JsonSchema), ...more(name) }]),
    ),
  }
}

/** The JSON Schema of `config.json`, from the schema that the console checks it with at boot (rule CONFIG-6). */
export function configJsonSchema(): JsonSchema {
  const jsonSchemaOf = (format: z.core.$ZodType) =>
    describe(z.toJSONSchema(format, { io: 'input' }) as JsonSchema)
  const { required = [], ...schema } = jsonSchemaOf(configSchema)
  const { auth: { default: _, ...auth } = {}, ...properties } = schema.properties ?? {}
  const { brand, images, features, notice } = jsonSchemaOf(settingsSchema).properties ?? {}
  return {
    ...schema,
    title: 'Settings of the console, config.json',
    // In code it defaults to an empty object, so that each of its keys is reported as missing.
    required: [...required, 'auth'],
    properties: {
      auth,
      ...properties,
      brand: brand ?? {},
      notice: notice ?? {},
      images: withKeys(images, imageTypes, (type) => ({
        description: `Image of ${type === 'default' ? 'all other types' : type}. ${pictures}`,
        pattern: picture,
      })),
      features: withKeys(features, pageNames(), (name) => ({ description: `The page ${name}.` })),
    },
  }
}
