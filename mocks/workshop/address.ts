import { type Resource, resourceFacts } from '@/generated/resourceFacts'
import type { OperationId } from '@/generated/resourceMocks'
import { isFault, namedFaults } from '../faults'
import { operations } from '../handlers/operations'
import type { PageClock } from '../pageClock'
import { personas } from '../provider/personas'
import { type FaultRule, maxLatency, maxSize, type Scenario } from './scenario'

/*
 * A scenario as text: `first-day,latency:3000~500,missions:501,listTeams:status-500x2`. The name of a scenario comes
 * first, the settings that differ from it follow. `none` removes a setting of the named scenario.
 */

/** The name of the query parameter. */
const parameter = 'scenario'

/** A scenario that was parsed from text. */
export interface ReadScenario {
  /** Name of a scenario in `scenarios.ts`. */
  name?: string
  state: Scenario
  /** The parts that could not be parsed. They have no effect. */
  unknown: string[]
}

type Key = Exclude<keyof Scenario, 'sizes' | 'faults' | 'latency' | 'jitter'>

/** How each setting is written and parsed. Undefined means that the text is invalid. */
const settings: {
  [K in Key]: {
    write(value: NonNullable<Scenario[K]>): string
    read(text: string): Scenario[K]
    /** All values, if there are few. */
    values?: readonly string[]
  }
} = {
  persona: choice(['visitor', ...personas.map(({ id }) => id)]),
  account: { write: (id) => id, read: (text) => text },
  theme: choice(['light', 'dark']),
  data: {
    write: (data) => data,
    read: (text) => (/^contract~\d{1,9}$/.test(text) ? (text as Scenario['data']) : undefined),
  },
  texts: choice(['long']),
  pictures: choice(['missing', 'broken']),
  references: choice(['broken']),
  programmes: choice(['shared']),
  token: {
    write: (token) => (token === 'expired' ? token : `${token}s`),
    read: (text) => (text === 'expired' ? text : numberOf(text.replace(/s$/, ''), 86_400)),
  },
  refresh: choice(['refused']),
  clock: { write: writeClock, read: readClock },
  skew: { write: (seconds) => `${seconds}s`, read: (text) => secondsOf(text) },
  missingCode: { write: (code) => code, read: (text) => (/^[\w.-]+$/.test(text) ? text : undefined) },
  visit: choice(['first']),
  otherPerson: choice(['now', 'in-10-s', 'before-save', 'deletes-before-save']),
  loading: { write: String, read: (text) => numberOf(text, 60_000) },
  config: choice(['missing', 'not-json', 'incomplete', 'readers-propose']),
  mocked: {
    write: (mocked) => (mocked === 'all' ? mocked : mocked.join('~') || '-'),
    read: (text) =>
      text === 'all'
        ? text
        : text.split('~').filter((id): id is OperationId => Object.hasOwn(operations, id)),
  },
}
const keys = Object.keys(settings) as Key[]

function choice<T extends string>(values: readonly T[]) {
  return {
    values,
    write: (value: T) => value as string,
    read: (text: string) => values.find((value) => value === text),
  }
}

/** The names of all settings. */
export const settingNames: readonly string[] = [
  ...keys,
  'latency',
  'all',
  ...Object.keys(resourceFacts),
  ...Object.keys(operations),
]

/** The values of a setting that has few. */
export const valuesOf = (name: string): readonly string[] =>
  isOperation(name) ? namedFaults : (keys.find((key) => key === name) && settings[name as Key].values) || []

function numberOf(text: string, most: number): number | undefined {
  const value = /^\d+$/.test(text) ? Number(text) : undefined
  return value !== undefined && value <= most ? value : undefined
}

const secondsOf = (text: string) => (/^-?\d+s$/.test(text) ? Number(text.slice(0, -1)) : undefined)

function writeClock(clock: PageClock): string {
  return clock.kind === 'moved' ? `${clock.seconds}s` : `${clock.kind}~${clock.at}`
}

function readClock(text: string): PageClock | undefined {
  const seconds = secondsOf(text)
  if (seconds !== undefined) return { kind: 'moved', seconds }
  const [, kind, at = ''] = /^(fixed|running)~(.+)$/.exec(text) ?? []
  return Number.isNaN(Date.parse(at)) ? undefined : { kind: kind as 'fixed' | 'running', at }
}

const writeRule = ({ fault, times }: FaultRule) => (times ? `${fault}x${times}` : fault)

function readRule(text: string): FaultRule | undefined {
  const [, fault = text, times] = /^(.+)x(\d+)$/.exec(text) ?? []
  if (!isFault(fault)) return undefined
  return times ? { fault, times: Number(times) } : { fault }
}

const isResource = (name: string): name is Resource => Object.hasOwn(resourceFacts, name)
const isOperation = (name: string): name is keyof typeof operations | 'all' =>
  name === 'all' || Object.hasOwn(operations, name)

/** All settings of a state as texts, by the name before the colon. */
function textsOf(state: Scenario): Map<string, string> {
  const texts = new Map<string, string>()
  for (const key of keys) {
    const value = state[key]
    if (value !== undefined) texts.set(key, (settings[key].write as (value: unknown) => string)(value))
  }
  if (state.latency !== undefined || state.jitter)
    texts.set('latency', [state.latency ?? 0, ...(state.jitter ? [state.jitter] : [])].join('~'))
  for (const [resource, size] of Object.entries(state.sizes ?? {})) texts.set(resource, String(size))
  for (const [operation, rule] of Object.entries(state.faults ?? {})) texts.set(operation, writeRule(rule))
  return texts
}

/** The part of a state that a text sets; undefined if the text is invalid. */
function readSetting(key: string, text: string): Scenario | undefined {
  if (key === 'latency') {
    const [latency, jitter] = text.split('~').map((part) => numberOf(part, maxLatency))
    return latency === undefined ? undefined : { latency, jitter }
  }
  if (isResource(key)) {
    const size = numberOf(text, maxSize(key))
    return size === undefined ? undefined : { sizes: { [key]: size } }
  }
  if (isOperation(key)) {
    const rule = readRule(text)
    return rule && { faults: { [key]: rule } }
  }
  const value = keys.includes(key as Key) ? settings[key as Key].read(text) : undefined
  return value === undefined ? undefined : { [key]: value }
}

/** The patch that removes a setting. */
function emptySetting(key: string): Scenario | undefined {
  if (key === 'latency') return { latency: undefined, jitter: undefined }
  if (isResource(key)) return { sizes: { [key]: undefined } }
  if (isOperation(key)) return { faults: { [key]: undefined } }
  return keys.includes(key as Key) ? { [key]: undefined } : undefined
}

/** One state with the settings of another. Sizes and faults are merged one by one. */
export const merged = (state: Scenario, patch: Scenario): Scenario =>
  withoutGaps({
    ...state,
    ...patch,
    sizes: { ...state.sizes, ...patch.sizes },
    faults: { ...state.faults, ...patch.faults },
  })

/** Removes settings that are undefined, so that equal states have equal texts. */
function withoutGaps(state: Scenario): Scenario {
  const tidy = Object.fromEntries(
    Object.entries(state).filter(([, value]) => value !== undefined),
  ) as Scenario
  for (const part of ['sizes', 'faults'] as const) {
    const kept = Object.entries(tidy[part] ?? {}).filter(([, value]) => value !== undefined)
    if (kept.length > 0) tidy[part] = Object.fromEntries(kept)
    else delete tidy[part]
  }
  return tidy
}

/** Writes a scenario. `base` is the named scenario that it started from. */
export function writeScenario(state: Scenario, name?: string, base: Scenario = {}): string {
  const [now, before] = [textsOf(withoutGaps(state)), textsOf(withoutGaps(base))]
  const differing = [...new Set([...before.keys(), ...now.keys()])].filter(
    (key) => now.get(key) !== before.get(key),
  )
  const parts = differing.map(
    (key) => `${key}:${encodeURIComponent(now.get(key) ?? 'none').replaceAll('%3A', ':')}`,
  )
  return [...(name ? [name] : []), ...parts].join(',')
}

/** Parses the text of a scenario. `named` looks up the state of a named scenario. */
export function readScenario(text: string, named: (name: string) => Scenario | undefined): ReadScenario {
  const [first = '', ...rest] = text.split(',')
  const isNamed = first !== '' && !first.includes(':')
  const base = isNamed ? named(first) : undefined
  const unknown: string[] = isNamed && !base ? [first] : []
  let state = withoutGaps(base ?? {})
  for (const part of isNamed ? rest : [first, ...rest]) {
    if (part === '') continue
    const [key, value] = split(part)
    const patch = value === 'none' ? emptySetting(key) : readSetting(key, decoded(value))
    if (patch) state = merged(state, patch)
    else unknown.push(part)
  }
  return { ...(base && { name: first }), state, unknown }
}

const split = (part: string): [string, string] => {
  const at = part.indexOf(':')
  return at < 0 ? [part, ''] : [part.slice(0, at), part.slice(at + 1)]
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The scenario's text in a query string; undefined without one. */
export const scenarioIn = (search: string): string | undefined =>
  new RegExp(`[?&]${parameter}=([^&#]*)`).exec(search)?.[1]?.replaceAll('%2C', ',').replaceAll('%3A', ':')

/** An address of the console without its scenario. */
export function withoutScenario(href: string): string {
  const [path = '', hash] = href.split('#')
  const [pathname, search = ''] = path.split('?')
  const rest = search.split('&').filter((part) => part !== '' && !part.startsWith(`${parameter}=`))
  return pathname + (rest.length > 0 ? `?${rest.join('&')}` : '') + (hash === undefined ? '' : `#${hash}`)
}

/** An address of the console with a scenario in its query; without one if the text is empty. */
export function withScenario(href: string, text: string): string {
  const plain = withoutScenario(href)
  if (text === '') return plain
  const [path = '', hash] = plain.split('#')
  return `${path}${path.includes('?') ? '&' : '?'}${parameter}=${text}${hash === undefined ? '' : `#${hash}`}`
}
