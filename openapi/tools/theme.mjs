// The theme as a style sheet: Chakra's reset, the variables of all tokens, the styles of the whole page, and a class for each
// text style. The first screens are plain elements with CSS modules over these variables; they need no style engine.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { serializeStyles } from '@emotion/serialize'
import { compile, middleware, prefixer, serialize, stringify } from 'stylis'
import { runnerImport } from 'vite'

/** @param {string} root the repository @param {string} generated the folder to write to */
export async function writeTheme(root, generated) {
  /** @type {{ module: typeof import('../../src/ui/theme/system.ts') }} */
  const { module } = await runnerImport(join(root, 'src/ui/theme/system.ts'), {
    configFile: false,
    logLevel: 'warn',
  })
  const { themeStyles } = module
  const text = serializeStyles(/** @type {Parameters<typeof serializeStyles>[0]} */ (themeStyles())).styles
  const css = serialize(compile(text), middleware([prefixer, stringify]))
  const lines = css.replace(/[{};](?!$)/g, (/** @type {string} */ mark) => `${mark}\n`)
  writeFileSync(
    join(generated, 'theme.css'),
    `/* Written by npm run generate from src/ui/theme. */\n${lines}\n`,
  )
}
