import { personas } from '@mocks/provider/personas'
import { AUDIENCE, METADATA_CLAIM, mintAccessToken, readAccessToken } from '@mocks/provider/tokens'
import { describe, expect, it } from 'vitest'
import { readAccessClaims } from '@/auth/user'

const payload = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())

describe('access tokens of the mocked provider', () => {
  it.each(personas)('$id: the API and the console can read the issued token', (persona) => {
    const token = mintAccessToken(persona.id, { now: 1_000_000_000_000, lifetime: 60 })
    const expected = { permissions: persona.permissions, accounts: persona.accounts }
    expect(readAccessToken(`Bearer ${token}`, 1_000_000_000_000)).toEqual({
      sub: persona.sub,
      exp: 1_000_000_060,
      ...expected,
    })
    expect(readAccessClaims(token, METADATA_CLAIM)).toMatchObject({ id: persona.sub, ...expected })
  })

  it('have audience and claim as configured', () => {
    const token = mintAccessToken('account-admin', { audience: 'https://other', claim: 'https://other/meta' })
    expect(payload(token).aud).toContain('https://other')
    expect(readAccessClaims(token, 'https://other/meta').accounts).toEqual(['brindlewick', 'fennmarsh'])
    expect(payload(mintAccessToken('account-admin')).aud).toContain(AUDIENCE)
  })

  it.each([null, '', 'Bearer', 'Bearer opaque', 'Basic abc', `Bearer a.${btoa('{}')}.c`])(
    'cannot be read from %s',
    (header) => {
      expect(readAccessToken(header)).toBeNull()
    },
  )

  it('cannot be read once expired', () => {
    expect(readAccessToken(`Bearer ${mintAccessToken('service-admin', { lifetime: -1 })}`)).toBeNull()
  })

  it('exist for Mira Tarnwell with all four permissions, and for one persona in every case of rule AUTH-16', () => {
    expect(personas.map(({ id }) => id)).toEqual([
      'service-admin',
      'admin-reader',
      'account-admin',
      'account-reader',
      'no-permission',
      'refused',
    ])
    expect(personas[0]).toMatchObject({ name: 'Mira Tarnwell', email: 'mira.tarnwell@brindlewick.example' })
    expect(personas[0].permissions).toHaveLength(4)
  })
})
