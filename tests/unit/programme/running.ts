import { main } from '../../../programme/main'

/** Runs a command with a token. Returns its exit code and what it writes to standard output and standard error. */
export async function runWith(token: string, args: readonly string[]) {
  const printed: string[] = []
  const logged: string[] = []
  const exit = await main(args, {
    env: { PROGRAMME_TOKEN: token },
    print: (line) => void printed.push(line),
    log: (line) => void logged.push(line),
  })
  return { exit, printed: printed.join('\n'), logged: logged.join('\n') }
}
