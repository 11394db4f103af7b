import { createServer, request } from 'node:http'
import { serve } from '@mocks/httpServer'

/** The mocked API behind a server that notes each request, and can hold the answers back. */
export async function watchedApi() {
  const { origin, stop } = await serve(0)
  const requests: string[] = []
  let held: (() => void)[] | undefined
  let closed = 0
  const server = createServer((incoming, outgoing) => {
    requests.push(`${incoming.method} ${incoming.url}`)
    outgoing.on('close', () => {
      if (!outgoing.writableFinished) closed += 1
    })
    const pass = () => {
      const { method, url, headers } = incoming
      const passed = request(new URL(url ?? '/', origin), { method, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 500, answer.headers)
        answer.pipe(outgoing)
      })
      passed.on('error', () => outgoing.destroy())
      incoming.pipe(passed)
    }
    if (held) held.push(pass)
    else pass()
  })
  await new Promise<void>((resolve) => {
    server.listen(0, resolve)
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const token = (await (await fetch(`${origin}/mock-provider/tokens/service-admin`)).text()).trim()
  return {
    baseUrl: `http://localhost:${port}/admin/api/v0`,
    token,
    requests,
    /** Answers nothing until the returned function is called. */
    hold() {
      held = []
      return () => {
        const waiting = held ?? []
        held = undefined
        for (const pass of waiting) pass()
      }
    },
    /** How many requests their sender gave up. */
    givenUp: () => closed,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => {
        server.close(resolve)
      })
      await stop()
    },
  }
}

export type Watched = Awaited<ReturnType<typeof watchedApi>>
