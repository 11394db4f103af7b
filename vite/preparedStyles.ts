import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import createCache from '@emotion/cache'
import { serializeStyles } from '@emotion/serialize'
import { isCssProperty } from '@pandacss/is-valid-prop'
import { type Plugin, runnerImport } from 'vite'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The styles that `npm run styles` recorded, by the name of their class. */
interface Recorded {
  recipes: { slots?: string[] }[]
  styles: Record<string, object[]>
}

const virtual = 'virtual:prepared-styles'
const styleSheet = '/prepared-styles.css'

const nothing = { names: [], properties: undefined, hasGlobalStyles: false, record: undefined }

const asModule = (values: object) =>
  Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
    .join('\n')

/**
 * Resolves the styles of the first screens at build time (decision H76). `recorded.json` lists the styles; their rules
 * are derived from the current recipes and tokens. The browser resolves a style that is missing there, as it does with
 * all styles in `npm start` and in tests.
 */
export function preparedStyles({ isRecording }: { isRecording: boolean }): Plugin {
  let prepared: ReturnType<typeof prepare> | undefined
  let isBuild = false
  return {
    name: 'prepared-styles',
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    buildStart() {
      prepared = undefined
    },
    resolveId(source) {
      // Vite's dependency scan ignores modules with this prefix.
      if (source === virtual) return `\0${virtual}`
      return source === styleSheet ? source : null
    },
    async load(id) {
      if (id !== `\0${virtual}` && id !== styleSheet) return null
      if (!isBuild) return asModule(nothing)
      if (isRecording) return recorder
      prepared ??= prepare()
      const { css, names, ...rest } = await prepared
      if (id === styleSheet) return css
      return `import '${styleSheet}'\nexport const names = '${names.join(' ')}'.split(' ')\n${asModule(rest)}`
    },
  }
}

/** Records the requested styles in a global variable, which `tests/tools/styles.mjs` reads. */
const recorder = `
${asModule(nothing).replace(/export const record = .*/, '')}
const styles = (globalThis.recordedStyles = { recipes: undefined, parts: {} })
export const record = (name, parts, recipes) => {
  styles.recipes = recipes
  styles.parts[name] ??= parts
}`

type Serialized = ReturnType<typeof serializeStyles>

/** Rules and names of the recorded styles. */
async function prepare() {
  const recorded: Recorded = JSON.parse(readFileSync(here('../src/ui/theme/recorded.json'), 'utf8'))
  const { module } = await runnerImport<typeof import('../src/ui/theme/system.ts')>(
    here('../src/ui/theme/system.ts'),
    { configFile: false, logLevel: 'warn' },
  )
  let lastName = ''
  const system = module.consoleSystem({
    ...nothing,
    isPrepared: () => false,
    record: (name) => {
      lastName = name
    },
  })
  // A recipe gets its id when it is first compiled, and styles refer to recipes by their ids.
  for (const recipe of recorded.recipes) {
    if (recipe.slots) system.sva(recipe as never)
    else system.cva(recipe as never)
  }
  const cache = createCache({ key: 'css' })
  const rules = (selector: string, styles: Serialized): string =>
    (cache.insert(selector, styles, cache.sheet, false) ?? '') + (styles.next ? rules('', styles.next) : '')
  const names: string[] = []
  let css = rules('', serializeStyles([system.layers.atRule, ...system._global]))
  for (const parts of Object.values(recorded.styles)) {
    const style = system.css(...(parts as Parameters<typeof system.css>)) as unknown as Serialized
    // Emotion caches rules by name, and different classes can have the same styles.
    const rule = rules(`.${cache.key}-${lastName}`, { ...style, name: lastName })
    if (rule === '') continue
    css += rule
    names.push(lastName)
  }
  const properties = [...system.properties].filter((name) => !isCssProperty(name))
  return { ...nothing, css, names, properties, hasGlobalStyles: true }
}
