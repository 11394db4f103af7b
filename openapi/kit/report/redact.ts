// Removes secrets from all output and all recordings of the kit.
import type { Json } from '../contract/types.ts'

const secrets = new Set<string>()
const REDACTED = '[redacted]'

/** Registers a secret, such as the access token. */
export function keepSecret(text?: string) {
  // A shorter text is no secret, and redacting it would damage ordinary words.
  if (!text || text.length < 6) return
  secrets.add(text)
  secrets.add(encodeURIComponent(text))
}

/** Call at the start of a run: the next one has other secrets. */
export const forgetSecrets = () => secrets.clear()

/** Names of fields, headers and parameters whose values are secrets. */
export const isSecretName = (name: string) =>
  /^(authorization|proxy-authorization|cookie|set-cookie)$|api[-_]?key|token|secret|password/i.test(name)

/** Removes known secrets, bearer tokens, JWTs and passwords in URLs from a text. */
export function redact(text: unknown) {
  let clean = String(text)
  for (const secret of secrets) clean = clean.replaceAll(secret, REDACTED)
  return clean
    .replaceAll(/\b(bearer)\s+[\w.~+/=-]{8,}/gi, `$1 ${REDACTED}`)
    .replaceAll(/\beyJ[\w-]{5,}\.[\w-]{5,}\.[\w-]*/g, REDACTED)
    .replaceAll(/\/\/[^\s/@]+:[^\s/@]+@/g, `//${REDACTED}@`)
}

const tokens = /"[^"\\]*(?:\\[\s\S][^"\\]*)*"|[[\]{}:,]/g

/** Removes secrets from a text, in JSON also by the names of fields. Everything else stays as it is, broken JSON, too. */
export function redactText(text: string): string {
  /** The objects and lists around; a list has the name of its field. */
  const open: { name: string; isList: boolean }[] = []
  let name = ''
  let isKey = false
  const clean = text.replaceAll(tokens, (token) => {
    if (token === ':') isKey = false
    else if (token === '{' || token === '[') {
      open.push({ name, isList: token === '[' })
      isKey = token === '{'
      if (isKey) name = ''
    } else if (token === '}' || token === ']' || token === ',') {
      if (token !== ',') open.pop()
      const around = open.at(-1)
      isKey = token === ',' && around?.isList === false
      name = around?.isList ? around.name : ''
    } else return redactString(token)
    return token
  })
  return redact(clean)

  function redactString(token: string) {
    const value = parsed(token)
    if (value === undefined) return token
    if (!isKey && isSecretName(name) && value !== '') return JSON.stringify(REDACTED)
    if (isKey) name = value
    const without = redact(value)
    return without === value ? token : JSON.stringify(without)
  }
}

function parsed(token: string): string | undefined {
  try {
    return JSON.parse(token)
  } catch {
    return undefined
  }
}

/** Removes secrets from a value, at every depth. */
export function redactDeep(value: Json, name = ''): Json {
  if (typeof value === 'string') return isSecretName(name) && value ? REDACTED : redact(value)
  if (Array.isArray(value)) return value.map((item) => redactDeep(item, name))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [redact(key), redactDeep(inner, key)]),
  )
}
