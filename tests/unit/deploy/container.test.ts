import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020'
import { describe, expect, it } from 'vitest'
import { configJsonSchema } from '../../../deploy/configSchema'
import { shippedHeaders } from '../../../deploy/shipped'
import { canLeaveRoot, example, hasTools, PATH, script, user, whole, withContainer } from './startContainer'

// Runs in test:all: it runs the scripts of the image.

const { home, root, writable, environment, start } = withContainer()

const isValid = new Ajv2020({ strict: false }).compile(configJsonSchema())

describe.skipIf(!hasTools)('the container', () => {
  it('serves the console as any user on a read-only root, with the settings of the environment', async () => {
    const origin = await start(example)
    const config = await (await fetch(`${origin}/config.json`)).json()
    expect(config).toEqual({
      apiBaseUrl: example.API_BASE_URL,
      auth: {
        domain: example.AUTH_DOMAIN,
        clientId: example.AUTH_CLIENT_ID,
        audience: example.AUTH_AUDIENCE,
        appMetadataClaim: example.AUTH_APP_METADATA_CLAIM,
      },
      supportEmail: example.SUPPORT_EMAIL,
    })
    expect(isValid(config)).toBe(true)

    const page = await fetch(`${origin}/missions/list`)
    expect(await page.text()).toContain('<title>Console</title>')
    expect(page.headers.get('content-security-policy')).toContain(
      "connect-src 'self' https://api.example.com https://tenant.eu.auth0.com 'self'; frame-src https://tenant.eu.auth0.com;",
    )
    expect(page.headers.get('content-security-policy')).toContain('report-uri /csp-reports;')
    const asset = await fetch(`${origin}/assets/a.js`)
    expect(asset.headers.get('content-type')).toMatch(/^(text|application)\/javascript/)
    expect(asset.headers.get('cache-control')).toContain('immutable')
    expect(await (await fetch(`${origin}/healthz`)).text()).toBe('ok\n')
    if (canLeaveRoot) {
      const pid = readFileSync(join(writable, 'nginx.pid'), 'utf8').trim()
      expect(execFileSync('ps', ['-o', 'uid=', '-p', pid], { encoding: 'utf8' }).trim()).toBe(String(user))
    }
  })

  it('accepts the own origin as the provider, and schemes in capitals', async () => {
    const origin = await start({ ...example, AUTH_DOMAIN: '/', API_BASE_URL: 'HTTPS://api.example.com/v0' })
    const { headers } = await fetch(`${origin}/`)
    expect(headers.get('content-security-policy')).toContain(
      "HTTPS://api.example.com 'self' 'self'; frame-src 'self'",
    )
  })

  it.each(['/console', '/apps/reward-console'])('serves the same files below %s', async (path) => {
    const origin = await start({ ...example, CONSOLE_PATH: path })
    expect(await (await fetch(`${origin}${path}/missions/list`)).text()).toContain(
      `href="${path}/assets/a.js"`,
    )
    expect(await (await fetch(`${origin}${path}/assets/a.js`)).text()).toBe('export {}')
    expect(await (await fetch(`${origin}${path}/config.json`)).json()).toHaveProperty('apiBaseUrl')
    expect(await (await fetch(`${origin}/healthz`)).text()).toBe('ok\n')
  })

  it.each<[Record<string, string>, object]>([
    [{ BRAND_NAME: "Acme's Rewards" }, { name: "Acme's Rewards" }],
    [
      { BRAND_LOGO: '/brand/logo.svg', BRAND_ACCENT: '#b3541e' },
      { logo: '/brand/logo.svg', colours: { accent: '#b3541e' } },
    ],
    [
      { BRAND_NAME: 'Acme', BRAND_PRIMARY: '#00695c', BRAND_ACCENT: '#b3541e' },
      { name: 'Acme', colours: { primary: '#00695c', accent: '#b3541e' } },
    ],
  ])('writes the brand of %j', async (variables, brand) => {
    const origin = await start({ ...example, ...variables })
    const config = await (await fetch(`${origin}/config.json`)).json()
    expect(config.brand).toEqual(brand)
    expect(isValid(config)).toBe(true)
  })

  it('serves a mounted config.json as it is, with the origins of the environment', async () => {
    const mounted = { apiBaseUrl: '/api', journal: false }
    writeFileSync(join(home, 'mounted.json'), JSON.stringify(mounted))
    try {
      const origin = await start({ API_ORIGIN: "'self'", IDENTITY_ORIGIN: 'https://login.example.com' })
      const response = await fetch(`${origin}/config.json`)
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(await response.json()).toEqual(mounted)
    } finally {
      rmSync(join(home, 'mounted.json'))
    }
  })

  it.each<[string, Record<string, string>, source: string, policy: string]>([
    [
      'another host',
      { REPORT_TO: 'https://reports.example.com/console' },
      'https://reports.example.com',
      'https://reports.example.com/console',
    ],
    [
      'an address with a key',
      { REPORT_TO: 'https://reports.example.com/api/1/?key=a%20b&x=1' },
      'https://reports.example.com',
      'https://reports.example.com/api/1/?key=a%20b&x=1',
    ],
    ['a path of its own host', { REPORT_TO: '/reports' }, "'self'", '/reports'],
    [
      'another host, with those of the policy kept here',
      { REPORT_TO: 'https://reports.example.com/console', CSP_REPORT_TO: '/csp-reports' },
      'https://reports.example.com',
      '/csp-reports',
    ],
  ])('lets the console and the policy report to %s', async (_, variables, source, policy) => {
    const origin = await start({ ...example, ...variables })
    const config = await (await fetch(`${origin}/config.json`)).json()
    expect(config.reportTo).toBe(variables.REPORT_TO)
    expect(isValid(config)).toBe(true)
    const { headers } = await fetch(`${origin}/missions/list`)
    const sent = headers.get('content-security-policy')
    expect(sent).toContain(
      `connect-src 'self' https://api.example.com https://tenant.eu.auth0.com ${source};`,
    )
    expect(sent).toContain(`report-uri ${policy};`)
  })

  it('takes the whole config.json from one variable, too', async () => {
    const all = { ...whole, companyLine: 'Acme "Ltd" \\ ü 😀', links: { social: [] }, reportSample: -0.5e-1 }
    const origin = await start({
      CONFIG_JSON: JSON.stringify(all),
      API_ORIGIN: 'https://api.example.com',
      IDENTITY_ORIGIN: 'https://login.example.com',
    })
    expect(await (await fetch(`${origin}/config.json`)).json()).toEqual(all)
  })
})

/* A refused value ends the script before it needs nginx. */
describe('the start of the container', () => {
  it.each<[string, Record<string, string>, string]>([
    ['a missing variable', { ...example, AUTH_AUDIENCE: '' }, 'AUTH_AUDIENCE is missing'],
    ['a quote in the name of a brand', { ...example, BRAND_NAME: 'A"' }, 'BRAND_NAME must not contain'],
    ['a quote in a setting', { ...example, AUTH_CLIENT_ID: 'a", "b' }, 'AUTH_CLIENT_ID must not contain'],
    [
      'a line break in a setting',
      { ...example, SUPPORT_EMAIL: 'a@b.c\nd' },
      'SUPPORT_EMAIL must not contain',
    ],
    ['a directive in an origin', { ...example, API_ORIGIN: 'https://a.b; x' }, 'API_ORIGIN must not contain'],
    [
      'a path in an origin',
      { ...example, IDENTITY_ORIGIN: 'https://a.b/c' },
      'IDENTITY_ORIGIN must be an origin',
    ],
    [
      'an address without its host',
      { ...example, API_BASE_URL: 'https://' },
      'API_BASE_URL must be an address',
    ],
    [
      'an address with an empty host',
      { ...example, API_BASE_URL: 'https:///v0' },
      'API_BASE_URL has no host',
    ],
    ['another host as a path', { ...example, API_BASE_URL: '//evil.example' }, 'API_BASE_URL must not start'],
    ['a backslash in an address', { ...example, API_BASE_URL: '/\\evil' }, 'API_BASE_URL must not contain'],
    ['a tab in an address', { ...example, REPORT_TO: '/\t/evil.example' }, 'REPORT_TO must not contain'],
    ['a user in an address', { ...example, API_BASE_URL: 'https://a@b.c' }, 'API_BASE_URL must not contain'],
    ['a path as the provider', { ...example, AUTH_DOMAIN: 'a.b/c' }, 'AUTH_DOMAIN must be a host name'],
    ['another host as a logo', { ...example, BRAND_LOGO: '//evil.example/x' }, 'BRAND_LOGO must not start'],
    ['a script as a logo', { ...example, BRAND_LOGO: 'javascript:x' }, 'BRAND_LOGO must be an address'],
    [
      'a logo without TLS',
      { ...example, BRAND_LOGO: 'http://a.b/x.png' },
      'BRAND_LOGO must be an https address',
    ],
    [
      'a path without its slash',
      { ...example, CONSOLE_PATH: 'console' },
      'CONSOLE_PATH must start with a slash',
    ],
    ['a path that ends with one', { ...example, CONSOLE_PATH: '/console/' }, 'CONSOLE_PATH must not end'],
    ['a path of a slash', { ...example, CONSOLE_PATH: '/' }, 'CONSOLE_PATH must be empty, or a path'],
    [
      'a path with two of them',
      { ...example, CONSOLE_PATH: '/a//b' },
      'CONSOLE_PATH must be empty, or a path',
    ],
    ['a way up in a path', { ...example, CONSOLE_PATH: '/a/../b' }, 'CONSOLE_PATH must not contain . or ..'],
    ['a blank in a path', { ...example, CONSOLE_PATH: '/a b' }, 'CONSOLE_PATH must not contain'],
    ['a directive in a path', { ...example, CONSOLE_PATH: '/a;b' }, 'CONSOLE_PATH must not contain'],
    [
      'a root without a console',
      { ...example, CONSOLE_ROOT: home },
      `CONSOLE_ROOT, ${home}, has no index.html`,
    ],
    ['a folder in place of the file', { ...example, CONSOLE_CONFIG: root }, `${root} is not a file`],
    [
      'a directive in the address of reports',
      { ...example, REPORT_TO: 'https://a.b/c;x' },
      'REPORT_TO must not',
    ],
    ['another scheme for reports', { ...example, REPORT_TO: 'ftp://a.b' }, 'REPORT_TO must be an address'],
    ['no scheme for reports', { ...example, CSP_REPORT_TO: 'a.b/c' }, 'CSP_REPORT_TO must be an address'],
    ['settings without origins', { CONFIG_JSON: JSON.stringify(whole) }, 'API_ORIGIN must be an origin'],
    ...Object.entries<[text: string, problem: string]>({
      'settings without keys': ['{}', 'has no apiBaseUrl'],
      'settings without a part': [
        JSON.stringify({ ...whole, auth: { ...whole.auth, audience: undefined } }),
        'has no auth.audience',
      ],
      'a number as an address': [JSON.stringify({ ...whole, apiBaseUrl: 1 }), 'has no text as apiBaseUrl'],
      'a blank setting': [JSON.stringify({ ...whole, supportEmail: ' ' }), 'has no text as supportEmail'],
      'a list as settings': ['[]', 'is not an object of JSON'],
      'the name of a file': ['/etc/config.json', 'is not JSON: line 1, column 1'],
      'settings in YAML': ['apiBaseUrl: /api', 'is not JSON: line 1, column 1'],
      'settings in single quotes': ["{'apiBaseUrl': '/api'}", 'is not JSON: line 1, column 2'],
      'a comma too many': ['{\n  "a": 1,\n}', 'is not JSON: line 3, column 1'],
      'settings that are cut off': ['{"a": {"b": "c"', 'is not JSON: line 1, column 16'],
      'two objects': ['{} {}', 'is not JSON: line 1, column 4'],
      'a wrong escape': ['{"a": "\\x"}', 'is not JSON: line 1, column 8'],
      'a wrong number': ['{"a": 01}', 'is not JSON: line 1, column 7'],
    }).map(([what, [text, problem]]): [string, Record<string, string>, string] => [
      what,
      { CONFIG_JSON: text, API_ORIGIN: "'self'", IDENTITY_ORIGIN: 'https://a.b' },
      `CONFIG_JSON ${problem}`,
    ]),
  ])('refuses %s, and says so', (_, variables, message) => {
    const { status, stderr } = spawnSync('sh', [script], {
      env: environment(variables),
      encoding: 'utf8',
      timeout: 5000,
    })
    expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining(`console: ${message}`) })
  })
})

describe.skipIf(!hasTools)('the configuration of nginx', () => {
  const required = {
    CONSOLE_LISTEN: '127.0.0.1:8080',
    CONSOLE_ROOT: root,
    CONSOLE_CONFIG: '/etc/config.json',
    CONSOLE_PATH: '',
    API_ORIGIN: 'https://api.example.com',
    IDENTITY_ORIGIN: 'https://login.example.com',
  }

  it('is complete without the optional names, as envsubst leaves them', () => {
    const names = Object.keys(required).map((name) => `\${${name}}`)
    const server = execFileSync('envsubst', [names.join(' ')], {
      input: readFileSync('deploy/console.conf.template'),
      env: { PATH, ...required },
      encoding: 'utf8',
    })
    expect(server).toContain('REPORT_ORIGIN}')
    writeFileSync(join(writable, 'server.conf'), server)
    const around = `pid ${writable}/pid; events {} http { access_log off; include ${writable}/server.conf; }`
    writeFileSync(join(writable, 'nginx.conf'), around)
    const { stderr } = spawnSync('nginx', ['-t', '-e', 'stderr', '-c', join(writable, 'nginx.conf')], {
      env: { PATH },
      encoding: 'utf8',
    })
    expect(stderr).toContain('test is successful')
  })

  it('has the headers that servers of the tests send in its place', () => {
    const headers = shippedHeaders(required)(200, '/')
    expect(headers['content-security-policy']).toContain(
      "https://api.example.com https://login.example.com 'self'; frame-src",
    )
    expect(headers['content-security-policy']).toContain('report-uri /csp-reports;')
    expect(headers['cache-control']).toBe('no-cache')
    const below = shippedHeaders({ ...required, CONSOLE_PATH: '/console' })(200, '/console/')
    expect(below['content-security-policy']).toContain('report-uri /console/csp-reports;')
  })
})

it('the image has each file that its Dockerfile copies', () => {
  const dockerfile = readFileSync('deploy/container/Dockerfile', 'utf8')
  const copied = [...dockerfile.matchAll(/^COPY (?:--\S+ )?(.+) \S+$/gm)].flatMap(([, files = '']) =>
    files.split(' '),
  )
  expect(copied.length).toBeGreaterThan(3)
  for (const file of copied.filter((one) => !['dist', 'check-config.mjs'].includes(one)))
    expect(existsSync(file), file).toBe(true)
  expect(dockerfile).toMatch(/^USER \d+$/m)
})

it('the image keeps the assets of the version before, and not those of the one before that', () => {
  const dockerfile = readFileSync('deploy/container/Dockerfile', 'utf8').replaceAll('\\\n', '')
  const [, keep = ''] = /^RUN --mount=\S+,target=\/previous +(.+)$/m.exec(dockerfile) ?? []
  const images = join(home, 'images')
  /** Builds an image of these assets; its files are below a folder, in place of the root. */
  function build(name: string, previous: string, assets: string[]) {
    const at = (image: string, path: string) => join(images, image, path)
    const folder = at(name, 'usr/share/nginx/html/assets')
    mkdirSync(folder, { recursive: true })
    mkdirSync(at(name, 'opt/console'), { recursive: true })
    for (const file of assets) writeFileSync(join(folder, file), name)
    const script = keep
      .replaceAll(' /usr/', ` ${join(images, name)}/usr/`)
      .replaceAll(' /opt/', ` ${join(images, name)}/opt/`)
      .replaceAll('"/previous$PWD/', `"${join(images, previous)}/usr/share/nginx/html/assets/`)
      .replaceAll('/previous/', `${join(images, previous)}/`)
    execFileSync('sh', ['-c', script], { stdio: 'pipe' })
    return readdirSync(folder).toSorted()
  }
  expect(build('1', 'base', ['a-1.js', 'same.js'])).toEqual(['a-1.js', 'same.js'])
  expect(build('2', '1', ['a-2.js', 'same.js'])).toEqual(['a-1.js', 'a-2.js', 'same.js'])
  expect(build('3', '2', ['a-3.js', 'b-3.js'])).toEqual(['a-2.js', 'a-3.js', 'b-3.js', 'same.js'])
  // No image without an asset that open tabs load.
  rmSync(join(images, '3/usr/share/nginx/html/assets/a-3.js'))
  expect(() => build('4', '3', ['a-4.js'])).toThrow(/a-3\.js/)
})
