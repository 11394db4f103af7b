// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import Ajv2020 from 'ajv/dist/2020'
import { expect, it } from 'vitest'
import { settingsOf } from '@/app/brand/settings'
import { parseConfig } from '@/app/config'
import { checkKeys, pageNamesOf } from '@/app/configKeys'
import { routeTree } from '@/generated/routeTree.gen'
import { entityTypes } from '@/model/entityTypes'
import { chartSchema } from '../../../deploy/chartSchema'
import { configJsonSchema } from '../../../deploy/configSchema'
import mocked from '../../../mocks/config.json'

const isValid = new Ajv2020({ strict: true }).compile(configJsonSchema())

const inChart = new Ajv2020({ strict: false }).compile(chartSchema())

const auth = { domain: 'tenant.example', clientId: 'c', audience: 'a', appMetadataClaim: 'm' }
const least = { apiBaseUrl: '/api', auth, supportEmail: 'help@example.com' }

const isAccepted = (config: unknown) => {
  try {
    const parsed = parseConfig(config)
    settingsOf(parsed)
    return checkKeys(parsed) === undefined
  } catch {
    return false
  }
}

/** The settings that docs/white-label.md shows. */
const example = /```json\n([\s\S]*?)```/.exec(readFileSync('docs/white-label.md', 'utf8'))?.[1] ?? ''

const accepted: unknown[] = [
  least,
  { ...least, ...JSON.parse(example) },
  mocked,
  { ...least, $schema: './config.schema.json', unknown: 1 },
  { ...least, apiBaseUrl: 'HTTPS://api.example/v0/' },
  { ...least, auth: { ...auth, domain: '/' } },
  { ...least, auth: { ...auth, domain: 'https://tenant.example/' } },
  { ...least, auth: { ...auth, domain: 'localhost:4612' } },
  { ...least, auth: { ...auth, domain: 'tenant.example:00443' } },
  { ...least, apiBaseUrl: 'http://api.example:1/v0', supportEmail: 'hilfe@münchen.example' },
  { ...least, links: { privacyPolicy: '/privacy.html', termsOfService: 'https://example.com/terms' } },
  { ...least, links: { social: [{ label: 'Chat', url: 'chat', icon: 'news' }] } },
  { ...least, companyLine: 'Company', copyrightHolder: 'Company', authLoaderDelayMs: 0, mocks: true },
  { ...least, companyLine: '', copyrightHolder: '', brand: { copyrightHolder: '' } },
  { ...least, links: { social: [], privacyPolicy: '', termsOfService: '' } },
  { ...least, auth: { ...auth, domain: 'HTTPS://Tenant.example' } },
  { ...least, apiBaseUrl: 'http://[::1]:8080/v0' },
  { ...least, notice: { text: 'Closed at noon' } },
  {
    ...least,
    notice: {
      text: 'x',
      link: '/news',
      from: '2026-03-12T09:00Z',
      until: '2026-03-12T09:00:00+01:00',
      kind: 'maintenance',
    },
  },
  { ...least, journal: false },
  { ...least, reportTo: 'https://reports.example.com/console', reportSample: 0.1, reportVitals: false },
  { ...least, reportTo: '/reports', reportSample: 0 },
  { ...least, brand: {} },
  {
    ...least,
    brand: { name: 'Acme Rewards', logo: '/acme/logo.svg', logoDark: 'https://cdn.example/logo.png' },
  },
  { ...least, brand: { logo: 'data:image/svg+xml;base64,PHN2Zy8+' } },
  { ...least, brand: { colours: { primary: '#0B5FFF', primaryDark: '#8ab4ff', accent: '#b35900' } } },
  { ...least, images: { default: '/d.svg', prizes: 'https://cdn.example/p.png' } },
  { ...least, features: { check: false, playerView: true, journal: false } },
]

/** Each leads a browser to another place than it seems, or gives away a password. */
const unsafeUrls = [
  '//evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https:\\\\evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  ' https://evil.example',
  'https://evil.example ',
  'https://user@evil.example',
  'https://user:secret@evil.example',
  'https://good.example@evil.example/',
  'ht\ntps://evil.example',
  'https://evil.example/\u0000',
  'https://',
  ...[0x61c, 0x34f, 0x180e, 0x115f, 0x3164, 0x2800, 0xe0041].map(
    (code) => `https://evil.example/${String.fromCodePoint(code)}`,
  ),
  'https://evil.example:0',
  'https://evil.example:00/',
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  'blob:https://evil.example/1',
  'ws://evil.example',
]

const refused: unknown[] = [
  null,
  [],
  'text',
  {},
  ...Object.keys(least).map((key) => ({ ...least, [key]: undefined })),
  ...Object.keys(auth).flatMap((key) =>
    [undefined, '', 1].map((value) => ({ ...least, auth: { ...auth, [key]: value } })),
  ),
  ...['', 'api', '//evil.example', '/\\evil.example', 'javascript:alert(1)', 'ftp://api.example', 1].map(
    (apiBaseUrl) => ({ ...least, apiBaseUrl }),
  ),
  ...[
    'two words',
    'tenant.example:0',
    'https://tenant.example/path',
    'javascript:alert(1)',
    'ftp://tenant.example',
  ].map((domain) => ({ ...least, auth: { ...auth, domain } })),
  ...['help', 'a@b', 'two words@example.com', 'a\u3164@example.com', 'a@exam\u034fple.com'].map(
    (supportEmail) => ({ ...least, supportEmail }),
  ),
  ...['javascript:alert(1)', ' JaVaScRiPt:alert(1)', 'data:text/html,x', '\u0001vbscript:x'].flatMap(
    (url) => [
      { ...least, links: { privacyPolicy: url } },
      { ...least, links: { termsOfService: url } },
      { ...least, links: { social: [{ label: 'x', url }] } },
    ],
  ),
  { ...least, links: { social: [{ url: '/x' }] } },
  { ...least, links: { social: {} } },
  { ...least, journal: 'no' },
  ...['', 'reports', '//reports.example', 'javascript:alert(1)', true].map((reportTo) => ({
    ...least,
    reportTo,
  })),
  ...[-0.1, 1.1, '1'].map((reportSample) => ({ ...least, reportTo: '/reports', reportSample })),
  { ...least, reportVitals: 1 },
  ...unsafeUrls.flatMap((address) => [
    { ...least, apiBaseUrl: address },
    { ...least, reportTo: address },
    { ...least, links: { privacyPolicy: address } },
    { ...least, links: { social: [{ label: 'x', url: address }] } },
    { ...least, brand: { logo: address } },
    { ...least, brand: { logoDark: address } },
    { ...least, images: { default: address } },
    { ...least, auth: { ...auth, domain: address } },
  ]),
  ...['https://api.example/v0?key=1', '/api#x'].map((apiBaseUrl) => ({ ...least, apiBaseUrl })),
  { ...least, companyLine: '  ' },
  ...['https://a:70000/', 'https://a<b/', 'https://a%zz/', 'https://a\u00a0b/'].map((apiBaseUrl) => ({
    ...least,
    apiBaseUrl,
  })),
  { ...least, auth: { ...auth, clientId: ' ' } },
  ...[60_001, 1.5, 1e300].map((authLoaderDelayMs) => ({ ...least, authLoaderDelayMs })),
  { ...least, authLoaderDelayMs: -1 },
  { ...least, authLoaderDelayMs: 1.5 },
  { ...least, authLoaderDelayMs: '1500' },
  { ...least, mocks: 'yes' },
  ...[
    { name: '' },
    { name: 'A name of more than 24 letters' },
    { logo: 'http://cdn.example/logo.png' },
    { logo: '//cdn.example/logo.png' },
    { logo: 'logo.png' },
    { logo: 'javascript:alert(1)' },
    { logo: 'data:text/html,x' },
    { color: '#112233' },
    { colours: { primary: 'blue' } },
    { colours: { primary: '#12345' } },
    { colours: { primary: '#1234567' } },
    { colours: { secondary: '#112233' } },
    'Acme',
  ].map((brand) => ({ ...least, brand })),
  ...[
    {},
    { text: '' },
    { text: 'x'.repeat(301) },
    { text: 'x', link: 'javascript:x' },
    { text: 'x', from: '2026-03-12' },
    { text: 'x', until: '2026-13-12T09:00Z' },
    { text: 'x', kind: 'other' },
    { text: 'x', to: 'y' },
    'text',
  ].map((notice) => ({ ...least, notice })),
  ...[{ prize: '/p.svg' }, { rules: '/r.svg' }, { prizes: 'p.svg' }, { prizes: 1 }].map((images) => ({
    ...least,
    images,
  })),
  ...[{ calender: false }, { plan: false }, { check: 'no' }, ['check']].map((features) => ({
    ...least,
    features,
  })),
]

/** As values of the chart. */
const isValidInChart = (config: unknown) => inChart({ image: { repository: 'console' }, config })

/** As it is in a file: without the keys that are undefined. */
const written = (config: unknown) => JSON.parse(JSON.stringify(config))

it.each(accepted.map(written).map((config) => [config]))(
  'the published schema and the console accept %j (rule CONFIG-6)',
  (config) => {
    expect([isAccepted(config), isValid(config)]).toEqual([true, true])
    // The chart takes a key that is not known for a misspelt one.
    expect(isValidInChart(config)).toBe(!('unknown' in config))
  },
)

it.each(refused.map(written).map((config) => [config]))(
  'the published schema and the console refuse %j',
  (config) => {
    expect([isAccepted(config), isValid(config), isValidInChart(config)]).toEqual([false, false, false])
  },
)

it('the published schema describes each key', () => {
  const keysOf = (schema: ReturnType<typeof configJsonSchema>): [string, unknown][] =>
    Object.entries(schema.properties ?? {}).flatMap(([key, one]) => [
      [key, one.description],
      ...keysOf(one),
      ...(one.items ? keysOf(one.items) : []),
    ])
  const keys = keysOf(configJsonSchema())
  expect(keys.length).toBeGreaterThan(15)
  expect(keys.filter(([, description]) => !description)).toEqual([])
})

it('the published schema names the pages and the types of the console', () => {
  const { images, features } = configJsonSchema().properties ?? {}
  expect(Object.keys(features?.properties ?? {}).toSorted()).toEqual(pageNamesOf(routeTree).toSorted())
  expect(Object.keys(images?.properties ?? {})).toEqual(['default', ...entityTypes])
})
