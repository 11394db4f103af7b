import { readFileSync } from 'node:fs'

type Names = Record<string, string | number>

/** The shipped server configuration: the only source of headers and caching. */
const template = readFileSync(new URL('./console.conf.template', import.meta.url), 'utf8')

const pairs = (pattern: RegExp, text: string) =>
  [...text.matchAll(pattern)].map(([, name = '', value = '']) => [name, value] as const)

/** The maps that hold one text each, by the name of their variable. */
const textsOf = (config: string) => new Map(pairs(/^map "" \$(\w+) \{\s+default "(.*)";$/gm, config))

/**
 * The configuration with its names filled in; throws if one has no value. By default the console has the root of its host. A name
 * with a variable of its own is optional.
 */
export function shippedConfig(names: Names): string {
  const optional = textsOf(template)
  const fill = (text: string): string =>
    text.replace(/\$\{([A-Z_]+)\}/g, (name, key: string) => {
      if (key === 'NAMES') return name
      const value = names[key] ?? (key === 'CONSOLE_PATH' ? '' : optional.get(key.toLowerCase()))
      if (value === undefined) throw new Error(`The shipped configuration asks for ${key}`)
      return fill(String(value))
    })
  return fill(template)
}

/** The headers that nginx would send with a response, by name, for servers that replace it. */
export function shippedHeaders(names: Names) {
  const config = shippedConfig(names)
  const cacheRules = pairs(/^ *"~(.*?)" +"(.*?)";$/gm, config)
  const texts = textsOf(config)
  const otherwise = /\$console_cache \{\s+default +"(.*)";$/m.exec(config)?.[1] ?? ''
  const headers = pairs(/^ *add_header (\S+) "(.*)" always;$/gm, config)
  return (status: number, path: string): Record<string, string> => {
    const rule = cacheRules.find(([pattern]) => new RegExp(pattern).test(`${status} ${path}`))
    const values = new Map(texts).set('console_cache', rule?.[1] ?? otherwise)
    const filled = (text: string) => text.replace(/\$(\w+)/g, (name, key: string) => values.get(key) ?? name)
    return Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), filled(value)]))
  }
}
