// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ConfigError, loadConfig, parseConfig } from '@/app/config'

const good = {
  apiBaseUrl: 'https://api.example.com/admin/api/v0',
  auth: {
    domain: 'tenant.eu.auth0.com',
    clientId: 'abc',
    audience: 'https://admin-api.example',
    appMetadataClaim: 'https://admin-api.example/app_metadata',
  },
  supportEmail: 'help@example.com',
}

const message = (json: unknown) => {
  try {
    parseConfig(json)
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
  return 'no error'
}

describe('config.json', () => {
  it('requires only the keys of rule CONFIG-2; the rest has defaults (rule CONFIG-3)', () => {
    expect(parseConfig(good)).toEqual({
      ...good,
      links: {},
      journal: true,
      readersPropose: false,
      authLoaderDelayMs: 1500,
      reportSample: 1,
      reportVitals: true,
      mocks: false,
    })
  })

  it("accepts full origins, drops trailing slashes, and reads / as the console's origin", () => {
    const local = {
      ...good,
      apiBaseUrl: '/admin/api/v0/',
      auth: { ...good.auth, domain: 'http://localhost:4000/' },
    }
    expect(parseConfig(local)).toMatchObject({
      apiBaseUrl: '/admin/api/v0',
      auth: { domain: 'http://localhost:4000' },
    })
    const sameOrigin = parseConfig({ ...good, auth: { ...good.auth, domain: '/' } }, 'http://localhost:5173')
    expect(sameOrigin.auth.domain).toBe('http://localhost:5173')
  })

  it('keeps links that are http(s) or relative', () => {
    const links = {
      social: [{ label: 'News', url: 'https://news.example', icon: 'rss' }],
      privacyPolicy: '/privacy.html',
      termsOfService: 'terms.html',
    }
    expect(parseConfig({ ...good, links }).links).toEqual(links)
  })

  it.each([
    ['apiBaseUrl', undefined, 'apiBaseUrl is missing'],
    ['apiBaseUrl', '', 'apiBaseUrl is empty'],
    ['apiBaseUrl', 'javascript:alert(1)', 'apiBaseUrl must be an http(s) URL or a path that starts with /'],
    ['apiBaseUrl', '//evil.example', 'apiBaseUrl must be an http(s) URL or a path that starts with /'],
    ['auth', 'x', 'auth must be an object'],
    ['supportEmail', 'help', 'supportEmail must be an e-mail address'],
    ['authLoaderDelayMs', '1500', 'authLoaderDelayMs must be a number'],
    ['authLoaderDelayMs', -1, 'authLoaderDelayMs must be a whole number from 0 to 60000'],
    ['mocks', 'yes', 'mocks must be true or false'],
    ['companyLine', 7, 'companyLine must be a text'],
    ['links', { social: {} }, 'links.social must be a list'],
    [
      'links',
      { social: [{ label: 'News', url: ' javascript:alert(1)' }] },
      'links.social[0].url must be an http(s) or relative URL',
    ],
    [
      'links',
      { privacyPolicy: 'data:text/html,x' },
      'links.privacyPolicy must be an http(s) or relative URL',
    ],
  ])('rejects %s = %j and names the key', (key, value, words) => {
    expect(message({ ...good, [key]: value })).toBe(words)
  })

  it.each([
    ['auth.example:99999', false],
    ['999.999.1.1', false],
    ['-auth.example', false],
    [`${'a'.repeat(64)}.example`, false],
    ['auth.example:8443', true],
    ['127.0.0.1:4000', true],
    ['xn--mnchen-3ya.example', true],
  ])('a provider at %j is one that a browser can ask: %j', (domain, isOne) => {
    expect(message({ ...good, auth: { ...good.auth, domain } })).toBe(
      isOne
        ? 'no error'
        : 'auth.domain must be a host name, an http(s) origin, or / for the origin of this page',
    )
  })

  it.each([
    ['help+console@münchen.example', true],
    ['mailto:help@a.example', false],
    ['help@a.example?bcc=all@a.example', false],
    ['help@a.example,all@a.example', false],
    ['Help <help@a.example>', false],
    ['help@a..example', false],
    ['help@a.example\u200b', false],
  ])('%j is one address that a link can write to: %j', (supportEmail, isOne) => {
    expect(message({ ...good, supportEmail })).toBe(
      isOne ? 'no error' : 'supportEmail must be an e-mail address',
    )
  })

  it.each(['clientId', 'domain', 'audience', 'appMetadataClaim'])(
    'names auth.%s when it is missing',
    (key) => {
      expect(message({ ...good, auth: { ...good.auth, [key]: undefined } })).toBe(`auth.${key} is missing`)
    },
  )

  it('reports every wrong key at once', () => {
    const everything = message({})
    for (const key of ['apiBaseUrl', 'auth.domain', 'auth.clientId', 'auth.audience', 'supportEmail'])
      expect(everything).toContain(`${key} is missing`)
  })
})

describe('loading config.json', () => {
  afterEach(() => vi.unstubAllGlobals())
  const serve = (body: string, status = 200) =>
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => new Response(body, { status })),
    )

  it("reads the file of the console's site", async () => {
    serve(JSON.stringify(good))
    expect((await loadConfig()).supportEmail).toBe('help@example.com')
    expect(vi.mocked(fetch).mock.calls[0]?.[0]).toBe('/config.json')
  })

  it.each([
    ['<!doctype html>', 200, 'config.json is not JSON: it looks like an HTML page'],
    ['', 404, 'config.json was not found (404)'],
    ['', 500, 'config.json could not be read (500)'],
    ['[]', 200, 'config.json must be an object'],
    ['null', 200, 'config.json must be an object'],
  ])('rejects %j with status %i: %s', async (body, status, words) => {
    serve(body, status)
    await expect(loadConfig()).rejects.toThrow(words)
  })

  it('reports a failing network, and broken JSON', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    await expect(loadConfig()).rejects.toThrow('config.json could not be fetched')
    serve('{"a": ')
    await expect(loadConfig()).rejects.toThrow(/^config\.json is not JSON: /)
  })
})
