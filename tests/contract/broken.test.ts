// Runs in test:all: it compares many descriptions with the kit.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { reset } from '../../mocks/reset'
import { breaking, broken } from './broken'
import { guarded } from './guarded'
import { pathFor, report } from './support'
import { startApi } from './verifying'

let api: Awaited<ReturnType<typeof startApi>>
beforeAll(async () => {
  api = await startApi()
})
afterEach(reset)
afterAll(() => api.stop())

/** The exit code of `guard`, in front of a client that asks for accounts and teams. */
async function codeOfGuard(target: string): Promise<number> {
  const { code } = await guarded(target, async (base) => {
    for (const path of ['/accounts', '/teams?account=brindlewick&limit=500&skip=0'])
      await fetch(base + path, {
        headers: { Authorization: `Bearer ${api.admin}` },
        signal: AbortSignal.timeout(400),
      })
        .then((response) => response.text())
        .catch(() => undefined)
  })
  return code
}

describe('an answer that is broken has the same verdict in verify, verify --write, har and guard', () => {
  it.each(broken)(
    '%s: %i',
    async (_kind, code, write) => {
      const { base, stop } = await breaking(write)
      const recordings = [pathFor('read.har'), pathFor('written.har')]
      const verify = (...more: string[]) =>
        report(
          ...['verify', '--base-url', base, '--token', api.admin, '--rate', 'Infinity', '--timeout', '0.4'],
          ...['--account', 'brindlewick', '--only', 'teams', ...more],
        )
      const read = await verify('--har', recordings[0] ?? '')
      const written = await verify('--write', '--har', recordings[1] ?? '')
      const recorded = await Promise.all(recordings.map((file) => report('har', file)))
      const codes = [read.code, written.code, ...recorded.map((one) => one.code), await codeOfGuard(base)]
      await stop()
      expect({ codes, incomplete: read.incomplete, found: read.findings.map(({ id }) => id) }).toMatchObject({
        codes: codes.map(() => code),
      })
      expect(read.looked).toContain(code === 2 ? '; could not look at 1;' : ';')
    },
    30_000,
  )
})
