import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { serve } from '@mocks/httpServer'
import { reset } from '@mocks/reset'
import Ajv from 'ajv/dist/2020'
import MarkdownIt from 'markdown-it'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { outputSchema, outputs } from '../../../programme/outputs'
import { tempFolder } from '../../tempFolder'
import { runWith } from './running'

// Runs in test:all: it prints each output of the command for generated programmes.

const folder = tempFolder('programme-formats')
const fileOf = (name: string) => join(folder, name)
const document = 'docs/programme-output.schema.json'

let api: string[] = []
let token = ''
let stop: () => Promise<void>
beforeAll(async () => {
  const { origin, stop: stopServer } = await serve(0)
  stop = stopServer
  api = ['--base-url', `${origin}/admin/api/v0`, '--account', 'brindlewick']
  token = (await (await fetch(`${origin}/mock-provider/tokens/service-admin`)).text()).trim()
})
afterEach(() => reset())
afterAll(() => stop())

async function run(...args: string[]) {
  const { exit, printed, logged } = await runWith(token, args)
  return { code: exit, out: printed, logged }
}

/** Two bundles whose texts try to be more than texts, the objects of the account, and the proposal of the second one. */
async function written(): Promise<[string, string]> {
  const [one, other] = [fileOf('one.json'), fileOf('other.json')]
  await run('export', ...api, '-o', one)
  const bundle = JSON.parse(readFileSync(one, 'utf8'))
  const [first, second, ...rest] = bundle.objects.missions
  const hostile = '@all | <img src=x> [a](https://x.example) `q` \u202E #12'
  const missions = [
    { ...first, name: hostile, category: hostile, tags: ['spring', hostile] },
    { ...second, id: 'new-\u202Eone|`x`', name: 'New', tags: ['spring'], reward: { credits: 7 } },
    ...rest,
  ]
  writeFileSync(other, JSON.stringify({ ...bundle, objects: { ...bundle.objects, missions } }))
  await run('propose', other, ...api, '--overwrite', '--why', hostile, '-o', fileOf('proposal.json'))
  return [one, other]
}

/** The commands with a format. */
const commands = {
  diff: (one: string, other: string) => ['diff', one, other],
  'import --dry-run': (_one: string, other: string) => [
    ...['import', other, ...api, '--dry-run', '--overwrite', '--prune', 'missions'],
  ],
  check: (_one: string, other: string) => ['check', other],
  economy: (one: string, other: string) => [
    ...['economy', other, '--against', one, '--at', '2026-03-01T00:00:00Z'],
  ],
  campaign: (_one: string, other: string) => [
    ...['campaign', other, '--tag', 'spring', '--at', '2026-03-01T00:00:00Z'],
  ],
  news: (_one: string, other: string) => ['news', other, ...api],
  apply: () => ['apply', fileOf('proposal.json'), ...api, '--dry-run'],
} satisfies Record<keyof typeof outputs, unknown>
const names = Object.keys(commands) as (keyof typeof commands)[]

it('the JSON Schema of the output is current', () => {
  const text = `${JSON.stringify(outputSchema(), null, 2)}\n`
  if (process.env.WRITE_OUTPUT) writeFileSync(document, text)
  expect(readFileSync(document, 'utf8')).toBe(text)
})

describe.each(names)('programme %s (rules BUNDLE-12 and BUNDLE-14)', (name) => {
  it('prints JSON that its schema describes, and the same exit code in every format', async () => {
    const args = commands[name](...(await written()))
    const { code, out } = await run(...args, '--format', 'json')
    const value = JSON.parse(out)
    expect(outputs[name].safeParse(value).error).toBeUndefined()
    const schema = JSON.parse(readFileSync(document, 'utf8'))
    const validate = new Ajv({ strict: false }).compile({
      ...schema,
      anyOf: [{ $ref: `#/$defs/${name.replace(' --', '-')}` }],
    })
    expect(validate(value), JSON.stringify(validate.errors)).toBe(true)
    const text = await run(...args)
    expect(await run(...args, '--format', 'human')).toEqual(text)
    expect(await run(...args, '--format', 'text')).toEqual(text)
    expect([text.code, (await run(...args, '--format', 'md')).code]).toEqual([code, code])
  })

  it('prints Markdown in which no text of the file is more than a text', async () => {
    const args = commands[name](...(await written()))
    const { out } = await run(...args, '--format', 'md')
    expect(out.length).toBeLessThan(60_000)
    const renderer = new MarkdownIt({ html: true, linkify: true })
    const tokens = renderer
      .parse(out, {})
      .flatMap(({ type, content, children }) => [{ type, content }, ...(children ?? [])])
    const html = tokens.filter(({ type }) => type.startsWith('html')).map(({ content }) => content)
    expect(html.filter((tag) => !/^<\/?code>$/.test(tag))).toEqual([])
    expect(tokens.filter(({ type }) => /^link|image|fence|blockquote/.test(type))).toEqual([])
    expect(renderer.render(out).replaceAll(/<code>.*?<\/code>/g, '')).not.toMatch(/@all|#12/)
    expect(out).not.toContain('\u202E')
    expect((await run(...args)).out).not.toContain('\u202E')
  })

  it('refuses another format with those that there are', async () => {
    const { code, logged } = await run(...commands[name](...(await written())), '--format', 'xml')
    expect(code).toBe(2)
    expect(logged).toMatch(/^--format is one of text, md, json(, junit, sarif)?$/)
  })
})

it('an import that sends has no format for programs', async () => {
  const [one] = await written()
  expect(await run('import', one, ...api, '--format', 'md')).toMatchObject({
    code: 2,
    logged: '--format md goes with --dry-run',
  })
})

it('a page that is too long says how many lines it leaves out, and where they are', async () => {
  const many = (count: number, name: string) =>
    Array.from({ length: count }, (_, index) => ({ id: `event-${index}`, name: `${name} ${index}` }))
  const [one, other] = ['One', 'Other'].map((name) => {
    writeFileSync(
      fileOf(`${name}.json`),
      JSON.stringify({
        ...{ account: 'acme', format: 'gamification-programme', version: 1 },
        objects: { events: many(2000, name) },
      }),
    )
    return fileOf(`${name}.json`)
  })
  const { out } = await run('diff', one ?? '', other ?? '', '--format', 'md')
  expect(out.length).toBeLessThan(60_000)
  expect(out).toContain('2,000 objects differ')
  const lines = out.match(/^\| `events/gm)?.length ?? 0
  expect(out).toContain(`**${2000 - lines} more lines.** All of it is in \`--format json\`.`)
})
