// Runs in test:all: it starts what the samples of the documents configure.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { bundleChecker } from '../../../deploy/release/parts'
import { tempFolder } from '../../tempFolder'
import { example, hasTools, withContainer } from './startContainer'

/* What somebody copies from the documents shows nothing that the console invents. */

const { start } = withContainer()
const home = tempFolder('samples')
beforeAll(() => bundleChecker(resolve('.'), home))

const documents = [
  ...readdirSync('docs').flatMap((file) => (file.endsWith('.md') ? [`docs/${file}`] : [])),
  'README.md',
  'deploy/README.md',
  'deploy/container/README.md',
]
const blocks = (language: string) =>
  documents.flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'gm')),
    ].map(([, text = '']): [string, string] => [file, text]),
  )

const required = {
  apiBaseUrl: 'https://api.example.com',
  auth: { domain: 'tenant.eu.auth0.com', clientId: 'c', audience: 'a', appMetadataClaim: 'm' },
  supportEmail: 'help@example.com',
}
const isSettings = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  ('apiBaseUrl' in value || 'brand' in value || 'links' in value)

/** Those of config.json, by their document; a part of it is completed with what is required. */
const samples: [string, object][] = [
  ...blocks('json').flatMap(([file, text]): [string, object][] => {
    const value = JSON.parse(text.startsWith('{') ? text : '{}')
    return isSettings(value) ? [[file, { ...required, ...value }]] : []
  }),
  ...blocks('ya?ml').flatMap(([file, text]): [string, object][] => {
    const value = parse(text)
    return isSettings(value?.config) ? [[file, value.config]] : []
  }),
  [
    'deploy/helm/values.yaml',
    parse(
      readFileSync('deploy/helm/values.yaml', 'utf8')
        .split('\n')
        .filter((line) => /^# ( |config:)/.test(line))
        .map((line) => line.slice(2))
        .join('\n'),
    ).config,
  ],
]

function check(settings: object) {
  const { status, stderr } = spawnSync(process.execPath, [join(home, 'check-config.mjs'), '-'], {
    input: JSON.stringify(settings),
    encoding: 'utf8',
  })
  return { status, said: stderr }
}

describe('the samples of the documents', () => {
  it('include those of the server, the brand and the chart', () => {
    expect(samples.map(([file]) => file)).toEqual(
      expect.arrayContaining([
        'deploy/README.md',
        'docs/white-label.md',
        'deploy/container/README.md',
        'deploy/helm/values.yaml',
      ]),
    )
  })

  it.each(samples)('%s has settings that are valid, and sets every part of the footer', (_, settings) => {
    expect(check(settings)).toEqual({ status: 0, said: '' })
  })

  it.skipIf(!hasTools)('console.env has them, too', async () => {
    const [, text = ''] = blocks('sh').find(([, one]) => one.startsWith('API_BASE_URL=')) ?? []
    const variables = Object.fromEntries(
      text
        .trim()
        .split('\n')
        .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
    )
    const origin = await start(variables)
    const settings = await (await fetch(`${origin}/config.json`)).json()
    expect(settings).toMatchObject({ companyLine: '', copyrightHolder: 'Example Ltd', links: { social: [] } })
    expect(check(settings)).toEqual({ status: 0, said: '' })
  })

  it.skipIf(!hasTools)('empty variables remove each part of the footer', async () => {
    const names = ['COMPANY_LINE', 'COPYRIGHT_HOLDER', 'PRIVACY_POLICY', 'TERMS_OF_SERVICE', 'SOCIAL_LINKS']
    const origin = await start({ ...example, ...Object.fromEntries(names.map((name) => [name, ''])) })
    const settings = await (await fetch(`${origin}/config.json`)).json()
    expect(settings).toMatchObject({
      companyLine: '',
      copyrightHolder: '',
      links: { privacyPolicy: '', termsOfService: '', social: [] },
    })
    expect(check(settings)).toEqual({ status: 0, said: '' })
  })

  it.skipIf(!hasTools)('without them, the settings of variables have no footer of their own', async () => {
    const origin = await start(example)
    const settings = await (await fetch(`${origin}/config.json`)).json()
    expect(check(settings).said.match(/placeholder/g)).toHaveLength(5)
  })
})

it('a value of the footer that is no JSON ends the start of the container', async () => {
  const refused = (variables: Record<string, string>) => start({ ...example, ...variables })
  await expect(refused({ SOCIAL_LINKS: '[' })).rejects.toThrow('SOCIAL_LINKS must be a list of JSON')
  await expect(refused({ COMPANY_LINE: 'A "B"' })).rejects.toThrow('COMPANY_LINE must not contain quotes')
})
