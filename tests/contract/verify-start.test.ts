import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { reset } from '../../mocks/reset'
import type { Exchange, Fault } from './drifting'
import { load } from './support'
import { startApi } from './verifying'

let api: Awaited<ReturnType<typeof startApi>>
beforeAll(async () => {
  api = await startApi()
})
afterEach(reset)
afterAll(() => api.stop())

const writes = (calls: string[]) => calls.filter((call) => !/^(GET|OPTIONS) /.test(call))
const writing = ['--write', '--account', 'quillmoor', '--only', 'teams']

const html = (exchange: Exchange) => {
  exchange.headers['content-type'] = 'text/html'
  exchange.text = '<!doctype html><title>Sign in</title>'
}

describe('contract verify does not start', () => {
  it('an unknown account ends the run before any check', async () => {
    const { reason, calls } = await api.verify([], '--account', 'brindlewik', '--write')
    expect(reason).toBe(
      '--account brindlewik: the service lists 5 accounts for this token, and none has this id',
    )
    expect(calls).toEqual(['GET /accounts', 'GET /accounts'])
  })

  it.each(['/admin/api/v1', '', '/admin'])(
    'the wrong base path %j ends the run before any check',
    async (path) => {
      const { reason } = await api.verify([], '--base-url', `${api.origin}${path}`)
      expect(reason).toMatch(
        /\/accounts answers 404, and so does \/analytics\/aggregated: is the path of --base-url right\?/,
      )
    },
  )

  it('a sign-in page with status 200 ends the run before any check', async () => {
    const { reason } = await api.verify([{ after: html }])
    expect(reason).toMatch(/answers 200 with an HTML page: it looks like a sign-in page or a proxy/)
  })

  it('a redirect to a sign-in page ends the run, and its query is not shown', async () => {
    const redirect: Fault = {
      after: (exchange) => {
        exchange.status = 302
        exchange.headers.location = 'https://login.example.com/authorize?state=secret'
      },
    }
    const { reason } = await api.verify([redirect])
    expect(reason).toMatch(
      /answers 302, a redirect to https:\/\/login\.example\.com\/authorize: it looks like a sign-in page or a proxy/,
    )
  })

  it.each(['account-reader', 'admin-reader', 'no-permission'])(
    'the token of %s ends a run with --write before it writes',
    async (persona) => {
      const { reason, calls } = await api.verify([], ...writing, '--token', await api.tokenOf(persona))
      expect(reason).toMatch(/--write needs a token with the permission account:write or admin:write; this/)
      expect(calls).toEqual([])
    },
  )

  it('a token that is no JWT ends a run with --write before it writes if the service refuses it', async () => {
    const refuse: Fault = {
      after: (exchange) => {
        if (exchange.method === 'GET' || exchange.method === 'OPTIONS') return
        Object.assign(exchange, { status: 403, body: { error: 'You may only read' } })
      },
    }
    const { reason, calls } = await api.verify([refuse], ...writing)
    expect(reason).toMatch(/deleteTeam is answered with 403, so this token may not write into 'quillmoor'/)
    expect(writes(calls)).toEqual(['DELETE /teams/quillmoor/contract-kit-never-created'])
  })

  it('invalid settings end the run before any check', async () => {
    expect((await api.verify([], '--only', 'badges')).reason).toMatch(
      /--only: there is no badges; there are /,
    )
    expect((await api.verify([], '--max-objects', 'many')).reason).toMatch(/whole number/)
  })
})

describe('contract verify', () => {
  it('checks only the given kinds of objects with --only', async () => {
    const { found, notes, incomplete, calls } = await api.verify([], ...writing)
    expect({ found, incomplete }).toEqual({ found: {}, incomplete: [] })
    expect(notes).toContain('looked at on request: only teams')
    expect(calls.filter((call) => !/teams|^OPTIONS|^GET \/accounts$/.test(call))).toEqual([])
  })

  it('writes with a token without admin:write as far as it is allowed to, and lists the operations that it skipped', async () => {
    const args = ['--write', '--account', 'fennmarsh', '--only', 'teams,accounts']
    const token = ['--token', await api.tokenOf('account-admin')]
    const { found, incomplete, calls } = await api.verify([], ...args, ...token)
    expect(found).toEqual({})
    expect(incomplete).toEqual([
      'updateAccount, createAccount, copyAccountElements, uploadAccountImage, deleteAccount: left out, because this token has no admin:write; --skip createAccount leaves them out knowingly',
    ])
    expect(calls).toContain('POST /teams')
    expect(calls.filter((call) => /^\w+ \/accounts/.test(call) && !call.startsWith('GET'))).toEqual([])
    const knowing = await api.verify([], ...args, ...token, '--skip', 'createAccount')
    expect({ found: knowing.found, incomplete: knowing.incomplete }).toEqual({ found: {}, incomplete: [] })
  })

  it('reports the missing permission if a token that is no JWT is not allowed to create accounts', async () => {
    const refuse: Fault = {
      after: (exchange) => {
        if (exchange.path === '/accounts' && exchange.method === 'POST')
          Object.assign(exchange, { status: 403, body: { error: 'Only for administrators' } })
      },
    }
    const { found, incomplete } = await api.verify(
      [refuse],
      ...['--write', '--account', 'tarnstead', '--only', 'accounts'],
    )
    expect(found).toEqual({})
    expect(incomplete).toEqual([
      'createAccount: the answer is 403; it needs admin:write, or --skip createAccount leaves it out',
    ])
  })

  it('ends when a service stops responding', async () => {
    const silent: Fault = {
      after: ({ path }) => {
        if (path !== '/accounts') throw new Error('the line breaks')
      },
    }
    const { found, incomplete = [] } = await api.verify([silent], '--account', 'brindlewick')
    expect(found).toEqual({})
    expect(incomplete.at(-1)).toMatch(/the last 5 requests got no answer, so the run ends here/)
  })

  it('reads at most --max-objects objects of a list, and reports that', async () => {
    const { found, notes, calls } = await api.verify(
      [],
      '--account',
      'brindlewick',
      '--only',
      'players',
      '--max-objects',
      '100',
    )
    expect(found).toEqual({})
    expect(notes).toContain('listPlayers: only the first 100 objects were read; --max-objects sets how many')
    // One for the page, one beyond the end of any list, two for limit and skip, and six for the sort.
    expect(calls.filter((call) => call === 'GET /players')).toHaveLength(10)
  })
})

describe('contract verify --write cleans up', () => {
  /** The service returns this status for POST of teams and creates nothing. */
  const refused = (status: number): Fault => ({
    before: (call) => {
      if (call.method === 'POST' && call.path === '/teams') call.path = '/nowhere'
    },
    after: (exchange) => {
      if (exchange.path === '/nowhere') Object.assign(exchange, { status, body: { error: 'No' } })
    },
  })
  const noDelete: Fault = {
    before: (call) => {
      if (call.method === 'DELETE' && !call.path.includes('never')) call.path = '/locked'
    },
    after: (exchange) => {
      if (exchange.path === '/locked') Object.assign(exchange, { status: 403, body: { error: 'No' } })
    },
  }

  it.each([422, 409, 404])('nothing is left behind when a create is refused with %i', async (status) => {
    const { found, incomplete, calls } = await api.verify([refused(status), noDelete], ...writing)
    expect(Object.keys(found)).toEqual(['wrong-status/createTeam/201'])
    expect(found['wrong-status/createTeam/201']).toBe(
      `createTeam: a new object with its required fields alone is answered with ${status}; the contract wants 201`,
    )
    // Quillmoor has no teams, so its list is reported as empty.
    expect(incomplete?.filter((text) => !/no object to look at/.test(text))).toEqual([])
    expect(writes(calls).filter((call) => /^DELETE/.test(call))).toHaveLength(1)
  })

  it('nothing is left behind when a create is refused with 403', async () => {
    const { found, incomplete } = await api.verify([refused(403), noDelete], ...writing)
    expect(found).toEqual({})
    expect(incomplete).toContain(
      'createTeam: the answer is 403; it needs account:write or admin:write, or --skip createTeam leaves it out',
    )
  })

  it('nothing is reported as left behind when a create fails with 500 and no object can be deleted', async () => {
    const { found } = await api.verify([refused(500), noDelete], ...writing)
    expect(found).toEqual({
      'server-error/createTeam/500': 'createTeam: every call is answered with 500 each time',
    })
  })

  it('an object that is still in its list is reported as left behind', async () => {
    const { found } = await api.verify([noDelete], ...writing)
    expect(found['left-behind/deleteTeam']).toMatch(
      /'contract-kit-\w+-teams.*' could not be deleted; it is still in its list, please delete it by hand/,
    )
  })

  it('an object is reported as possibly left behind if its list cannot be read', async () => {
    let created = false
    const broken: Fault = {
      after: (exchange) => {
        created ||= exchange.method === 'POST' && exchange.path === '/teams'
        if (created && exchange.method === 'GET') exchange.status = 500
      },
    }
    const { found } = await api.verify([noDelete, broken], ...writing)
    expect(found['left-behind/deleteTeam']).toMatch(/its list cannot be read either, please look whether/)
  })
})

describe('the progress of contract verify', () => {
  const written = async (isTTY: boolean, columns: number, ...texts: string[]) => {
    const { createProgress } = await load('openapi/kit/verify/progress.ts')
    let out = ''
    const progress = createProgress({
      isTTY,
      columns,
      write: (text: string) => {
        out += text
      },
    })
    for (const text of texts) progress(text)
    return out
  }

  it('the progress is one line on a terminal, at most as long as the terminal is wide', async () => {
    expect(await written(true, 80, 'account 1 of 2', '')).toBe('\r\u001b[Kaccount 1 of 2\r\u001b[K')
    expect(await written(true, 8, 'account 1 of 2')).toBe('\r\u001b[Kaccount')
  })

  it('the progress is not written to a file', async () => {
    expect(await written(false, 80, 'account 1 of 2', '')).toBe('')
  })
})
