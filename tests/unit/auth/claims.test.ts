import { describe, expect, it } from 'vitest'
import { readAccessClaims, toSessionUser } from '@/auth/user'

const CLAIM = 'https://admin-api.example/app_metadata'
const token = (claims: unknown) => `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`

describe('claims of the access token', () => {
  it('the access token contains id, scope, permissions, isAuthorized and the accounts inside the named claim', () => {
    const claims = {
      sub: 'email|1',
      scope: 'openid',
      permissions: ['admin:read'],
      isAuthorized: true,
      [CLAIM]: { accounts: ['brindlewick', 'Ålesund ÿ?>'] },
      accounts: ['not these'],
    }
    expect(readAccessClaims(token(claims), CLAIM)).toEqual({
      id: 'email|1',
      scope: 'openid',
      permissions: ['admin:read'],
      isAuthorized: true,
      accounts: ['brindlewick', 'Ålesund ÿ?>'],
    })
  })

  it.each([
    ['nothing but a subject', {}],
    ['nulls', { permissions: null, scope: null, isAuthorized: null, [CLAIM]: null }],
    [
      'other types',
      { permissions: 'admin:read', scope: 7, isAuthorized: 'true', [CLAIM]: { accounts: 'x' } },
    ],
    ['lists of other things', { permissions: [1, null], [CLAIM]: { accounts: [{}, 3] } }],
  ])('missing and invalid claims have the defaults of rule AUTH-9: %s', (_, claims) => {
    expect(readAccessClaims(token({ sub: 's', ...claims }), CLAIM)).toEqual({
      id: 's',
      scope: '',
      permissions: [],
      isAuthorized: false,
      accounts: [],
    })
  })

  it.each(['', 'opaque', 'a.%%%.c', `a.${btoa('no json')}.c`, token({}), token('text'), token(null)])(
    'a token without readable claims is refused: %s',
    (broken) => {
      expect(() => readAccessClaims(broken, CLAIM)).toThrow()
    },
  )
})

describe('the user of the ID token', () => {
  const rights = readAccessClaims(token({ sub: 's' }), CLAIM)

  it.each([
    [{ name: 'Mira Tarnwell', nickname: 'mira' }, 'Mira Tarnwell'],
    [{ nickname: 'mira' }, 'mira'],
    [{ name: ' ', nickname: 'mira' }, 'mira'],
    [{}, 'John Doe'],
  ])('the user with the profile %j has the name %s (rule AUTH-10)', (profile, name) => {
    expect(toSessionUser(rights, profile).name).toBe(name)
  })

  it('the user has picture and e-mail, the default avatar without a picture, and the raw profile', () => {
    const profile = { picture: 'https://cdn.example/m.png', email: 'm@brindlewick.example', locale: 'en' }
    expect(toSessionUser(rights, profile)).toMatchObject({
      picture: profile.picture,
      email: profile.email,
      profile,
    })
    const bare = toSessionUser(rights, {})
    expect(bare.picture).toMatch(/defaultAvatar/)
    expect(bare).not.toHaveProperty('email')
  })
})
