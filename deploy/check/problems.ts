import { KeyTwice, readJson } from '../../openapi/kit/contract/readJson.ts'
import { unreadable } from '../../src/app/brand/colours.ts'
import { type BrandSettings, unknownKeys } from '../../src/app/brand/format.ts'
import { settingsOf } from '../../src/app/brand/settings.ts'
import { type AppConfig, ConfigError, type ConfigProblem, parseConfig } from '../../src/app/config.ts'
import { authSchema, configSchema, linksSchema } from '../../src/app/configFormat.ts'
import { placeholders } from '../../src/app/placeholders.ts'

/** The names that the code of the console knows; the bundle of the checker contains them. */
declare const KNOWN_NAMES: { types: string[]; pages: string[] }

const words = ({ key, text }: ConfigProblem) => (key ? `${key} ${text}` : text)
const own = 'https://own.invalid'

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

type Part = [name: string, value: unknown, known: string[]]

const socialLinks = (links: unknown): unknown[] =>
  isObject(links) && Array.isArray(links.social) ? links.social : []

/** Keys that the console would pass over: misspelt ones. */
function misspelt(json: Record<string, unknown>): string[] {
  const parts: Part[] = [
    ['', json, ['$schema', ...Object.keys(configSchema.shape)]],
    ['auth.', json.auth, Object.keys(authSchema.shape)],
    ['links.', json.links, Object.keys(linksSchema.shape)],
    ...socialLinks(json.links).map(
      (link, index): Part => [`links.social[${index}].`, link, ['label', 'url', 'icon']],
    ),
  ]
  return parts.flatMap(([name, value, known]) =>
    isObject(value)
      ? Object.keys(value)
          .filter((key) => !known.includes(key))
          .map((key) => `${name}${key} is not known; known are ${known.join(', ')}`)
      : [],
  )
}

/** What the console needs the policy to allow, against the variables of the server that are set. */
function unlisted(config: AppConfig, origins: Readonly<Record<string, string | undefined>>): string[] {
  const needed = {
    API_ORIGIN: ['apiBaseUrl', config.apiBaseUrl],
    IDENTITY_ORIGIN: [
      'auth.domain',
      /:\/\//.test(config.auth.domain) ? config.auth.domain : `https://${config.auth.domain}`,
    ],
    REPORT_ORIGIN: ['reportTo', config.reportTo],
  } as const
  return Object.entries(needed).flatMap(([name, [key, address]]) => {
    const set = origins[name]
    if (!set || address === undefined) return []
    const { origin } = new URL(address, own)
    if (origin === own || set.split(/\s+/).some((one) => URL.canParse(one) && new URL(one).origin === origin))
      return []
    return [`${name} is ${set}, but ${key} needs ${origin}`]
  })
}

/** A text of the settings, with its key as the console names it: `links.social[0].url`. */
type Text = readonly [key: string, value: string]

const textsIn = (value: unknown, key = ''): Text[] => {
  if (typeof value === 'string') return [[key, value]]
  if (Array.isArray(value)) return value.flatMap((item, index) => textsIn(item, `${key}[${index}]`))
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([name, item]) => textsIn(item, key ? `${key}.${name}` : name))
}

const variable = /\$\{[^}"]*\}/

/** A variable of a template that nothing has filled in. */
const unfilled = (texts: readonly Text[]): string[] =>
  texts.flatMap(([key, value]) => {
    const [found] = variable.exec(value) ?? []
    return found ? `${key} has ${found}, which nothing has filled in` : []
  })

const hasOuterBlank = ([, value]: Text) => value.trim() !== value && value.trim() !== ''

/** The provider compares what `auth` has letter by letter. */
const isCompared = ([key]: Text) => key.startsWith('auth.')

/** The problems that a reader of the code finds: it throws them. */
function thrownBy(read: () => unknown): string[] {
  try {
    read()
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.problems.map(words)
    throw error
  }
}

/** The parsed text. Browsers drop a byte order mark at its start. */
const parsed = (text: string): unknown => readJson(text.replace(/^\uFEFF/, ''))

/** Why a text cannot be parsed. */
function unparsed(text: string, error: Error): string {
  if (error instanceof KeyTwice) return `config.json ${error.message}`
  const [found] = variable.exec(text) ?? []
  return `config.json is not JSON: ${error.message}${found ? `. It has ${found}, which nothing has filled in` : ''}`
}

/** Everything that is wrong with a config.json, one sentence for each key, as the console words it at its start. */
export function problemsOf(
  text: string,
  origins: Readonly<Record<string, string | undefined>> = {},
): string[] {
  let json: unknown
  try {
    json = parsed(text)
  } catch (error) {
    return [unparsed(text, error as Error)]
  }
  const invalid = thrownBy(() => parseConfig(json, own))
  if (!isObject(json)) return invalid
  // A brand is named in the same run as an invalid address.
  const settings = json as unknown as AppConfig
  const said = [...invalid, ...thrownBy(() => settingsOf(settings)), ...misspelt(json)]
  const texts = textsIn(json)
  const blanks = texts
    .filter((one) => isCompared(one) && hasOuterBlank(one))
    .map(([key]) => `${key} begins or ends with a blank`)
  // One sentence for each key: an unfilled variable is the reason of what else is wrong with it.
  const empty = unfilled(texts)
  const keyOf = (line: string) => line.split(' ', 1)[0]
  const others = [...said, ...blanks].filter((line) => !empty.some((one) => keyOf(one) === keyOf(line)))
  const problems = [...empty, ...others]
  if (problems.length > 0) return problems
  const config = parseConfig(json, own)
  const { brand, images, features } = settingsOf(config)
  const unknown = unknownKeys({ images, features }, KNOWN_NAMES.types, KNOWN_NAMES.pages)
  return [...[...unreadable(brand?.colours ?? {}), ...unknown].map(words), ...unlisted(config, origins)]
}

/** Icons of social links that the console does not have. */
function unknownIcons({ social = [] }: AppConfig['links']): string[] {
  const known = placeholders.social.map(({ icon }) => icon)
  return social.flatMap(({ icon }, index) =>
    icon === undefined || known.includes(icon)
      ? []
      : `links.social[${index}].icon is ${icon}, so the footer shows the icon of a link; known are ${known.join(', ')}`,
  )
}

/** A notice that nobody would see. */
function hiddenNotice({ from, until }: NonNullable<BrandSettings['notice']>, now: number): string[] {
  if (!until) return []
  if (from && Date.parse(from) >= Date.parse(until))
    return ['notice.until is not later than notice.from, so the notice is never shown']
  return Date.parse(until) <= now
    ? [`notice.until is over (${until}), so the notice is not shown any more`]
    : []
}

/** What the footer of this deployment would invent or replace, and what it would not show. */
export function warningsOf(text: string, now = Date.now()): string[] {
  const json = parsed(text)
  const config = parseConfig(json, own)
  const { links, companyLine, copyrightHolder } = config
  const { brand, notice } = settingsOf(config)
  const { social, privacyPolicy, termsOfService, ...texts } = placeholders
  const holder = copyrightHolder ?? brand?.copyrightHolder
  const shown: [key: string, value: unknown, placeholder: string][] = [
    ['links.social', links.social, social.map(({ url }) => url).join(', ')],
    ['links.privacyPolicy', links.privacyPolicy, privacyPolicy],
    ['links.termsOfService', links.termsOfService, termsOfService],
    ['companyLine', companyLine, texts.companyLine],
    ['copyrightHolder', holder, texts.copyrightHolder],
  ]
  const invented = shown
    .filter(([, value]) => value === undefined)
    .map(([key, , placeholder]) => `${key} is not set, so the footer shows a placeholder: ${placeholder}`)
  const blanks = textsIn(json)
    .filter(hasOuterBlank)
    .map(([key]) => `${key} begins or ends with a blank`)
  return [...invented, ...unknownIcons(links), ...(notice ? hiddenNotice(notice, now) : []), ...blanks]
}
