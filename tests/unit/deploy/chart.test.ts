import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020'
import { describe, expect, it } from 'vitest'
import { parse, parseAllDocuments, stringify } from 'yaml'
import { chartSchema } from '../../../deploy/chartSchema'
import { tempFolder } from '../../tempFolder'

const chart = 'deploy/helm'
const read = (file: string) => readFileSync(join(chart, file), 'utf8')
const values = parse(read('values.yaml'))
const config = {
  apiBaseUrl: 'https://api.example.com/admin/api/v0',
  auth: {
    domain: 'tenant.eu.auth0.com',
    clientId: 'console',
    audience: 'https://admin-api.example',
    appMetadataClaim: 'https://admin-api.example/app_metadata',
  },
  supportEmail: 'help@example.com',
}
const templates = readdirSync(join(chart, 'templates'))

describe('the schema of the values of the chart', () => {
  const file = join(chart, 'values.schema.json')
  const written = `${JSON.stringify(chartSchema(), null, 2)}\n`
  if (process.env.WRITE_CHART) writeFileSync(file, written)
  const isValid = new Ajv2020({ strict: false }).compile(chartSchema())

  it('is written from that of config.json (WRITE_CHART=1 rewrites it)', () => {
    expect(read('values.schema.json')).toBe(written)
  })

  it('accepts the default values with a config.json', () => {
    expect(isValid({ ...values, config })).toBe(true)
  })

  it.each<[string, object]>([
    ['no config.json', {}],
    ['an incomplete one', { config: { ...config, auth: {} } }],
    ['no replicas', { config, replicas: 0 }],
    ['a misspelt key of config.json', { config: { ...config, suportEmail: 'a@b.c' } }],
    ['one in a part of it', { config: { ...config, links: { sociall: [] } } }],
    ['a path that ends with a slash', { config, path: '/console/' }],
    ['a path without one at its start', { config, path: 'console' }],
    ['an unknown value', { config, replica: 2 }],
    ['another format of the log', { config, accessLog: 'xml' }],
    ['the name of a trusted proxy', { config, trustedProxies: ['ingress'] }],
    ['metrics on the port of the console', { config, metrics: { port: 8080 } }],
    ['an ingress without a host', { config, ingress: { enabled: true, host: '' } }],
  ])('refuses %s', (_, changed) => {
    expect(isValid({ ...values, ...changed })).toBe(false)
  })

  it('has no pattern that Go cannot read', () => {
    const patterns: string[] = []
    JSON.parse(written, (key, value) => {
      if (key === 'pattern') patterns.push(value)
      return value
    })
    expect(patterns.length).toBeGreaterThan(20)
    for (const pattern of patterns) expect(pattern).not.toMatch(/\(\?|\\[ux]/)
  })
})

describe('the templates of the chart', () => {
  /** A template without its control lines, each expression replaced by a text. Parts that are included stay empty. */
  const skeleton = (text: string) =>
    text
      .replaceAll(/^\s*\{\{-? (?:if|end|include|toYaml)\b.*\}\}\n/gm, '')
      .replaceAll(/\{\{.*?\}\}/g, 'x')
      .replaceAll(/^\{\{.*\}\}$/gm, '')
  const [deployment] = [parse(skeleton(read('templates/deployment.yaml')))]

  it.each(templates.filter((name) => name.endsWith('.yaml')))('%s is YAML of one object', (name) => {
    const documents = parseAllDocuments(skeleton(read(`templates/${name}`)))
    expect(documents.flatMap(({ errors }) => errors)).toEqual([])
    expect(documents.map((one) => one.get('kind'))).toEqual([expect.any(String)])
  })

  it.each(templates)('%s closes what it opens, and includes only what is defined', (name) => {
    const text = read(`templates/${name}`)
    const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0
    expect(count(/\{\{-? (if|range|with|define) /g)).toBe(count(/\{\{-? end -?\}\}/g))
    const defined = [...read('templates/_helpers.tpl').matchAll(/define "(.+?)"/g)].map(([, one]) => one)
    for (const [, included] of text.matchAll(/include "(.+?)"/g)) expect(defined).toContain(included)
  })

  it.each(templates)('%s uses only values that the schema has', (name) => {
    for (const [, path = ''] of read(`templates/${name}`).matchAll(/\.Values\.([\w.]+)/g)) {
      let schema = chartSchema() as { properties?: Record<string, object> }
      for (const key of path.split('.')) {
        expect(Object.keys(schema.properties ?? {}), path).toContain(key)
        schema = schema.properties?.[key] ?? {}
      }
    }
  })

  it('run the container without rights, on a read-only root, with the probes of nginx', () => {
    const { spec } = deployment.spec.template
    const [container] = spec.containers
    expect(spec.automountServiceAccountToken).toBe(false)
    expect(values.podSecurityContext).toMatchObject({ runAsNonRoot: true })
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    })
    expect(container.ports).toEqual([{ name: 'http', containerPort: 8080 }])
    for (const probe of ['readinessProbe', 'livenessProbe'])
      expect(container[probe].httpGet).toEqual({ path: '/healthz', port: 'http' })
    expect(container.env.map(({ name }: { name: string }) => name)).toEqual([
      'API_ORIGIN',
      'IDENTITY_ORIGIN',
      'REPORT_TO',
      'CSP_REPORT_TO',
      'CONSOLE_PATH',
    ])
    expect(container.volumeMounts.map(({ mountPath }: { mountPath: string }) => mountPath)).toEqual([
      '/etc/console',
      '/tmp',
    ])
  })

  it('keep a visitor at one version and lose no request during an upgrade', () => {
    expect(values.strategy.rollingUpdate).toEqual({ maxSurge: 1, maxUnavailable: 0 })
    expect(values.service.sessionAffinity).toBe('ClientIP')
    expect(values.podDisruptionBudget).toEqual({ enabled: true, minAvailable: 1 })
    expect(deployment.spec.template.spec.containers[0].lifecycle.preStop.exec.command[0]).toBe('sleep')
  })

  it('have the version of the console', () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
    expect(parse(read('Chart.yaml'))).toMatchObject({ version, appVersion: version })
  })
})

describe('the options of the image', () => {
  const template = read('templates/_helpers.tpl')
  it.each(['ACCESS_LOG', 'TRUSTED_PROXIES', 'METRICS_PORT'])('%s has a value of the chart', (name) => {
    expect(template).toContain(`- name: ${name}\n`)
    expect(readFileSync('deploy/container/entrypoint.sh', 'utf8')).toContain(`${name}="\${${name}:-`)
    expect(readFileSync('deploy/container/README.md', 'utf8')).toContain(`| \`${name}\` |`)
  })
})

const hasHelm = spawnSync('helm', ['version']).status === 0

describe.skipIf(!hasHelm)('helm template', () => {
  it('renders the objects with the origins of config.json', () => {
    const folder = tempFolder('chart')
    writeFileSync(
      join(folder, 'values.yaml'),
      stringify({ config, ingress: { enabled: true, host: 'console.example.com' } }),
    )
    const { stdout, stderr } = spawnSync(
      'helm',
      ['template', 'console', chart, '-f', join(folder, 'values.yaml')],
      {
        encoding: 'utf8',
      },
    )
    expect(stderr).toBe('')
    const objects = parseAllDocuments(stdout).map((one) => one.toJS())
    const of = (kind: string) => objects.find((one) => one.kind === kind)
    expect(objects.map(({ kind }) => kind).toSorted()).toEqual([
      'ConfigMap',
      'Deployment',
      'Ingress',
      'PodDisruptionBudget',
      'Service',
    ])
    expect(JSON.parse(of('ConfigMap').data['config.json'])).toEqual(config)
    expect(of('Deployment').spec.template.spec.containers[0].env).toEqual([
      { name: 'API_ORIGIN', value: 'https://api.example.com' },
      { name: 'IDENTITY_ORIGIN', value: 'https://tenant.eu.auth0.com' },
      { name: 'REPORT_TO', value: '' },
      { name: 'CSP_REPORT_TO', value: '' },
      { name: 'CONSOLE_PATH', value: '' },
      { name: 'ACCESS_LOG', value: 'text' },
    ])
  })
})
