import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { load } from './support'

const { redactText, redactDeep, keepSecret, forgetSecrets } = await load('openapi/kit/report/redact.ts')
const secret = 'a-secret-of-the-run'

describe('the text of a recording', () => {
  afterEach(() => forgetSecrets())

  it('is the text that came, if it has no secrets: spaces, keys twice and broken JSON, too', () => {
    const spaced = fc.jsonValue().map((value) => JSON.stringify(value, null, 1))
    const broken = fc.tuple(spaced, fc.nat(200)).map(([text, length]) => text.slice(0, length))
    const isPlain = (text: string) => !/token|secret|password|api.?key|bearer|eyJ|\/\//i.test(text)
    fc.assert(
      fc.property(fc.oneof(spaced, broken).filter(isPlain), (text) => {
        expect(redactText(text)).toBe(text)
      }),
      { seed: 1 },
    )
    for (const text of ['{"id": "a",\n "id": "b"}', '{"a": [1, 2', '"', '{"a":"\\u00', '<p title="x">'])
      expect(redactText(text)).toBe(text)
  })

  it('has no secrets, wherever they are', () => {
    keepSecret(secret)
    const value = {
      apikey: 'k1',
      tokens: ['t1', { other: 't2' }],
      deep: [{ password: 'p', name: `x ${secret}` }],
      [secret]: 1,
    }
    const text = JSON.stringify(value)
    expect(JSON.parse(redactText(text))).toEqual(redactDeep(value))
    for (let length = 1; length < text.length; length += 1)
      expect(redactText(text.slice(0, length))).not.toMatch(/"(k1|p|t1)"|a-secret-of-the-run/)
    expect(redactText(`["${secret.replace('a', '\\u0061')}"]`)).toBe('["[redacted]"]')
  })

  it('has none in the form that addresses have either', () => {
    keepSecret('a/secret+of=a run')
    expect(redactText('GET /x?key=a%2Fsecret%2Bof%3Da%20run&y=1')).toBe('GET /x?key=[redacted]&y=1')
  })
})
