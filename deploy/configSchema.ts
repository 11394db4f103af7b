import * as z from 'zod/mini'
import { configSchema } from '../src/app/configFormat.ts'

const urlOrPath = '^([Hh][Tt][Tt][Pp][Ss]?://[^/]|/(?![/\\\\]))'

/** What the checks in code accept, as patterns; and the words that an editor shows. By key. */
const keys: Record<string, { description: string; pattern?: string }> = {
  apiBaseUrl: {
    description: 'Base of the admin API: an http(s) URL, or a path of the console’s own origin.',
    pattern: urlOrPath,
  },
  auth: { description: 'The identity provider: Auth0, or a compatible one.' },
  domain: {
    description: 'Host name or origin of the identity provider; / for the origin of the console.',
    pattern: '^(/|[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)*(:\\d+)?|[Hh][Tt][Tt][Pp][Ss]?://[^/?#\\s]+/?)$',
  },
  clientId: { description: 'Id of the console as a client of the provider.' },
  audience: { description: 'Identifier of the API at the provider.' },
  appMetadataClaim: { description: 'Claim of the access token that has the accounts of the user.' },
  supportEmail: {
    description: 'Address that people without access can write to.',
    pattern: '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$',
  },
  links: { description: 'Links of the footer.' },
  social: { description: 'Icons of the footer.' },
  label: { description: 'Name of the link, for tooltips and screen readers.' },
  icon: { description: 'news, community or video; any other value shows a plain link.' },
  companyLine: { description: 'Name and registration of the company, in the footer.' },
  copyrightHolder: { description: 'Who holds the copyright, in the footer.' },
  authLoaderDelayMs: { description: 'Least time of the Loading page, in milliseconds.' },
  journal: { description: 'Whether the browser keeps a journal of its changes; false turns it off.' },
  reportTo: {
    description:
      'Where the console reports errors and web vitals to: an http(s) URL, or a path of its own origin.',
    pattern: urlOrPath,
  },
  reportSample: { description: 'The share of page loads that report, from 0 to 1.' },
  reportVitals: { description: 'Whether web vitals are reported, too.' },
  mocks: { description: 'Part of the format; has no effect in a production build.' },
}

/** Of what the browser reads as http(s): other schemes are refused, also behind blanks and control characters. */
const link = '^(?![\\s\\u0000-\\u001f]*[A-Za-z][A-Za-z0-9+.-]*:)|^[\\s\\u0000-\\u001f]*[Hh][Tt][Tt][Pp][Ss]?:'
for (const key of ['url', 'privacyPolicy', 'termsOfService'])
  keys[key] = { description: 'An http(s) or relative URL.', pattern: link }

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
    ...(items && { items: describe(items) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([key, one]) => [key, { ...describe(one), ...keys[key] }]),
      ),
    }),
  }
}

/** The JSON Schema of `config.json`, from the schema that the console checks it with at boot (rule CONFIG-6). */
export function configJsonSchema(): JsonSchema {
  const { required = [], ...schema } = describe(z.toJSONSchema(configSchema, { io: 'input' }) as JsonSchema)
  const { auth: { default: _, ...auth } = {}, ...properties } = schema.properties ?? {}
  return {
    ...schema,
    title: 'Settings of the console, config.json',
    // In code it defaults to an empty object, so that each of its keys is reported as missing.
    required: [...required, 'auth'],
    properties: { auth, ...properties },
  }
}
