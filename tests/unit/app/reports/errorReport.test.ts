import { describe, expect, it } from 'vitest'
import { errorReport } from '@/app/reports/errorReport'

const assets = 'https://console.example/assets/'
const at = '2026-03-12T09:00:00.000Z'
const reportOf = (error: unknown) => errorReport(error, { at, route: '/missions/$id', assets })

/** An error as a browser throws it. */
function thrown(name: string, message: string, stack: string) {
  const error = new Error(message)
  return Object.assign(error, { name, stack })
}

/** What this code throws here, in the words of V8. */
function caught(run: () => unknown): unknown {
  try {
    run()
  } catch (error) {
    return error
  }
  throw new Error('Nothing was thrown')
}

describe('the message of an error', () => {
  const nothing = undefined as unknown as { name: string }
  it.each<[string, () => unknown, string, string | undefined]>([
    ['a missing object', () => nothing.name, 'TypeError', 'Cannot read properties of undefined'],
    ['no JSON', () => JSON.parse('Ada "the first" Lovelace'), 'SyntaxError', 'is not valid JSON'],
    ['a number', () => BigInt('m-4711'), 'SyntaxError', undefined],
    ['an address', () => new URL('not an address'), 'TypeError', 'Invalid URL'],
    ['a path', () => decodeURIComponent('%'), 'URIError', 'URI malformed'],
    ['a date', () => new Date('Ada').toISOString(), 'RangeError', 'Invalid time value'],
    ['a locale', () => new Intl.NumberFormat('ada_lovelace'), 'RangeError', 'Incorrect locale information'],
  ])('is one of those that browsers write: %s', (_, run, name, message) => {
    const report = reportOf(caught(run))
    expect([report?.name, report?.message]).toEqual([name, message])
  })

  it('is the number of React in a production build, without its arguments', () => {
    const message =
      'Minified React error #31; visit https://react.dev/errors/31?args[]=Ada for the full message'
    expect(reportOf(new Error(message))?.message).toBe('React error #31')
  })

  it('is missing for all others, whatever the class is called', () => {
    const error = thrown('Ada Lovelace', 'Ada Lovelace has no account', '')
    expect(reportOf(error)).toEqual({
      kind: 'error',
      name: 'Error',
      stack: [],
      route: '/missions/$id',
      at,
      count: 1,
    })
    expect(JSON.stringify(reportOf('Ada Lovelace'))).not.toContain('Ada')
  })
})

describe('the stack of an error', () => {
  const frames = [
    { file: 'console-Bx3kq9aZ.js', line: 3, column: 1207 },
    { file: '_entityType._id-Dl_x-2aB.js', line: 1, column: 88 },
  ]

  it('has the places in files of the build, in Chromium', () => {
    const stack = [
      'TypeError: Ada is not a function',
      '    at Ada',
      `    at row (${assets}console-Bx3kq9aZ.js:3:1207)`,
      '    at Array.map (<anonymous>)',
      `    at async ${assets}_entityType._id-Dl_x-2aB.js:1:88`,
      '    at https://elsewhere.example/assets/console-Bx3kq9aZ.js:1:2',
    ].join('\n')
    expect(reportOf(thrown('TypeError', 'Ada is not a function', stack))?.stack).toEqual(frames)
  })

  it('has them in Firefox and WebKit', () => {
    const stack = `row@${assets}console-Bx3kq9aZ.js:3:1207\nmap@[native code]\n${assets}_entityType._id-Dl_x-2aB.js:1:88\n`
    expect(reportOf(thrown('TypeError', 'x', stack))?.stack).toEqual(frames)
  })

  it('has no line of the message, even if it looks like a place', () => {
    const message = `Ada\n    at (${assets}lovelace-12345678.js:1:2)`
    const stack = `Error: ${message}\n    at row (${assets}console-Bx3kq9aZ.js:3:1207)`
    expect(reportOf(thrown('Error', message, stack))?.stack).toEqual(frames.slice(0, 1))
  })

  it('ends after twenty places', () => {
    const line = `    at row (${assets}console-Bx3kq9aZ.js:3:1207)\n`
    expect(reportOf(thrown('Error', 'x', `Error: x\n${line.repeat(99)}`))?.stack).toHaveLength(20)
  })
})

it('an error of an extension of the browser is not reported', () => {
  const stack = 'TypeError: x\n    at chrome-extension://abcdef/content.js:1:2'
  expect(reportOf(thrown('TypeError', 'x', stack))).toBeUndefined()
})
