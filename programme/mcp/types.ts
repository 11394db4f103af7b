import type { z } from 'zod'
import type { Call } from '../command'
import type { Hidden } from './hidden'
import type { Answer } from './pages'

/** What a server for assistants was started with. Nothing of it changes while it runs. */
export interface Assistant {
  baseUrl: string
  token: string
  /** The accounts that it reads. */
  accounts: readonly string[]
  /** Also reads players. */
  withPlayers: boolean
  /** The address of the console, for links to proposals. */
  console?: string | undefined
  /** The folder for proposals. */
  out?: string | undefined
  /** Who proposes; undefined for the subject of the token. */
  by?: string | undefined
}

/** One call of a tool. */
export interface Asked {
  assistant: Assistant
  /** The account that the call names, or the only one. '' for a tool that needs none. */
  account: string
  /** In ms. The pages of an answer are of the same moment. */
  now: number
  signal: AbortSignal
  /** Reports progress: what is being read. */
  onRead: (text: string) => void
  /** What no answer contains. */
  hidden: Hidden
}

/** A tool: an existing function, with the schemas of its arguments and its result. */
export interface Tool<Input extends z.ZodRawShape = z.ZodRawShape> {
  name: string
  title: string
  /** Read by a model, which decides by it. */
  description: string
  /** Without `account` and `cursor`, which the server adds. */
  input: (assistant: Assistant) => Input
  output: z.ZodObject
  /** It is about no account. */
  isOfAll?: boolean
  /** Its answer is one piece, without pages. */
  isWhole?: boolean
  /** It can write a file on this machine. */
  canWriteFile?: boolean
  run: (args: z.infer<z.ZodObject<Input>>, asked: Asked) => Promise<Answer>
}

/** Lets a tool infer its arguments. */
export const tool = <Input extends z.ZodRawShape>(one: Tool<Input>): Tool => one as unknown as Tool

/** The arguments of a tool as those of a command, so that the command reads them, and refuses them in its words. */
export const callWith = (values: Call['values']): Call => ({
  values,
  positionals: [],
  print: () => undefined,
  log: () => undefined,
})
