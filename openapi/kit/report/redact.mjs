// Removes secrets from all output and all recordings of the kit.

/** @import { Json } from '../contract/types' */

/** @type {Set<string>} */
const secrets = new Set()
const REDACTED = '[redacted]'

/** Registers a secret, such as the access token. @param {string} [text] */
export function keepSecret(text) {
  // A shorter text is no secret, and redacting it would damage ordinary words.
  if (!text || text.length < 6) return
  secrets.add(text)
  secrets.add(encodeURIComponent(text))
}

/** Call at the start of a run: the next one has other secrets. */
export const forgetSecrets = () => secrets.clear()

/** Names of fields, headers and parameters whose values are secrets. */
export const isSecretName = (/** @type {string} */ name) =>
  /^(authorization|proxy-authorization|cookie|set-cookie)$|api[-_]?key|token|secret|password/i.test(name)

/**
 * Removes known secrets, bearer tokens, JWTs and passwords in URLs from a text.
 * @param {unknown} text
 */
export function redact(text) {
  let clean = String(text)
  for (const secret of secrets) clean = clean.replaceAll(secret, REDACTED)
  return clean
    .replaceAll(/\b(bearer)\s+[\w.~+/=-]{8,}/gi, `$1 ${REDACTED}`)
    .replaceAll(/\beyJ[\w-]{5,}\.[\w-]{5,}\.[\w-]*/g, REDACTED)
    .replaceAll(/\/\/[^\s/@]+:[^\s/@]+@/g, `//${REDACTED}@`)
}

/**
 * Removes secrets from a value, at every depth.
 * @param {Json} value
 * @param {string} [name]
 * @returns {Json}
 */
export function redactDeep(value, name = '') {
  if (typeof value === 'string') return isSecretName(name) && value ? REDACTED : redact(value)
  if (Array.isArray(value)) return value.map((item) => redactDeep(item, name))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [redact(key), redactDeep(inner, key)]),
  )
}
