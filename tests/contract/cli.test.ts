import { describe, expect, it } from 'vitest'
import { breakId, driftingRecording, fileWith, type Json, load, report, run, runProcess } from './support'

// Runs in test:all: it starts processes of the kit.

const drift = driftingRecording()

describe('the command line', () => {
  it('prints its help, for each command too', async () => {
    const { code, out } = await run(['--help'])
    expect(code).toBe(0)
    for (const command of [
      'lint',
      'generate',
      'diff',
      'verify',
      'har',
      'guard',
      'mock',
      'mocks',
      'docs',
      'changelog',
      'rules',
    ]) {
      expect(out).toContain(`contract ${command}`)
      expect((await run([command, '--help'])).out).toContain(`contract ${command}`)
    }
  }, 60_000)

  // Most tests run the command as a function. This test checks that the real command prints the same.
  it.each([
    [['--help'], 0],
    [[], 2],
    [['verify', '--help'], 0],
    [['har', drift], 1],
    [['har', drift, '--format', 'junit'], 1],
    [['changelog'], 2],
    [['diff', '--colour'], 2],
    [['generate'], 2],
    [['guard'], 2],
    [['mocks', '--traffic', 'no-such-folder'], 2],
    [['verify', '--base-url', 'http://127.0.0.1:1/x', '--token', 'secret-token'], 2],
  ])('prints the same in a separate process, with the same exit code: %j', async (args, code) => {
    const found = await runProcess(args)
    expect(found).toEqual(await run(args))
    expect(found.code).toBe(code)
    // A report goes to stdout, a reason for exit code 2 to stderr.
    expect(found.out === '').toBe(code === 2 && args.length > 0)
    expect(found.err === '').toBe(found.out !== '')
  })

  it('ends with exit code 2 after an exception in the kit, and prints its stack trace', async () => {
    const stdout = {
      write: () => {
        throw new Error('the pipe is closed; Bearer abcdefghijklmnop')
      },
    }
    let err = ''
    const stderr = { write: (text: string) => (err += text) }
    const { run: runWith } = await load('openapi/kit/run.ts')
    expect(await runWith(['--help'], { stdout, stderr })).toBe(2)
    expect(err).toMatch(/^could not run: Error: the pipe is closed; Bearer \[redacted\]\n +at /)
  })

  it('redacts the secrets of the current run, and not those of the previous one', async () => {
    const { keepSecret, redact } = await load('openapi/kit/report/redact.ts')
    keepSecret('a-word-of-another-run')
    expect(redact('a-word-of-another-run')).toBe('[redacted]')
    await run(['--help'])
    expect(redact('a-word-of-another-run')).toBe('a-word-of-another-run')
  })

  it.each([
    [[], /Exit codes/],
    [['frobnicate'], /no command 'frobnicate'/],
    [['diff'], /Which description/],
    [['har'], /Which recording/],
    [['har', 'no-such.har'], /no file/],
    [['har', 'package.json'], /no HAR recording: it has no entries$/m],
    [['generate'], /--check/],
    [['har', drift, '--format', 'poem'], /--format must be one of/],
    [['har', drift, '--fail-on', 'never'], /--fail-on must be one of/],
    [['lint', '--colour'], /colour/],
  ])('ends with exit code 2 for the arguments %j', async (args, words) => {
    const { code, out, err } = await run(args)
    expect(code).toBe(2)
    expect(out + err).toMatch(words)
  })
})

describe('the ignore file', () => {
  const ignore = (expires: string, id = breakId) =>
    fileWith(`- id: ${id}\n  reason: agreed with the team\n  expires: ${expires}\n`, 'yaml')

  it('suppresses a finding, and the report shows that', async () => {
    const found = await report('har', drift, '--ignore', ignore('2999-12-31'))
    expect(found).toMatchObject({ code: 0, ignored: [{ id: breakId, reason: 'agreed with the team' }] })
  })

  it('reports an expired entry as a finding, together with its finding', async () => {
    const found = await report('har', drift, '--ignore', ignore('2020-01-01'))
    expect(found.code).toBe(1)
    expect(found.findings.map(({ id }) => id)).toEqual(
      expect.arrayContaining([breakId, `ignore/expired/${breakId}`]),
    )
  })

  it('reports an entry that matches nothing', async () => {
    const found = await report('har', drift, '--ignore', ignore('2999-12-31', 'answer/x'))
    expect(found.notes.join()).toMatch(/answer\/x is not found any more/)
  })

  it.each([
    ['- id: x\n  expires: 2999-01-01\n', /`reason` is missing/],
    ['- id: x\n  reason: y\n', /`expires` is missing/],
    ['- id: x\n  reason: y\n  expires: soon\n', /must be a date/],
    ['id: x', /must be a list/],
    [': : :', /cannot be read/],
  ])('ends with exit code 2 if it contains %j', async (text, words) => {
    const { code, err } = await run(['har', drift, '--ignore', fileWith(text, 'yaml')])
    expect(code).toBe(2)
    expect(err).toMatch(words)
  })

  it('harmless findings affect the exit code on request', async () => {
    const args = ['har', drift, '--ignore', ignore('2999-12-31')]
    expect((await report(...args, '--fail-on', 'harmless')).code).toBe(1)
  })
})

describe('generate --check', () => {
  it('names changed, missing and left-over files', async () => {
    const { findingsOf } = await load('openapi/kit/commands/generate.ts')
    const text =
      'changed   src/generated/a.ts\nleft over src/generated/b.ts\nmissing   src/generated/c.ts\n\n3 generated file(s) differ'
    expect(findingsOf(text).map(({ rule, where }: Json) => [rule, where])).toEqual([
      ['generated-changed', 'src/generated/a.ts'],
      ['generated-left-over', 'src/generated/b.ts'],
      ['generated-missing', 'src/generated/c.ts'],
    ])
  })
})
