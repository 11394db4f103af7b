import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import type { AnySchema } from '@modelcontextprotocol/sdk/server/zod-compat.js'
import type { RequestHandlerExtra } from '@modelcontextprotocol/sdk/shared/protocol.js'
import type { ServerNotification, ServerRequest } from '@modelcontextprotocol/sdk/types.js'
import { z } from 'zod'
import { startOf } from '@/lib/halves'
import { writeJson } from '@/lib/json'
import { unexpected } from '@/model/apiError'
import { CommandError } from '../command'
import { Hidden } from './hidden'
import { mostBytes, pageOf, readCursor } from './pages'
import { resources } from './resources'
import { duplicate, propose } from './tools/drafts'
import { findObjects } from './tools/findObjects'
import { getObject, listAccounts } from './tools/readObjects'
import { campaign, check, diff, economy, explain } from './tools/reports'
import type { Asked, Assistant, Tool } from './types'
import { instructions, planPrompt, planText } from './words'

/*
 * The server of the Model Context Protocol: what it offers, and how it turns a call into a response (rules ASSIST-1 to
 * ASSIST-7).
 */

export const tools: readonly Tool[] = [
  listAccounts,
  findObjects,
  getObject,
  check,
  explain,
  economy,
  campaign,
  diff,
  duplicate,
  propose,
]

type Extra = RequestHandlerExtra<ServerRequest, ServerNotification>
type Arguments = Record<string, unknown> & { account?: string; cursor?: string }

interface Output {
  assistant: Assistant
  version: string
  /** Receives errors of the server itself. */
  log: (line: string) => void
}

export function createServer({ assistant, version, log }: Output): McpServer {
  const server = new McpServer({ name: 'programme', title: 'Programme', version }, { instructions })
  const hidden = new Hidden([assistant.token])
  for (const one of tools)
    server.registerTool(
      one.name,
      {
        title: one.title,
        description: one.description,
        inputSchema: inputOf(one, assistant) as AnySchema,
        outputSchema: one.output as AnySchema,
        annotations: one.canWriteFile
          ? { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: true }
          : { readOnlyHint: true, openWorldHint: true },
      },
      async (args: unknown, extra: Extra) => {
        try {
          const found = hidden.without(await answerOf(one, args as Arguments, extra, { assistant, hidden }))
          return {
            content: [{ type: 'text' as const, text: writeJson(found) }],
            structuredContent: found as Record<string, unknown>,
          }
        } catch (thrown) {
          if (!(thrown instanceof CommandError) && !extra.signal.aborted)
            log(`${one.name}: ${thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown)}`)
          const text = thrown instanceof CommandError ? thrown.message : unexpected
          return {
            isError: true,
            content: [{ type: 'text' as const, text: startOf(String(hidden.without(text)), mostBytes) }],
          }
        }
      },
    )
  for (const { name, uri, text, ...facts } of resources)
    server.registerResource(name, uri, facts, async () => ({
      contents: [{ uri, mimeType: facts.mimeType, text: text() }],
    }))
  const { name, ...facts } = planPrompt
  server.registerPrompt(
    name,
    {
      ...facts,
      argsSchema: {
        campaign: z.string().describe("The tag of this year's campaign"),
        account: z.string().optional().describe('Default: the first account of the server'),
      },
    },
    ({ campaign: tag, account = assistant.accounts[0] ?? '' }) => ({
      messages: [{ role: 'user', content: { type: 'text', text: planText(account, tag) } }],
    }),
  )
  return server
}

function inputOf({ input, isOfAll, isWhole }: Tool, assistant: Assistant): z.ZodObject {
  const { accounts } = assistant
  const account = z.enum(accounts, { error: `Name the account: one of ${accounts.join(', ')}` })
  return z.strictObject({
    ...(!isOfAll && { account: accounts.length > 1 ? account : account.optional() }),
    ...input(assistant),
    ...(!isWhole && {
      cursor: z.string().optional().meta({ description: 'next of the page before, with the same arguments' }),
    }),
  })
}

async function answerOf(
  { name, isOfAll, run }: Tool,
  { cursor: text, ...args }: Arguments,
  { signal, _meta, sendNotification }: Extra,
  { assistant, hidden }: { assistant: Assistant; hidden: Hidden },
): Promise<Record<string, unknown>> {
  const cursor = text === undefined ? undefined : readCursor(text)
  const now = cursor?.now ?? Date.now()
  let progress = 0
  const asked: Asked = {
    assistant,
    hidden,
    now,
    signal,
    account: isOfAll ? '' : (args.account ?? assistant.accounts[0] ?? ''),
    onRead(message) {
      const progressToken = _meta?.progressToken
      if (progressToken === undefined) return
      progress += 1
      const params = { progressToken, progress, message }
      // Fails if the client has disconnected, which is not an error.
      void sendNotification({ method: 'notifications/progress', params }).catch(() => undefined)
    },
  }
  const answer = await run(args, asked)
  signal.throwIfAborted()
  return pageOf(answer, { key: [name, args], now, cursor })
}
