import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { tempFolder } from '../tempFolder'
import {
  breakId,
  contract,
  driftingRecording,
  fileWith,
  type Json,
  load,
  pathFor,
  report,
  run,
} from './support'

const drift = driftingRecording()
const settings = (content: unknown) => fileWith(content, 'config.json')
const withSettings = (content: unknown) => report('har', drift, '--config', settings(content))
const idsOf = ({ findings }: Json) => findings.map(({ id, severity }: Json) => `${severity} ${id}`)

describe('contract.config.json', () => {
  it('gives rules another severity, which decides about drift', async () => {
    const found = await withSettings({
      severities: { 'wrong-type': 'harmless', 'undocumented-field': 'breaks' },
    })
    expect(found.code).toBe(1)
    expect(idsOf(found)).toEqual([
      'breaks answer/undocumented-field/listTeams/200/motto',
      `harmless ${breakId}`,
    ])
  })

  it('turns rules off, and the report counts what it leaves out', async () => {
    const found = await withSettings({ severities: { 'wrong-type': 'off' } })
    expect(found).toMatchObject({ code: 0, notes: ['the rule wrong-type is off: 1 finding left out'] })
    expect(idsOf(found)).toEqual(['harmless answer/undocumented-field/listTeams/200/motto'])
  })

  it('the next run has the severities of the rules again', async () => {
    await withSettings({ severities: { 'wrong-type': 'off' } })
    expect((await report('har', drift)).code).toBe(1)
  })

  it('ignores findings, beside those of an ignore file, and names entries without a finding', async () => {
    const entry = (id: string) => ({ id, reason: 'agreed', expires: '2999-12-31' })
    const file = settings({ ignore: [entry(breakId), entry('answer/gone')] })
    const found = await report('har', drift, '--config', file, '--ignore', fileWith([entry('answer/x')]))
    expect(found).toMatchObject({ code: 0, ignored: [{ id: breakId }] })
    expect(found.notes).toContain(`${file}: answer/gone is not found any more, or not by this command`)
    expect(found.notes.join()).toContain('answer/x is not found any more')
  })

  it('decides what counts as drift, unless the command line does', async () => {
    const file = settings({ failOn: 'harmless', severities: { 'wrong-type': 'off' } })
    expect((await report('har', drift, '--config', file)).code).toBe(1)
    expect((await report('har', drift, '--config', file, '--fail-on', 'breaks')).code).toBe(0)
  })

  it('writes files by format beside the report, named after the command, in its folder', async () => {
    const folder = tempFolder('contract-settings')
    const file = join(folder, 'contract.config.json')
    writeFileSync(file, JSON.stringify({ outputs: { json: '{command}.json', junit: 'drift.xml' } }))
    const { out, err } = await run(['har', drift, '--config', file])
    expect(out).toContain('DRIFT')
    expect(err).toContain(join(folder, 'har.json'))
    expect(JSON.parse(readFileSync(join(folder, 'har.json'), 'utf8'))).toMatchObject({ result: 'drift' })
    expect(readFileSync(join(folder, 'drift.xml'), 'utf8')).toContain('<testsuites')
  })

  it('the files of the command line replace those of the settings', async () => {
    const file = settings({ outputs: { json: 'from-settings.json' } })
    await run(['har', drift, '--config', file, '-o', `json=${pathFor('from-command.json')}`])
    expect(existsSync(pathFor('from-command.json'))).toBe(true)
    expect(existsSync(join(dirname(file), 'from-settings.json'))).toBe(false)
  })

  it('names the contract to compare with, by a path from its folder', async () => {
    const other = contract()
    delete other.paths['/rules']
    fileWith('')
    writeFileSync(pathFor('other.json'), JSON.stringify(other))
    const file = settings({ contract: 'other.json' })
    const found = await report('diff', fileWith(other), '--config', file)
    expect(found).toMatchObject({ code: 0, findings: [] })
    expect(await report('diff', fileWith(other))).toMatchObject({ code: 1 })
    // The command line wins.
    const all = await report(
      'diff',
      fileWith(contract()),
      '--config',
      file,
      '--contract',
      fileWith(contract()),
    )
    expect(all.findings).toEqual([])
  })

  it('is read from the working folder, and refused if it cannot be', async () => {
    expect(await run(['har', drift, '--config', 'gone.json'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('There is no file gone.json'),
    })
    expect((await run(['har', drift, '--config', settings('{')])).err).toMatch(/is no JSON/)
  })

  it('names every mistake, and what was probably meant', async () => {
    const { code, out, err } = await run([
      'har',
      drift,
      '--config',
      settings({
        severitys: {},
        severities: { 'wrong-typ': 'off', cors: 'riskey' },
        failOn: 3,
        ignore: [{ id: 'x', reason: ' ', expires: '2026-02-30', why: '' }, { id: 'y' }],
        outputs: { junitt: 'a.xml' },
      }),
    ])
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err.split('\n').slice(1, -1)).toEqual([
      "  there is no 'severitys'. Did you mean 'severities'?",
      '  failOn: must be one of breaks, risky, harmless, not 3.',
      "  severities: there is no rule 'wrong-typ'. Did you mean 'wrong-type'?",
      '  severities.cors: must be one of breaks, risky, harmless, off, not "riskey". Did you mean \'risky\'?',
      "  ignore.0: there is no 'why'.",
      '  ignore.0.reason: must not be blank',
      '  ignore.0.expires: must be a date YYYY-MM-DD',
      "  ignore.1: 'reason' is missing",
      "  ignore.1: 'expires' is missing",
      "  outputs: there is no 'junitt'. Did you mean 'junit'?",
    ])
  })

  it('guard prints findings with the severities of the settings', async () => {
    const { chooseSeverities, configured } = await load('openapi/kit/config/severities.ts')
    chooseSeverities({ cors: 'off', 'wrong-type': 'risky' })
    expect(configured({ rule: 'cors', severity: 'breaks' })).toBeUndefined()
    expect(configured({ rule: 'wrong-type', severity: 'breaks' })).toEqual({
      rule: 'wrong-type',
      severity: 'risky',
    })
    chooseSeverities()
  })
})
