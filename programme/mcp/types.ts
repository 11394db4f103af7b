import type { z } from 'zod'
import type { Call } from '../command'
import type { Hidden } from './hidden'
import type { Answer } from './pages'

/** The options that the server for assistants was started with. They do not change while it runs. */
export interface Assistant {
  baseUrl: string
  token: string
  /** The accounts that the server can read. */
  accounts: readonly string[]
  /** The server can read players, too. */
  withPlayers: boolean
  /** The address of the console, for links to proposals. */
  console?: string | undefined
  /** The folder for proposals. */
  out?: string | undefined
  /** The person who proposes; if undefined, the subject of the token. */
  by?: string | undefined
}

/** One call of a tool. */
export interface Asked {
  assistant: Assistant
  /** The account in the arguments, or the only account of the server. '' for a tool that needs no account. */
  account: string
  /** The time of the call, in ms. All pages of a response have the same time. */
  now: number
  signal: AbortSignal
  /** Reports progress to the client: which list is being read. */
  onRead: (text: string) => void
  /** Values that a response must never contain. */
  hidden: Hidden
}

/** A tool: an existing function, with the schemas of its arguments and its result. */
export interface Tool<Input extends z.ZodRawShape = z.ZodRawShape> {
  name: string
  title: string
  /** A language model reads it to choose the tool. */
  description: string
  /** The arguments, without `account` and `cursor`, which the server adds. */
  input: (assistant: Assistant) => Input
  output: z.ZodObject
  /** The tool needs no account. */
  isOfAll?: boolean
  /** The response is never divided into pages. */
  isWhole?: boolean
  /** The tool can write a file on this machine. */
  canWriteFile?: boolean
  run: (args: z.infer<z.ZodObject<Input>>, asked: Asked) => Promise<Answer>
}

/** Lets TypeScript infer the type of a tool's arguments. */
export const tool = <Input extends z.ZodRawShape>(one: Tool<Input>): Tool => one as unknown as Tool

/**
 * Wraps the arguments of a tool as those of a command, so that the command parses them and its own messages report
 * faults.
 */
export const callWith = (values: Call['values']): Call => ({
  values,
  positionals: [],
  print: () => undefined,
  log: () => undefined,
})
