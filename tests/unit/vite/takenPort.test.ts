import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'

// Runs in test:all: it starts a server as a process.

it('npm start takes another port, and says what to do if a port is taken', async () => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo
  const env = { ...process.env, VITEST: undefined, NO_COLOR: '1' }
  const output = await new Promise<string>((done) =>
    execFile('npm', ['start', '--silent', '--', '--port', String(port)], { env }, (error, _, stderr) =>
      done(error ? stderr : expect.fail('It started on a taken port')),
    ),
  ).finally(() => server.close())
  expect(output).toMatch(new RegExp(`Port ${port} is in use, often by a server that was started earlier\\.`))
  expect(output).toContain(`lsof -i :${port} `)
  expect(output.trimEnd()).toMatch(new RegExp(`npm start -- --port ${port + 1}$`))
})
