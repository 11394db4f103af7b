import { readFileSync } from 'node:fs'

type Names = Record<string, string | number>

/** The shipped server configuration: the only source of headers and caching. */
const template = readFileSync(new URL('./console.conf.template', import.meta.url), 'utf8')

/** The configuration with its five names filled in; throws if a name has no value. */
export const shippedConfig = (names: Names) =>
  template.replace(/\$\{([A-Z_]+)\}/g, (name, key: string) => {
    if (key === 'NAMES') return name
    const value = names[key]
    if (value === undefined) throw new Error(`The shipped configuration asks for ${key}`)
    return String(value)
  })

const pairs = (pattern: RegExp, text: string) =>
  [...text.matchAll(pattern)].map(([, name = '', value = '']) => [name, value] as const)

/** The headers that nginx would send with a response, by name, for servers that replace it. */
export function shippedHeaders(names: Names) {
  const config = shippedConfig(names)
  const policy = pairs(/^ *set \$policy "(.*)";$/gm, config).map(([part]) => part.replace('$policy; ', ''))
  const cacheRules = pairs(/^ *"~(.*?)" +"(.*?)";$/gm, config)
  const otherwise = pairs(/^ *default +"(.*)";$/gm, config)[0]?.[0] ?? ''
  const headers = pairs(/^ *add_header (\S+) "(.*)" always;$/gm, config)
  return (status: number, path: string): Record<string, string> => {
    const rule = cacheRules.find(([pattern]) => new RegExp(pattern).test(`${status} ${path}`))
    const values: Record<string, string> = {
      $policy: policy.join('; '),
      $console_cache: rule?.[1] ?? otherwise,
    }
    return Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), values[value] ?? value]))
  }
}
