import { basename } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'

import { fileWith, type Json, report, run, runProcess } from './support'

/** Recordings as browsers and proxies write them, each with the same team. */

const url =
  'https://api.example.com/admin/api/v0/teams?account=a&limit=500&skip=0&availability=all&timeframe=all&player='
const team = { id: 't1', account: 'a', name: 'Foxes' }
const text = JSON.stringify([team])
const base64 = (body: string | Buffer) => Buffer.from(body).toString('base64')

const type = 'application/json'
const answered = (content: Json, more: Json = {}) => ({
  request: { method: 'GET', url },
  response: { status: 200, headers: [{ name: 'Content-Type', value: type }], content, ...more },
})
const sent = (request: Json) => ({
  request: { method: 'PUT', url: 'https://api.example.com/admin/api/v0/teams', ...request },
  response: { status: 200, content: { mimeType: type, text: JSON.stringify(team) } },
})
const uploaded = (postData: Json) => ({
  request: { method: 'POST', url: 'https://api.example.com/admin/api/v0/accounts/image/a', postData },
  response: { status: 200, content: { mimeType: type, text: '{"path": "https://img.example.com/1.png"}' } },
})
const good = answered({ mimeType: type, text })
/** A file in the folder of the recordings. @returns its name */
const fileBeside = (body: string) => basename(fileWith(body))
const har = (...entries: Json[]) => fileWith({ log: { entries } })

const form = 'multipart/form-data; boundary=x'
const parts = ['image', 'account']
  .map((name) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\nvalue\r\n`)
  .join('')

describe('contract har reads what recorders write', () => {
  // biome-ignore format: a table
  const variants: [string, Json][] = [
    ['a plain body', good],
    ['a body in base64 (Chrome, Charles)', answered({ mimeType: type, text: base64(text), encoding: 'base64' })],
    ['gzip inside of base64 (mitmproxy)', answered({ mimeType: type, text: base64(gzipSync(text)), encoding: 'base64' })],
    ['brotli inside of base64', answered({ mimeType: type, text: base64(brotliCompressSync(text)), encoding: 'base64' }, { headers: [{ name: 'content-type', value: type }, { name: 'content-encoding', value: 'br' }] })],
    ['an unpacked body whose header still names its encoding', answered({ mimeType: type, text: base64(text), encoding: 'base64' }, { headers: [{ name: 'content-type', value: type }, { name: 'content-encoding', value: 'gzip' }] })],
    ['a byte order mark before the body', answered({ mimeType: type, text: `\uFEFF${text}` })],
    ['a type in the content alone', { ...good, response: { status: 200, content: { mimeType: `${type}; charset=utf-8`, text } } }],
    ['a status as text', { ...good, response: { ...good.response, status: '200' } }],
    ['a method in lower case', { ...good, request: { method: 'get', url } }],
    ['an explicit default port', { ...good, request: { method: 'GET', url: url.replace('.com/', '.com:443/') } }],
    ['a comment beside a whole body', answered({ mimeType: type, text, comment: 'decoded' })],
    ['a body in base64 that was sent', sent({ postData: { mimeType: type, text: base64(JSON.stringify(team)), encoding: 'base64' } })],
    ['a sent type in the headers alone (Safari)', sent({ headers: [{ name: 'Content-Type', value: type }], postData: { text: JSON.stringify(team) } })],
    ['a form with its parts', uploaded({ mimeType: form, params: [{ name: 'image' }, { name: 'account' }] })],
    ['a form as text, with an empty list of parts (Chrome)', uploaded({ mimeType: form, params: [], text: parts })],
    ['a form as text alone (Firefox)', uploaded({ mimeType: form, text: parts })],
    ['a body of unknown size (-1)', answered({ mimeType: type, text, size: -1 }, { bodySize: -1, headersSize: -1 })],
    ['a body in a file beside the recording (Playwright, attach)', answered({ mimeType: type, size: -1, _file: fileBeside(text) }, { bodySize: -1 })],
    ['a sent body in a file beside the recording (Playwright, attach)', sent({ bodySize: -1, postData: { mimeType: type, text: '', params: [], _file: fileBeside(JSON.stringify(team)) } })],
    ['a form in a file beside the recording (Playwright, attach)', uploaded({ mimeType: form, text: '', params: [], _file: fileBeside(parts) })],
  ]
  it.each(variants)('%s is checked, and clean', async (_name, entry) => {
    const { code, findings, incomplete, notes } = await report(
      'har',
      har(entry),
      '--base-url',
      'https://api.example.com:443/admin/api/v0/',
    )
    expect({ code, findings, incomplete, notes }).toEqual({
      code: 0,
      findings: [],
      incomplete: [],
      notes: [],
    })
  })

  it.each(
    variants.filter(
      ([, { request, response }]) => request.method.toUpperCase() === 'GET' && response.content.text,
    ),
  )('%s hides no drift', async (_name, entry) => {
    const broken = JSON.parse(JSON.stringify(entry))
    const { content } = broken.response
    if (content.encoding) content.text = base64(text.replace('"t1"', '7'))
    else content.text = content.text.replace('"t1"', '7')
    const { findings } = await report('har', har(broken))
    expect(findings.map(({ id }) => id)).toEqual(['answer/wrong-type/listTeams/200/id'])
  })

  // biome-ignore format: a table
  it.each<[string, Json, string]>([
    ['an aborted request with the status 0', { ...good, response: { status: 0 } }, 'without an answer'],
    ['an aborted request with the status -1 (Safari)', { ...good, response: { status: -1 } }, 'without an answer'],
    ['a request without a response', { request: good.request }, 'without an answer'],
    ['a redirect to https by the browser', answered({ size: 0 }, { status: 307, statusText: 'Internal Redirect' }), 'redirected by the browser itself (307)'],
    ['a redirect with the header of Chrome', answered({ size: 0 }, { status: 307, headers: [{ name: 'Non-Authoritative-Reason', value: 'HSTS' }] }), 'redirected by the browser itself (307)'],
    ['a HEAD request', { ...good, request: { method: 'HEAD', url }, response: { status: 405 } }, 'HEAD'],
    ['a web socket', { ...good, request: { method: 'GET', url: url.replace('https', 'wss') } }, 'not a call of the API'],
  ])('%s is left out', async (_name, entry, reason) => {
    const { code, findings, notes } = await report('har', har(good, entry))
    expect({ code, findings, notes }).toEqual({ code: 0, findings: [], notes: [`1 of 2 entries left out: ${reason}`] })
  })
})

describe('contract har is never clean when it could not read a body', () => {
  const lost = 'only the status was looked at: its body was not recorded'
  // biome-ignore format: a table
  it.each<[string, Json, string]>([
    ['a body that was left out (Playwright, content: omit)', answered({ mimeType: type, size: -1 }), lost],
    ['a body that was emptied', answered({ mimeType: type, size: text.length, text: '' }), lost],
    ['a body with a reason instead (Firefox)', answered({ mimeType: type, size: 9, comment: 'Response bodies are not included.' }), `${lost} (Response bodies are not included.)`],
    ['a body that was cut, with a comment', answered({ mimeType: type, text: text.slice(0, 20), comment: 'truncated' }), 'only the status was looked at: its body was recorded only in part'],
    ['a body that is shorter than its size', answered({ mimeType: type, text: text.slice(0, 20), size: text.length }), 'only the status was looked at: its body was recorded only in part'],
    ['broken gzip inside of base64', answered({ mimeType: type, text: base64(gzipSync(text).subarray(0, 30)), encoding: 'base64' }), 'only the status was looked at: its body is no valid gzip, or too long'],
    ['a sent body that was left out', sent({ bodySize: 40, postData: { mimeType: type, text: '' } }), 'only the answer was looked at: its body was not recorded (request)'],
    ['an empty text of unknown size (Playwright, minimal)', answered({ mimeType: type, size: -1, text: '' }, { bodySize: -1 }), lost],
    ['an empty text without a size', answered({ mimeType: type, text: '' }), lost],
    ['a body in a file that is not there', answered({ mimeType: type, size: -1, _file: 'gone.json' }), 'only the status was looked at: its body is in the file gone.json, which is not beside the recording'],
    ['a body in a file of another folder', answered({ mimeType: type, size: -1, _file: '../../etc/hostname' }), 'only the status was looked at: its body is in the file ../../etc/hostname, which is not beside the recording'],
    ['an empty sent text of unknown size (Playwright, minimal)', sent({ bodySize: -1, postData: { mimeType: type, text: '', params: [] } }), 'only the answer was looked at: its body was not recorded (request)'],
    ['an empty sent text without a size', sent({ postData: { mimeType: type, text: '' } }), 'only the answer was looked at: its body was not recorded (request)'],
    ['a sent body of which only the size is known', sent({ bodySize: 40, headers: [{ name: 'Content-Type', value: type }] }), 'only the answer was looked at: its body was not recorded (request)'],
    ['a form of which only the type is known (Chrome)', uploaded(undefined), 'only the answer was looked at: its body was not recorded (request)'],
    ['a key twice in a body', answered({ mimeType: type, text: '[{"id": "t1",\n "id": "t2"}]' }), 'only the status was looked at: its body has the key "id" twice: line 2, column 2'],
    ['a key twice in a sent body', sent({ postData: { mimeType: type, text: '{"id": "t1", "\\u0069d": "t2"}' } }), 'only the answer was looked at: its body has the key "id" twice: line 1, column 14 (request)'],
    ['a form without parts', uploaded({ mimeType: form, params: [] }), 'only the answer was looked at: its body was not recorded (request)'],
  ])('%s', async (_name, entry, reason) => {
    const { code, result, findings, incomplete } = await report('har', har(good, entry))
    expect({ code, result, findings, incomplete }).toEqual({
      code: 2,
      result: 'could-not-look',
      findings: [],
      incomplete: [`1 of 2 entries: ${reason}`],
    })
  })

  // biome-ignore format: a table
  it.each<[string, Json, string]>([
    ['an empty body', answered({ mimeType: type, size: 0, text: '' }), 'answer/not-json/listTeams/200'],
    ['an empty body with its size alone in the transfer', answered({ mimeType: type, size: -1, text: '' }, { bodySize: 0 }), 'answer/not-json/listTeams/200'],
    ['an empty body by its header', answered({ mimeType: type, text: '' }, { headers: [{ name: 'Content-Length', value: '0' }] }), 'answer/not-json/listTeams/200'],
    ['an empty sent body', sent({ bodySize: 0, postData: { mimeType: type, text: '' } }), 'request/not-json/updateTeam'],
    ['no sent body, and no type', sent({ bodySize: 0 }), 'request/content-type/updateTeam'],
  ])('%s where JSON is due is drift', async (_name, entry, id) => {
    const { code, findings } = await report('har', har(entry))
    expect({ code, ids: findings.map((finding) => finding.id) }).toEqual({ code: 1, ids: [id] })
  })
})

describe('every argument is read or refused', () => {
  const drift = answered({ mimeType: type, text: text.replace('"t1"', '7') })

  it('har reads all its files', async () => {
    const { code, findings, looked } = await report('har', har(good), har(drift))
    expect({ code, ids: findings.map(({ id }) => id) }).toEqual({
      code: 1,
      ids: ['answer/wrong-type/listTeams/200/id'],
    })
    expect(looked).toMatch(/^2 answers of 1 operation; /)
  })

  it('har names the file without a call of the API, and is not clean', async () => {
    const empty = har()
    const { code, incomplete } = await report('har', har(good), empty)
    expect({ code, incomplete }).toEqual({
      code: 2,
      incomplete: [`${empty}: no answer of the API is in this recording`],
    })
  })

  it('har checks nothing if one of its files is missing', async () => {
    const { code, err } = await run(['har', har(good), 'gone.har'])
    expect({ code, err }).toEqual({ code: 2, err: 'could not run: There is no file gone.har\n' })
  })

  it.each([
    ['diff', 'a.json', 'b.json', 'c.json'],
    ['changelog', 'a.yaml', 'b.yaml', 'c.yaml'],
    ['verify', 'https://api.example.com'],
    ['guard', 'https://api.example.com'],
    ['lint', 'openapi.yaml'],
    ['mocks', 'folder'],
    ['docs', 'page.html'],
    ['generate', 'src'],
  ])('%s refuses what it does not read', async (...args) => {
    const { code, out, err } = await run(args)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toMatch(
      /^could not run: contract \w+ does not read '.*'\. It takes (options only|\d files?): /,
    )
  })

  it('diff refuses a second description in a process too', async () => {
    const { code, err } = await runProcess(['diff', 'a.json', 'b.json'])
    expect(code).toBe(2)
    expect(err).toContain("does not read 'b.json'")
  })
})
