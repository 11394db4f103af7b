import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { keysIn } from './edits.ts'
import { Problem } from './names.ts'

/** What already exists in the repository. Read from files, so that no module of the console is loaded. */
export interface Known {
  /** Types with a screen, in the order of their folders. */
  types: readonly string[]
  /** Types whose objects belong to an account. */
  accountTypes: readonly string[]
  /** Resources of the contract, with and without a screen. */
  resources: readonly string[]
  /** Schemas of the contract. */
  schemas: readonly string[]
  /** Fields with labels in src/model/choices.ts. */
  enumerations: readonly string[]
  /** The pages of the programme, and the highest place in their navigation. */
  pages: readonly string[]
  lastPlace: number
  /** The type or page of each shortcut. */
  shortcuts: ReadonlyMap<string, string>
  freeShortcuts: readonly string[]
}

const letters = [...'abcdefghijklmnopqrstuvwxyz']

export function readKnown(): Known {
  const types = readdirSync('src/entities').filter((name) => existsSync(`src/entities/${name}/definition.ts`))
  const pages = readdirSync('src/routes/_console').flatMap(
    (file) => /^programme\.(.+)\.tsx$/.exec(file)?.[1] ?? [],
  )
  const texts = [
    ...types.map((type) => [type, `src/entities/${type}/definition.ts`] as const),
    ...pages.map((page) => [page, `src/routes/_console/programme.${page}.tsx`] as const),
  ].map(([owner, file]) => [owner, readFileSync(file, 'utf8')] as const)
  const shortcuts = new Map(
    texts.flatMap(([owner, text]) => {
      const key = /\bshortcut: '(.)'/.exec(text)?.[1]
      return key ? [[key, owner] as const] : []
    }),
  )
  const places = texts.flatMap(([, text]) => Number(/\bplace: (\d+)/.exec(text)?.[1] ?? 0))
  return {
    types,
    accountTypes: types.filter((type) => type !== 'accounts'),
    resources: readdirSync('openapi/paths').map((file) => file.replace(/\.yaml$/, '')),
    schemas: readdirSync('openapi/schemas').flatMap((file) =>
      [...readFileSync(`openapi/schemas/${file}`, 'utf8').matchAll(/^(\w+):/gm)].map(([, name = '']) => name),
    ),
    enumerations: keysIn(readFileSync('src/model/choices.ts', 'utf8'), 'choices'),
    pages,
    lastPlace: Math.max(...places),
    shortcuts,
    freeShortcuts: letters.filter((letter) => !shortcuts.has(letter)),
  }
}

/** The shortcut, if it is a free letter. */
export function expectShortcut(shortcut: string, { shortcuts, freeShortcuts }: Known): string {
  const free = `Free: ${freeShortcuts.join(', ')}.`
  if (!letters.includes(shortcut)) throw new Problem(`A shortcut is one letter, not '${shortcut}'. ${free}`)
  const owner = shortcuts.get(shortcut)
  if (owner) throw new Problem(`The shortcut ${shortcut} is taken by ${owner}. ${free}`)
  return shortcut
}

/** A name of lucide-react, as in 'Landmark'. */
export function expectIcon(icon: string): string {
  const file = icon.replace(/(?<=[a-z0-9])(?=[A-Z])|(?<=[a-zA-Z])(?=\d)/g, '-').toLowerCase()
  if (existsSync(`node_modules/lucide-react/dist/esm/icons/${file}.mjs`)) return icon
  throw new Problem(`lucide-react has no icon ${icon}. Its icons are listed on https://lucide.dev/icons.`)
}

/** Two objects of a type in the demo world: the id, and the label in a dropdown. */
export function samplesOf(type: string): { id: string; label: string }[] {
  const folder = 'mocks/world/brindlewick'
  const file = readdirSync(folder).find((name) => name.toLowerCase() === `${type}.ts`)
  const idOf = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+/g, type === 'players' ? '.' : '-')
  if (!file) {
    // The format that `npm run new` writes.
    const mock = readFileSync(`mocks/entities/${type}.ts`, 'utf8')
    const [, ...names] = /\[\s*'([^']+)',\s*'([^']+)',?\s*\]\.map/.exec(mock) ?? []
    if (names.length === 0)
      throw new Problem(
        `mocks/entities/${type}.ts has no two names as npm run new writes them, so a field that refers to ${type} cannot be tried. Add the field by hand (docs/recipes.md).`,
      )
    return names.map((name) => ({ id: idOf(name), label: name }))
  }
  const text = readFileSync(`${folder}/${file}`, 'utf8')
  // Rows whose name consists of plain letters, because their id can be derived from it.
  return [...text.matchAll(/^ {2}\{(?:\n {4}| )name: '([\w -]+)',(?! id:)(.*)/gm)]
    .filter(([, , rest]) => !rest?.includes('off: true'))
    .slice(0, 2)
    .map(([, name = '', rest = '']) => {
      const ordinal = type === 'levels' ? /ordinal: (\d+)/.exec(rest)?.[1] : undefined
      return { id: idOf(name), label: ordinal ? `${ordinal} - ${name}` : name }
    })
}
