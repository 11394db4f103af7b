import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import type { Call } from '../command'
import { createServer } from './server'
import type { Assistant } from './types'

/** Serves over standard input and output until the input ends. Standard output is reserved for the protocol. */
export async function serveOverStdio(assistant: Assistant, log: Call['log']): Promise<void> {
  const version = typeof BUILD_FACTS === 'undefined' ? '0' : BUILD_FACTS.version
  const server = createServer({ assistant, version, log })
  const ended = new Promise<void>((resolve) => {
    process.stdin.once('end', resolve).once('close', resolve)
    server.server.onclose = resolve
  })
  server.server.onerror = (error) => log(`protocol: ${error.message}`)
  await server.connect(new StdioServerTransport())
  await ended
  await server.close()
}
