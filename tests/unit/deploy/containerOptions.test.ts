import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { rawRequest } from '../../live/raw'
import { example, freePort, hasTools, script, withContainer } from './startContainer'

// Runs in test:all: it runs the scripts of the image.

/* What the image of deploy/container logs, counts and listens to. */

const { writable, environment, output, start } = withContainer()

/** As Chromium sends it from the address to which the provider returns. */
const report = JSON.stringify({
  'csp-report': {
    'document-uri': 'https://console.example.com/callback?code=secret&state=secret',
    referrer: 'https://console.example.com/missions/list?search=secret',
    'violated-directive': 'connect-src',
    'effective-directive': 'connect-src',
    'original-policy': "default-src 'none'; report-uri /csp-reports",
    disposition: 'enforce',
    'blocked-uri': 'https://other.example.com/missions?search=secret#secret',
    'line-number': 3,
    'source-file': 'https://console.example.com/assets/a.js?secret',
    'status-code': 200,
    'script-sample': 'secret',
  },
})
const sendReport = (origin: string, body = report) =>
  fetch(`${origin}/csp-reports`, {
    method: 'POST',
    headers: { 'content-type': 'application/csp-report' },
    body,
  })
const logged = async (pattern: RegExp) => {
  await expect.poll(output, { timeout: 5000, interval: 20 }).toMatch(pattern)
  return output().trim().split('\n')
}

describe.skipIf(!hasTools)('the access log', () => {
  it('has the combined format by default, and what a report of the policy says', async () => {
    const origin = await start(example, true)
    await fetch(`${origin}/missions/list`)
    expect((await sendReport(origin)).status).toBe(204)
    const lines = await logged(/csp_report/)
    expect(lines[0]).toMatch(/^127\.0\.0\.1 - - \[.*\] "GET \/missions\/list HTTP\/1\.1" 200 \d+ "-" ".*"$/)
    const violation = lines.find((line) => line.includes('csp_report')) ?? ''
    expect(JSON.parse(JSON.parse(violation).csp_report)).toEqual(JSON.parse(report))
  })

  it('is JSON on demand, with the id of the request and the address of the client, and without queries', async () => {
    const origin = await start(
      { ...example, ACCESS_LOG: 'json', TRUSTED_PROXIES: '127.0.0.0/8 10.0.0.0/8' },
      true,
    )
    await fetch(`${origin}/callback?code=secret&state=x`, {
      headers: {
        'x-request-id': 'id-of-the-ingress',
        'x-forwarded-for': '203.0.113.7, 10.1.2.3',
        'user-agent': 'A "browser"\\',
      },
    })
    await sendReport(origin)
    await rawRequest(Number(new URL(origin).port), 'GET /\x01" HTTP/9.9\r\n\r\n').catch(() => undefined)
    await fetch(`${origin}/last`, { headers: { 'x-request-id': 'not an id' } })
    const lines = (await logged(/\/last/)).map((line) => JSON.parse(line))
    expect(lines[0]).toEqual({
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      request_id: 'id-of-the-ingress',
      client: '203.0.113.7',
      forwarded_for: '203.0.113.7, 10.1.2.3',
      method: 'GET',
      path: '/callback',
      status: 200,
      bytes: expect.any(Number),
      seconds: expect.any(Number),
      user_agent: 'A "browser"\\',
      csp_directive: '',
      csp_blocked: '',
      csp_page: '',
    })
    expect(output()).not.toContain('secret')
    expect(lines[1]).toMatchObject({
      path: '/csp-reports',
      status: 204,
      client: '127.0.0.1',
      csp_directive: 'connect-src',
      csp_blocked: 'https://other.example.com/missions',
      csp_page: 'https://console.example.com/callback',
    })
    expect(lines.at(-1).request_id).toMatch(/^[0-9a-f]{32}$/)
  })

  it.each([
    [
      'blanks and older names',
      '{ "csp-report" : { "violated-directive" : "img-src" , "blocked-uri":"inline" } }',
    ],
    [
      'an escape in place of a query',
      '{"csp-report":{"effective-directive":"img-src","blocked-uri":"inline\\u003fx=secret"}}',
    ],
  ])('reads a report with %s', async (_, body) => {
    const origin = await start({ ...example, ACCESS_LOG: 'json' }, true)
    await sendReport(origin, body)
    const [line = ''] = await logged(/csp-reports/)
    expect(JSON.parse(line)).toMatchObject({ csp_directive: 'img-src', csp_blocked: 'inline', csp_page: '' })
  })

  it('believes no client that names another address', async () => {
    const origin = await start({ ...example, ACCESS_LOG: 'json' }, true)
    await fetch(`${origin}/x`, { headers: { 'x-forwarded-for': '203.0.113.7' } })
    const [line = ''] = await logged(/"\/x"/)
    expect(JSON.parse(line)).toMatchObject({ client: '127.0.0.1', forwarded_for: '203.0.113.7' })
  })

  it('cannot be flooded with reports, large or many', async () => {
    const origin = await start({ ...example, ACCESS_LOG: 'json' }, true)
    expect((await sendReport(origin, 'x'.repeat(20_000))).status).toBe(413)
    const statuses = await Promise.all(
      Array.from({ length: 60 }, () => sendReport(origin).then((one) => one.status)),
    )
    expect(statuses).toContain(204)
    expect(statuses).toContain(429)
    expect(output()).not.toContain('xxxx')
  })
})

describe.skipIf(!hasTools)('metrics', () => {
  it('do not exist by default', async () => {
    await start(example)
    expect(readFileSync(join(writable, 'options.conf'), 'utf8')).not.toContain('stub_status')
  })

  it('count the connections of nginx', async () => {
    const port = await freePort()
    const origin = await start({ ...example, METRICS_PORT: String(port) })
    const metrics = await fetch(`http://127.0.0.1:${port}/metrics`)
    expect(metrics.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
    const lines = (await metrics.text()).trim().split('\n')
    expect(lines).toContain('console_up 1')
    for (const line of lines.filter((one) => !one.startsWith('#')))
      expect(line).toMatch(/^[a-z_]+(\{state="[a-z]+"\})? \d+$/)
    expect(await (await fetch(`http://127.0.0.1:${port}/stub_status`)).text()).toContain('Active connections')
    expect(await (await fetch(`${origin}/stub_status`)).text()).toContain('<title>Console</title>')
  })

  it.each<[string, Record<string, string>, reached: boolean]>([
    ['all addresses with the console', { CONSOLE_LISTEN: '[::]' }, true],
    ['the one address of the console', { CONSOLE_LISTEN: '127.0.0.1' }, false],
  ])('listen at %s', async (_, variables, reached) => {
    const [console, port] = [await freePort(), await freePort()]
    await start({ ...example, CONSOLE_PORT: String(console), METRICS_PORT: String(port), ...variables })
    expect(await responds('127.0.0.1', port)).toBe(404)
    // Every address of this network is this machine's own.
    expect(await responds('127.0.0.2', port)).toBe(reached ? 404 : undefined)
  })
})

/** Whether nginx responds at an address. */
const responds = (host: string, port: number) =>
  new Promise<number | undefined>((done) => {
    get({ host, port, path: '/healthz', family: host.includes(':') ? 6 : 4 }, ({ statusCode }) =>
      done(statusCode),
    ).on('error', () => done(undefined))
  })

describe.skipIf(!hasTools)('the port', () => {
  const hasIPv6 =
    existsSync('/proc/net/if_inet6') && readFileSync('/proc/net/if_inet6', 'utf8').includes(' lo')
  it.each<[string, (port: number) => Record<string, string>]>([
    ['of CONSOLE_PORT', () => ({ CONSOLE_LISTEN: '' })],
    ['of CONSOLE_LISTEN', (port) => ({ CONSOLE_LISTEN: String(port) })],
    ['of [::]', (port) => ({ CONSOLE_LISTEN: `[::]:${port}` })],
    ['beside [::]', () => ({ CONSOLE_LISTEN: '[::]' })],
    ['beside *', () => ({ CONSOLE_LISTEN: '*' })],
  ])('%s is that of all addresses, of IPv6 too, and of the health check', async (_, variables) => {
    const port = await freePort()
    await start({ ...example, CONSOLE_PORT: String(port), ...variables(port) })
    expect(await responds('127.0.0.1', port)).toBe(200)
    if (hasIPv6) expect(await responds('::1', port)).toBe(200)
    expect(readFileSync(join(writable, 'health'), 'utf8')).toBe(`http://127.0.0.1:${port}/healthz\n`)
  })

  it('goes to an address that names none', async () => {
    const port = await freePort()
    await start({ ...example, CONSOLE_PORT: String(port), CONSOLE_LISTEN: '127.0.0.1' })
    expect(await responds('127.0.0.1', port)).toBe(200)
  })
})

describe('the start of the container', () => {
  it.each<[Record<string, string>, string]>([
    [{ CONSOLE_PORT: '0' }, 'CONSOLE_PORT must be a port'],
    [{ CONSOLE_PORT: '65536' }, 'CONSOLE_PORT must be a port'],
    [{ CONSOLE_PORT: '80a' }, 'CONSOLE_PORT must be a port'],
    [{ CONSOLE_LISTEN: '99999' }, 'CONSOLE_LISTEN must be a port'],
    [{ CONSOLE_LISTEN: '[::]:' }, 'CONSOLE_LISTEN must be a port'],
    [{ CONSOLE_LISTEN: '127.0.0.1:' }, 'CONSOLE_LISTEN has no port'],
    [{ CONSOLE_LISTEN: '127.0.0.1:x' }, 'The port of CONSOLE_LISTEN must be a port'],
    [{ CONSOLE_LISTEN: '8080; root /' }, 'CONSOLE_LISTEN must not contain'],
    [{ METRICS_PORT: 'on' }, 'METRICS_PORT must be a port'],
    [{ METRICS_PORT: '8080' }, 'METRICS_PORT must not be the port of the console'],
    [{ ACCESS_LOG: 'JSON' }, 'ACCESS_LOG must be text, json or off'],
    [{ TRUSTED_PROXIES: '10.0.0.0/8; x' }, 'TRUSTED_PROXIES must be addresses or networks'],
    [{ TRUSTED_PROXIES: 'ingress' }, 'TRUSTED_PROXIES must be addresses or networks'],
  ])('refuses %j, and says so', (variables, message) => {
    const { status, stderr } = spawnSync('sh', [script], {
      env: environment({ ...example, ...variables }),
      encoding: 'utf8',
      timeout: 5000,
    })
    expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining(`console: ${message}`) })
  })
})
