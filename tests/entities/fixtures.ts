import { readdirSync } from 'node:fs'
import type { Fixture } from './fixture'

const folder = new URL('./', import.meta.url)
const types = readdirSync(folder)
  .map((file) => file.replace(/\.ts$/, ''))
  .filter((name) => !['index', 'fixture', 'fixtures'].includes(name))

/** The fixtures of all types, for Playwright, which has no `import.meta.glob`. */
export const fixtures: [type: string, fixture: Fixture][] = await Promise.all(
  types.map(async (type): Promise<[string, Fixture]> => {
    const { fixture }: { fixture: Fixture } = await import(new URL(`${type}.ts`, folder).href)
    return [type, fixture]
  }),
)
