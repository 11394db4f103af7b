import { writeJson } from '@/lib/json'
import { type Call, CommandError, option } from './command'
import { visible } from './markdown'

/** The formats of every command that prints a report. `human` is another name of `text`. */
export const formats = ['text', 'md', 'json'] as const
export type Format = (typeof formats)[number]

export const formatHelp = '--format NAME       text (default), md for a comment on a pull request, or json'

/** The format of a call: one of `formats` or `more`. Throws CommandError. */
export function formatIn<More extends string = never>(call: Call, more: readonly More[] = []): Format | More {
  const given = option(call, 'format') ?? 'text'
  const known: readonly (Format | More)[] = [...formats, ...more]
  const found = known.find((one) => one === (given === 'human' ? 'text' : given))
  if (found === undefined) throw new CommandError(`--format is one of ${known.join(', ')}`)
  return found
}

/** Lines for a terminal. Texts of an account cannot move its cursor or change its order. */
export function printLines(call: Call, lines: Iterable<string>): void {
  for (const line of lines) call.print(visible(line))
}

export const jsonOf = (value: unknown): string => writeJson(value, undefined, 2)
