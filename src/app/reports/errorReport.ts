import { knownMessage, knownName } from './knownMessages'

/** A place in a file of the build; the source map of that file has the line of the source. */
export interface StackFrame {
  /** Name of the file, which contains a hash of its content: `console-Bx3kq9aZ.js`. */
  file: string
  line: number
  column: number
}

export interface ErrorReport {
  kind: 'error'
  /** Name of its class. */
  name: string
  message?: string
  /** The innermost first. */
  stack: StackFrame[]
  /** Pattern of the route, such as `/missions/$id`. */
  route?: string
  /** Time of the first occurrence, by the browser's clock. */
  at: string
  /** How often it occurred since it was last reported. */
  count: number
}

const mostFrames = 20

/** What comes before an address in a line of a stack: `    at f (` in Chromium, `f@` in Firefox and WebKit. */
const beforeAddress = /^(\s+at (async )?(.*\()?|(.*@)?)$/
const afterFolder = /^([\w.$-]{1,60}-[\w-]{8}\.js):(\d{1,7}):(\d{1,7})\)?$/

/** The place in a file of the build that a line of a stack names, if it names one. */
function frameOf(line: string, assets: string): StackFrame | undefined {
  const from = line.indexOf(assets)
  if (from < 0 || !beforeAddress.test(line.slice(0, from))) return undefined
  const [, file, row, column] = afterFolder.exec(line.slice(from + assets.length)) ?? []
  return file ? { file, line: Number(row), column: Number(column) } : undefined
}

/**
 * The frames of the stack that are in files of the build. Skips the message that Chromium repeats at the start of a
 * stack.
 */
function framesOf({ name, message, stack }: Error, assets: string): StackFrame[] {
  if (typeof stack !== 'string') return []
  const head = `${name}: ${message}`
  const lines = (stack.startsWith(head) ? stack.slice(head.length) : stack).split('\n')
  return lines.flatMap((line) => frameOf(line, assets) ?? []).slice(0, mostFrames)
}

const isOfExtension = ({ stack }: Error) => /-extension:\/\//.test(String(stack))

/**
 * The report about an error (rule REPORT-2). Contains nothing that could be data, an id or a token. Undefined for
 * errors of browser extensions.
 * @param assets address of the build's files; it ends with a slash
 */
export function errorReport(
  error: unknown,
  { at, route, assets }: { at: string; route: string | undefined; assets: string },
): ErrorReport | undefined {
  const more = { ...(route !== undefined && { route }), at, count: 1 }
  if (!(error instanceof Error)) return { kind: 'error', name: 'Error', stack: [], ...more }
  if (isOfExtension(error)) return undefined
  const message = knownMessage(String(error.message))
  return {
    kind: 'error',
    name: knownName(error.name),
    ...(message !== undefined && { message }),
    stack: framesOf(error, assets),
    ...more,
  }
}
