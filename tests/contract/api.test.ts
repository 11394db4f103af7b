import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { serve } from '../../mocks/httpServer'
import { CouldNotRun, diff, har, render, rules, verify } from '../../openapi/kit/index'
import { breakId, contract, driftingRecording, fileWith, type Json, run } from './support'

const drift = driftingRecording()

describe('the programmatic API', () => {
  it('returns what the format json writes', async () => {
    const { out } = await run(['har', drift, '--format', 'json'])
    expect(await har(drift)).toEqual(JSON.parse(out))
  })

  it('compares a description, given as a file or as the document itself', async () => {
    const theirs: Json = contract()
    delete theirs.paths['/rules']
    const fromFile = await diff(fileWith(theirs))
    const fromDocument = await diff(theirs)
    expect(fromDocument).toMatchObject({ result: 'drift', subject: 'the description' })
    expect(fromDocument.findings.map(({ id }) => id)).toEqual(fromFile.findings.map(({ id }) => id))
    // An own contract as a document, too.
    expect(await diff(theirs, { contract: theirs })).toMatchObject({ result: 'clean', findings: [] })
  })

  it('takes severities, known findings and what counts as drift', async () => {
    expect((await har(drift, { severities: { 'wrong-type': 'harmless' } })).result).toBe('clean')
    expect((await har(drift, { severities: { 'wrong-type': 'harmless' }, failOn: 'harmless' })).result).toBe(
      'drift',
    )
    const ignore = [{ id: breakId, reason: 'agreed', expires: '2999-12-31' }]
    expect(await har(drift, { ignore })).toMatchObject({ result: 'clean', ignored: [{ id: breakId }] })
    expect((await har(drift)).result).toBe('drift')
  })

  it('runs that start together do not share contracts', async () => {
    const theirs: Json = contract()
    delete theirs.paths['/rules']
    const results = await Promise.all([diff(theirs), diff(theirs, { contract: theirs }), diff(theirs)])
    expect(results.map(({ result }) => result)).toEqual(['drift', 'clean', 'drift'])
  })

  it('checks a running service', async () => {
    const api = await serve(0)
    const token = (await (await fetch(`${api.origin}/mock-provider/tokens/service-admin`)).text()).trim()
    const progress: string[] = []
    const found = await verify(`${api.origin}/admin/api/v0`, {
      token,
      account: 'brindlewick',
      only: ['teams'],
      rate: 1000,
      onProgress: (text) => progress.push(text),
    })
    api.stop()
    expect(found).toMatchObject({ command: 'verify', result: 'clean', findings: [] })
    expect(JSON.stringify(found) + progress.join('')).not.toContain(token)
  })

  it('renders a result in every format of the command', async () => {
    const result = await har(drift)
    const { out } = await run(['har', drift, '--format', 'junit'])
    expect(`${render(result, 'junit')}\n`).toBe(out)
  })

  it('rejects with a message for people if it could not run', async () => {
    await expect(har('gone.har')).rejects.toThrow(new CouldNotRun('There is no file gone.har'))
    await expect(diff({ swagger: '2.0' })).rejects.toThrow(/^the description is Swagger 2\.0; the kit reads/)
    // The next run works.
    expect((await har(drift)).result).toBe('drift')
  })

  it('has the rules', () => {
    expect(rules['path-removed']).toEqual({
      severities: ['breaks'],
      means: 'A path of the contract is gone.',
    })
  })

  it('every entry of the package exists, and the README documents it', () => {
    const { exports, files } = JSON.parse(readFileSync('openapi/package.json', 'utf8'))
    const text = readFileSync('openapi/kit/REFERENCE.md', 'utf8')
    expect(
      Object.keys(exports).filter(
        (entry) => !text.includes(entry.replace('.', 'gamification-admin-contract')),
      ),
    ).toEqual(['./package.json'])
    expect(files).toContain('dist')
  })
})
