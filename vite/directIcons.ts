import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const indexFile = fileURLToPath(
  new URL('../node_modules/lucide-react/dist/esm/lucide-react.mjs', import.meta.url),
)

/** The file of each icon, by the names that the package's index gives it. */
export function iconFiles(): ReadonlyMap<string, string> {
  const index = readFileSync(indexFile, 'utf8')
  const files = new Map<string, string>()
  for (const [, names = '', file = ''] of index.matchAll(
    /export \{([^}]*)\} from '\.\/icons\/([\w-]+)\.mjs'/g,
  ))
    for (const [, name = ''] of names.matchAll(/default as (\w+)/g)) files.set(name, file)
  if (files.size === 0) throw new Error(`${indexFile} has another form: no icon was found in it`)
  return files
}

/** Imports each icon from its own file instead of the index of the package; anything else still comes from the index. */
export function withDirectIcons(code: string, files: ReadonlyMap<string, string>): string {
  return code.replace(/import \{([^}]*)\} from 'lucide-react'/g, (statement, list: string) => {
    const names = list.split(',').flatMap((one) => one.trim() || [])
    const fileOf = (one: string) => files.get(one.split(' as ')[0] ?? '')
    const rest = names.filter((one) => fileOf(one) === undefined)
    const direct = names.flatMap((one) => {
      const file = fileOf(one)
      return file
        ? [`import { default as ${one.split(' as ').at(-1)} } from 'lucide-react/icons/${file}'`]
        : []
    })
    // With `verbatimModuleSyntax`, an import of types alone would still import the index.
    const isOfTypes = rest.every((one) => one.startsWith('type '))
    const others = isOfTypes
      ? rest.map((one) => `import ${one.replace(/^type (.*)/, 'type { $1 }')} from 'lucide-react'`)
      : [`import { ${rest.join(', ')} } from 'lucide-react'`]
    // The lines below keep their numbers.
    return [...direct, ...others].join(';') + '\n'.repeat(statement.split('\n').length - 1)
  })
}

/**
 * The index of the icons imports all of them, so that a chunk which needs the index would get the icons of every screen
 * (`chunks.ts`). Imported one by one, an icon is in the chunk of the screens that show it.
 */
export function directIcons(): Plugin {
  let files: ReadonlyMap<string, string> | undefined
  return {
    name: 'direct-icons',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\.tsx?(\?|$)/, code: "from 'lucide-react'" },
      handler(code) {
        files ??= iconFiles()
        return { code: withDirectIcons(code, files), map: null }
      },
    },
  }
}
