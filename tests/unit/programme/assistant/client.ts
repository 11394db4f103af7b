import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js'
import type { RequestOptions } from '@modelcontextprotocol/sdk/shared/protocol.js'
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js'
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import { createServer } from '../../../../programme/mcp/server'
import type { Assistant } from '../../../../programme/mcp/types'
import type { Watched } from './watched'

/** biome-ignore lint/suspicious/noExplicitAny: tests look into answers of any tool */
type Found = Record<string, any>

/** The SDK's own client, which checks each answer with the schema of its tool. */
export async function clientOf(transport: Transport) {
  const client = new Client({ name: 'tests', version: '1' })
  await client.connect(transport)
  await client.listTools()
  const call = async (name: string, args: object = {}, options?: RequestOptions) =>
    (await client.callTool({ name, arguments: { ...args } }, undefined, options)) as CallToolResult
  return {
    client,
    call,
    /** The answer of a call that succeeds. */
    async found(name: string, args: object = {}): Promise<Found> {
      const { isError, structuredContent, content } = await call(name, args)
      if (isError) throw new Error(textIn({ content }))
      return structuredContent as Found
    },
    /** The sentence of a call that fails. */
    async refusal(name: string, args: object = {}): Promise<string> {
      const result = await call(name, args)
      if (!result.isError) throw new Error(`${name} answered: ${textIn(result).slice(0, 500)}`)
      return textIn(result)
    },
  }
}

export type Assisted = Awaited<ReturnType<typeof clientOf>>

export const textIn = ({ content }: Pick<CallToolResult, 'content'>): string =>
  content.map((part) => (part.type === 'text' ? part.text : '')).join('\n')

/** A client of a server in this process. */
export async function assistedBy(
  { baseUrl, token }: Pick<Watched, 'baseUrl' | 'token'>,
  more: Partial<Assistant> = {},
) {
  const [own, other] = InMemoryTransport.createLinkedPair()
  const logged: string[] = []
  const server = createServer({
    assistant: { baseUrl, token, accounts: ['brindlewick'], withPlayers: false, by: 'Robin', ...more },
    version: '1',
    log: (line) => void logged.push(line),
  })
  await server.connect(other)
  return { ...(await clientOf(own)), logged }
}

/** All pages of an answer in one, each list joined. */
export async function whole(
  { call }: Pick<Assisted, 'call'>,
  name: string,
  args: object,
  lists: readonly string[],
): Promise<Found> {
  const all: Found = {}
  let cursor: string | undefined
  do {
    const result = await call(name, { ...args, ...(cursor !== undefined && { cursor }) })
    if (result.isError) throw new Error(textIn(result))
    const page = result.structuredContent as Found
    for (const [key, value] of Object.entries(page))
      all[key] = lists.includes(key) ? [...(all[key] ?? []), ...value] : value
    cursor = page.next
  } while (cursor !== undefined)
  const { total: _, next: _next, ...found } = all
  return found
}
