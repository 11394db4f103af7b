import { expect, test } from 'vitest'
import { failureText } from '@/auth/signInFailure'

const refusal = (error: string, words = error) => Object.assign(new Error(words), { error })
const wordsOf = (error: unknown) => failureText(error, 'https://login.example')

test('each failure of a sign-in is said in words (rule AUTH-17)', () => {
  expect(wordsOf(refusal('login_required'))).toMatch(
    /^You were signed in before, but login\.example .*third-party/,
  )
  for (const error of [
    refusal('timeout'),
    refusal('server_error'),
    new TypeError('Failed to fetch'),
    new TypeError('NetworkError when attempting to fetch resource.'),
    new TypeError('Load failed'),
    new SyntaxError('Unexpected token \'<\', "<html>" is not valid JSON'),
  ])
    expect(wordsOf(error)).toMatch(/^login\.example does not respond/)
  expect(wordsOf(refusal('unauthorized', 'user is blocked.'))).toBe(
    'login.example refused the sign-in: user is blocked.',
  )
  expect(wordsOf(new Error('Issuer (iss) claim mismatch in the ID token; expected "a"'))).toBe(
    'The sign-in was refused because its ID token is not valid: Issuer (iss) claim mismatch in the ID token; expected "a".',
  )
  expect(wordsOf(new Error('Expiration Time (exp) claim error in the ID token; current time'))).toMatch(
    /the clock of this computer/,
  )
  expect(wordsOf(new Error('Issued At (iat) claim must be a number present in the ID token'))).toMatch(
    /its ID token is not valid: Issued At/,
  )
  expect(wordsOf(refusal('missing_transaction', 'Invalid state'))).toMatch(/^This sign-in was not started/)
  expect(wordsOf(new Error('The access token is not a JWT'))).toBeUndefined()
})
