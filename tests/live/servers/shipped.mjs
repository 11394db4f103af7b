import { readFileSync } from 'node:fs'

/** The shipped server configuration: the only source of headers and caching. */
const template = readFileSync(new URL('../../../deploy/console.conf.template', import.meta.url), 'utf8')

/** The configuration with its five names filled in; throws if a name has no value. */
export const shippedConfig = (names) =>
  template.replace(/\$\{([A-Z_]+)\}/g, (name, key) => {
    if (key === 'NAMES') return name
    if (names[key] === undefined) throw new Error(`The shipped configuration asks for ${key}`)
    return names[key]
  })

const quoted = (pattern, text) => [...text.matchAll(pattern)].map(([, ...parts]) => parts)

/** The headers that nginx would send with a response, by name, for servers that replace it. */
export function shippedHeaders(names) {
  const config = shippedConfig(names)
  const policy = quoted(/^ *set \$policy "(.*)";$/gm, config).map(([part]) => part.replace('$policy; ', ''))
  const cacheRules = quoted(/^ *"~(.*?)" +"(.*?)";$/gm, config)
  const [[otherwise]] = quoted(/^ *default +"(.*)";$/gm, config)
  const headers = quoted(/^ *add_header (\S+) "(.*)" always;$/gm, config)
  return (status, path) => {
    const rule = cacheRules.find(([pattern]) => new RegExp(pattern).test(`${status} ${path}`))
    const values = { $policy: policy.join('; '), $console_cache: rule?.[1] ?? otherwise }
    return Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), values[value] ?? value]))
  }
}
