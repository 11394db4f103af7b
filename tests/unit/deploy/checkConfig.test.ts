import { execFileSync, spawnSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { bundleChecker } from '../../../deploy/release/parts'
import { tempFolder } from '../../tempFolder'

// Runs in test:all: it starts the checker as a process for each configuration.

/* The checker as a release has it: one file, run without installed packages. */

const home = tempFolder('check-config')
const checker = join(home, 'check-config.mjs')
beforeAll(() => bundleChecker(resolve('.'), home))

const config = {
  apiBaseUrl: 'https://api.example.com/admin/api/v0',
  auth: { domain: 'tenant.eu.auth0.com', clientId: 'c', audience: 'a', appMetadataClaim: 'm' },
  supportEmail: 'help@example.com',
}
const footer = {
  links: { social: [], privacyPolicy: '', termsOfService: '/terms' },
  companyLine: '',
  brand: { copyrightHolder: 'Acme' },
}

function check(text: string, variables: Record<string, string> = {}) {
  const { status, stderr } = spawnSync(process.execPath, [checker, '-'], {
    input: text,
    encoding: 'utf8',
    cwd: home,
    env: { ...process.env, ...variables },
  })
  return { status, said: stderr.trim() }
}

it('accepts a complete config.json without a word', () => {
  expect(check(JSON.stringify({ ...config, ...footer }))).toEqual({ status: 0, said: '' })
})

it('warns of each placeholder that the footer would show', () => {
  const { status, said } = check(JSON.stringify(config))
  expect(status).toBe(0)
  expect(said.split('\n').map((line) => /^warning: (\S+) is not set/.exec(line)?.[1])).toEqual([
    'links.social',
    'links.privacyPolicy',
    'links.termsOfService',
    'companyLine',
    'copyrightHolder',
  ])
})

it.each<[string, object, string]>([
  ['a missing key', { supportEmail: undefined }, 'supportEmail is missing'],
  ['a misspelt key', { suportEmail: 'x' }, 'suportEmail is not known; known are'],
  ['a misspelt key of a part', { links: { sociall: [] } }, 'links.sociall is not known'],
  ['a colour that cannot be read', { brand: { colours: { primary: '#ffee00' } } }, 'brand.colours.primary'],
  ['an unknown page', { features: { calender: false } }, 'features.calender is not known'],
  ['an unknown type', { images: { prize: '/p.svg' } }, 'images.prize is not known'],
  [
    'a misspelt key of a social link',
    { links: { social: [{ label: 'A', url: '/', lable: 'B' }] } },
    'links.social[0].lable is not known; known are label, url, icon',
  ],
  [
    'a blank around an id',
    { auth: { ...config.auth, clientId: 'c ' } },
    'auth.clientId begins or ends with a blank',
  ],
  [
    'a day that does not exist',
    { notice: { text: 'x', from: '2026-02-30T00:00:00Z' } },
    'notice.from must be a time of a day that exists',
  ],
  [
    '29 February of another year',
    { notice: { text: 'x', until: '2027-02-29T00:00:00Z' } },
    'notice.until must be a time of a day that exists',
  ],
  ['an unsafe address', { apiBaseUrl: '/\\evil' }, 'apiBaseUrl must not contain blanks'],
])('refuses %s, and names it', (_, changed, words) => {
  expect(check(JSON.stringify({ ...config, ...changed }))).toEqual({
    status: 1,
    said: expect.stringContaining(words),
  })
})

it('names all problems in one run: a missing key beside its misspelling, and the settings of a brand (rule CONFIG-9)', () => {
  const { status, said } = check(
    JSON.stringify({ ...config, apiBaseUrl: undefined, apiBaseURL: '/api', brand: { colour: 'red' } }),
  )
  expect(status).toBe(1)
  expect(said.split('\n').map((line) => line.split(' is ')[0])).toEqual([
    'apiBaseUrl',
    'brand.colour',
    'apiBaseURL',
  ])
})

it('reads a file with a byte order mark, as browsers do', () => {
  expect(check(`\uFEFF${JSON.stringify({ ...config, ...footer })}`)).toEqual({ status: 0, said: '' })
})

it('warns of an icon that the footer does not have', () => {
  const social = ['news', 'tiktok'].map((icon) => ({ label: icon, url: 'https://example.com', icon }))
  const { status, said } = check(JSON.stringify({ ...config, ...footer, links: { ...footer.links, social } }))
  expect(status).toBe(0)
  expect(said).toBe(
    'warning: links.social[1].icon is tiktok, so the footer shows the icon of a link; known are news, community, video',
  )
})

/** As a template has it. */
const unfilled = ['$', '{SOME_NAME}'].join('')

it.each<[string, (variable: string) => object]>([
  ['the address of the API', (apiBaseUrl) => ({ apiBaseUrl })],
  ['a text', (companyLine) => ({ companyLine: `A ${companyLine} B` })],
  ['an item of a list', (label) => ({ links: { social: [{ label, url: '/' }] } })],
  ['a setting of a brand', (name) => ({ brand: { name } })],
])('refuses a variable that nothing has filled in, in %s, with one sentence', (_, changed) => {
  const { status, said } = check(JSON.stringify({ ...config, ...changed(unfilled) }))
  expect(status).toBe(1)
  expect(said).toMatch(/^\S+ has \$\{SOME_NAME\}, which nothing has filled in$/)
})

it('names a variable that nothing has filled in as the reason of a text that is not JSON', () => {
  expect(check(`{"authLoaderDelayMs": ${unfilled}}`).said).toContain(
    `It has ${unfilled}, which nothing has filled in`,
  )
})

it('refuses a key that comes twice, with its line', () => {
  const twice = JSON.stringify(config, null, 2).replace('{', '{\n  "supportEmail": "other@example.com",')
  expect(check(twice)).toEqual({
    status: 1,
    said: expect.stringMatching(/^config\.json has the key "supportEmail" twice: line \d+, column \d+$/),
  })
})

it('warns of a notice that is over, and of a blank around a text', () => {
  const notice = { text: 'Closed on Monday ', until: '2020-02-29T00:00:00Z' }
  const { status, said } = check(JSON.stringify({ ...config, ...footer, notice }))
  expect(status).toBe(0)
  expect(said.split('\n')).toEqual([
    'warning: notice.until is over (2020-02-29T00:00:00Z), so the notice is not shown any more',
    'warning: notice.text begins or ends with a blank',
  ])
})

it('warns of a notice that ends before it begins', () => {
  const notice = { text: 'Maintenance', from: '2026-12-02T00:00:00+02:00', until: '2026-12-01T22:00:00Z' }
  expect(check(JSON.stringify({ ...config, ...footer, notice }))).toEqual({
    status: 0,
    said: 'warning: notice.until is not later than notice.from, so the notice is never shown',
  })
})

it('refuses what is not JSON, and names an origin that the policy of the server would lack', () => {
  expect(check('{')).toEqual({ status: 1, said: expect.stringContaining('config.json is not JSON') })
  expect(check(JSON.stringify({ ...config, ...footer }), { API_ORIGIN: 'https://other.example' })).toEqual({
    status: 1,
    said: 'API_ORIGIN is https://other.example, but apiBaseUrl needs https://api.example.com',
  })
  expect(
    check(JSON.stringify({ ...config, ...footer }), { API_ORIGIN: 'HTTPS://api.example.com' }).status,
  ).toBe(0)
})

it('ends with 2 where there is no file', () => {
  expect(() =>
    execFileSync(process.execPath, [checker, join(home, 'none.json')], { stdio: 'ignore' }),
  ).toThrow(expect.objectContaining({ status: 2 }))
})
