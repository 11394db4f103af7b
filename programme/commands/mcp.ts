import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { apiOf, type Call, type Command, CommandError, option, optionList } from '../command'
import type { Assistant } from '../mcp/types'

export const mcpCommand: Command = {
  help: `programme mcp --base-url <URL> --account <id> [--account <id> ...]

  A server of the Model Context Protocol over standard input and output, for an assistant that reads these accounts and
  drafts changes as proposals. It sends nothing but GET, and no option changes that; a token that only reads is enough. It
  ends with its input. docs/assistants.md shows how to add it to an assistant.

  --account ID    an account that it reads; can be repeated
  --with-players  also reads players, a hundred for each request
  --console URL   the address of the console: a proposal is a link to it, if it is short enough and without players
  --out DIR       writes proposals to files in this folder
  --by NAME       who proposes; without this option the subject of the token`,
  options: {
    account: { type: 'string', multiple: true },
    'with-players': { type: 'boolean' },
    console: { type: 'string' },
    out: { type: 'string' },
    by: { type: 'string' },
  },
  async run(call) {
    const assistant = assistantOf(call)
    // Imported here, so that other commands start without the code of the protocol.
    const { serveOverStdio } = await import('../mcp/stdio')
    await serveOverStdio(assistant, call.log)
    return 0
  },
}

export function assistantOf(call: Call): Assistant {
  if (call.positionals.length > 0)
    throw new CommandError(`Unexpected '${call.positionals[0]}': this command has options alone`)
  const accounts = [...new Set(optionList(call, 'account').filter((id) => id !== ''))]
  const { baseUrl, token } = apiOf({ ...call, values: { ...call.values, account: accounts[0] } })
  return {
    baseUrl,
    token,
    accounts,
    withPlayers: call.values['with-players'] === true,
    console: consoleOf(option(call, 'console')),
    out: folderOf(option(call, 'out')),
    by: option(call, 'by'),
  }
}

function consoleOf(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  if (!/^https?:\/\/[^/?#]+[^?#]*$/.test(text))
    throw new CommandError(
      `--console is the address of the console, such as https://console.example.com, not '${text}'`,
    )
  return text.replace(/\/+$/, '')
}

function folderOf(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  if (!statSync(text, { throwIfNoEntry: false })?.isDirectory())
    throw new CommandError(`--out is a folder that exists, not '${text}'`)
  return resolve(text)
}
