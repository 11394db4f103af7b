// `npm run new -- badge`: writes the files of a new resource, of a page (`page forecast`) or of a rule of the check
// (`check prize-without-picture`). On a terminal it asks for what is not given as an argument.
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { entityChange } from './new/entity.ts'
import { write } from './new/files.ts'
import { Problem } from './new/names.ts'
import { pageChange } from './new/page.ts'
import { readKnown } from './new/repository.ts'
import { ruleChange } from './new/rule.ts'
import { undo } from './new/undo.ts'

const usage = `npm run new -- <resource>   the files of a resource, such as badge or daily-gift
  --fields motto:text,teams:teams[]   its own fields
  --plural, --tagline, --family, --icon, --shortcut, --after <type>
npm run new -- page <name>   a page of the programme, such as forecast
  --tagline, --icon, --shortcut
npm run new -- check <id>    a rule of the check, such as prize-without-picture
  --type prizes --field imgUrl --severity warning
npm run new -- --undo        takes back what was written last and not committed`

const text = /** @type {const} */ ({ type: 'string', multiple: false })

const options = {
  ...{ fields: text, plural: text, tagline: text, family: text, icon: text, shortcut: text, after: text },
  ...{ type: text, field: text, severity: text },
  undo: /** @type {const} */ ({ type: 'boolean' }),
  help: /** @type {const} */ ({ type: 'boolean', short: 'h' }),
}

/** @param {string[]} named */
function takeBack(named) {
  if (named.length > 0) throw new Problem('--undo takes back what was written last. It takes no name.')
  const { name, paths } = undo()
  for (const path of paths) console.info(`took back ${path}`)
  console.info(`\n${name} is gone. Next:\n  npm run renew   # what was generated from it`)
}

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options,
  })
  const [first, second] = positionals
  if (values.undo) return takeBack(positionals)
  if (values.help || !first) return console.info(usage)
  const terminal = process.stdin.isTTY && createInterface({ input: process.stdin, output: process.stdout })
  const ask = terminal ? async (question) => (await terminal.question(question)).trim() : undefined
  try {
    const known = readKnown()
    const change =
      first === 'page'
        ? pageChange(second, values, known)
        : first === 'check'
          ? ruleChange(second, values)
          : await entityChange(first, values, known, ask)
    const name = positionals.join(' ')
    for (const path of write(change, name)) console.info(`wrote ${path}`)
    console.info(`\nNext:\n${change.next.map((line) => `  ${line}`).join('\n')}`)
  } finally {
    if (terminal) terminal.close()
  }
}

try {
  await main()
} catch (error) {
  // Mistakes in arguments have a message; everything else is a fault of this script.
  const { code, message } = /** @type {Error & { code?: string }} */ (error)
  if (!(error instanceof Problem) && !code?.startsWith('ERR_PARSE_ARGS')) throw error
  console.error(message)
  process.exitCode = 2
}
