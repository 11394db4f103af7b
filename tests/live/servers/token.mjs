import { createPublicKey, verify } from 'node:crypto'
import { audience, origins } from './settings.ts'

const decoded = (part) => JSON.parse(Buffer.from(part, 'base64url').toString('utf8'))

let keys
async function keyOf(kid) {
  keys ??= await fetch(`${origins.identity}/.well-known/jwks.json`).then((response) => response.json())
  const jwk = keys.keys.find((key) => key.kid === kid)
  return jwk && createPublicKey({ key: jwk, format: 'jwk' })
}

/**
 * The claims of a bearer token after checking signature, issuer, audience and expiry, as a backend does.
 * Throws an Error with the reason.
 */
export async function claimsOf(authorization) {
  const [head, payload, signature] = (authorization ?? '').replace(/^Bearer /, '').split('.')
  if (!signature) throw new Error('There is no bearer token')
  const { alg, kid } = decoded(head)
  if (alg !== 'RS256') throw new Error(`The token is signed with ${alg}`)
  const key = await keyOf(kid)
  const signed =
    key && verify('RSA-SHA256', Buffer.from(`${head}.${payload}`), key, Buffer.from(signature, 'base64url'))
  if (!signed) throw new Error("The token's signature is wrong")
  const claims = decoded(payload)
  if (claims.iss !== `${origins.identity}/`) throw new Error('The token is from another issuer')
  if (![claims.aud].flat().includes(audience)) throw new Error('The token is for another audience')
  if (claims.exp * 1000 <= Date.now()) throw new Error('The token has expired')
  return claims
}
