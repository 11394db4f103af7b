import type * as z from 'zod/mini'
import { basePath } from '@/lib/basePath'
import { configSchema } from './configFormat'

/** Configuration of a deployment, read once at boot (rule CONFIG-1). */
export type AppConfig = z.output<typeof configSchema>

export interface ConfigProblem {
  /** Path of the key in config.json, e.g. `auth.domain`; empty if the whole file is invalid. */
  key: string
  /** What is wrong, worded to follow the key: `is missing`. */
  text: string
}

/** Thrown when config.json is invalid; the message lists every invalid key. */
export class ConfigError extends Error {
  readonly problems: ConfigProblem[]
  constructor(problems: ConfigProblem[]) {
    super(problems.map(({ key, text }) => (key ? `${key} ${text}` : text)).join('; '))
    this.name = 'ConfigError'
    this.problems = problems
  }
}

const fileProblem = (text: string) => new ConfigError([{ key: '', text }])

/** A domain of `/`: the origin of this page. The mocked provider has its pages below the path of the console. */
const ownAddress = () => window.location.origin + (import.meta.env.VITE_MOCKS ? basePath : '')

/** Validates parsed JSON. `origin` replaces a domain of `/`. Throws ConfigError. */
export function parseConfig(json: unknown, origin = ownAddress()): AppConfig {
  const result = configSchema.safeParse(json)
  if (!result.success) throw configErrorOf(result.error.issues, json)
  const { auth, apiBaseUrl, ...rest } = result.data
  const trimmed = (url: string) => url.replace(/\/+$/, '')
  return {
    ...rest,
    apiBaseUrl: trimmed(apiBaseUrl),
    auth: { ...auth, domain: auth.domain === '/' ? origin : trimmed(auth.domain) },
  }
}

/** Converts the issues of a zod schema to a ConfigError. */
export function configErrorOf(issues: readonly z.core.$ZodIssue[], json: unknown): ConfigError {
  const problems = issues.flatMap((issue) => toProblems(issue, json))
  // One value can break several rules; the first is enough.
  return new ConfigError(
    problems.filter(({ key }, index) => problems.findIndex((one) => one.key === key) === index),
  )
}

/** Reads and validates `/config.json`. Throws ConfigError. */
export async function loadConfig(): Promise<AppConfig> {
  let body: string
  try {
    const response = await fetch(`${basePath}/config.json`, { cache: 'no-cache' })
    if (!response.ok) throw fileProblem(notServed(response.status))
    body = await response.text()
  } catch (error) {
    if (error instanceof ConfigError) throw error
    throw fileProblem('config.json could not be fetched: the network or the server failed')
  }
  return parseConfig(toJson(body))
}

const notServed = (status: number) =>
  status === 404 ? 'config.json was not found (404)' : `config.json could not be read (${status})`

function toJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch (error) {
    // The usual cause is a server that responds to unknown paths with index.html.
    const cause = /^\s*</.test(body) ? 'it looks like an HTML page' : (error as Error).message
    throw fileProblem(`config.json is not JSON: ${cause}`)
  }
}

const typeWords: Record<string, string> = {
  string: 'must be a text',
  number: 'must be a number',
  int: 'must be a whole number',
  boolean: 'must be true or false',
  array: 'must be a list',
  object: 'must be an object',
}

function toProblems(issue: z.core.$ZodIssue, json: unknown): ConfigProblem[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ key: keyText([...issue.path, key]), text: issue.message }))
  if (issue.path.length === 0) return [{ key: '', text: 'config.json must be an object' }]
  return [{ key: keyText(issue.path), text: problemText(issue, valueAt(json, issue.path)) }]
}

const keyText = (path: readonly PropertyKey[]) =>
  path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .slice(1)

function problemText(issue: z.core.$ZodIssue, value: unknown): string {
  if (value === undefined || value === null) return 'is missing'
  if (value === '') return 'is empty'
  if (issue.code === 'invalid_type') return typeWords[issue.expected] ?? `must be of type ${issue.expected}`
  return issue.message
}

const valueAt = (json: unknown, path: PropertyKey[]) =>
  path.reduce<unknown>((value, part) => (value as Record<PropertyKey, unknown> | undefined)?.[part], json)
