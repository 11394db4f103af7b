import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Starts the server on a free port. Resolves with its origin. */
export async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return `http://127.0.0.1:${port}`
}
