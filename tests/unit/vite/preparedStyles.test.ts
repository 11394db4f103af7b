import type { Plugin } from 'vite'
import { beforeAll, expect, it } from 'vitest'
import recorded from '@/ui/theme/recorded.json'
import { preparedStyles } from '../../../vite/preparedStyles'

/** Text of a virtual module, as the plugin loads it in a build. */
async function loader(options: { isRecording: boolean }, command: 'build' | 'serve') {
  const plugin = preparedStyles(options) as Plugin &
    Record<'configResolved' | 'load', (arg: unknown) => unknown>
  plugin.configResolved({ command })
  return async (id: string) => String(await plugin.load(id))
}
const namesOf = (module: string) => /names = '([^']*)'/.exec(module)?.[1]?.split(' ') ?? []

const module = '\0virtual:prepared-styles'
let names: string[] = []
let css = ''
let text = ''

beforeAll(async () => {
  const load = await loader({ isRecording: false }, 'build')
  text = await load(module)
  names = namesOf(text)
  css = await load('/prepared-styles.css')
}, 60_000)

it('every prepared class has rules in the style sheet', () => {
  expect(names.length).toBeGreaterThan(100)
  expect(new Set(names).size).toBe(names.length)
  expect(names.filter((name) => !new RegExp(`\\.css-${name}\\b`).test(css))).toEqual([])
})

it('the classes have the names that were recorded', () => {
  expect(names.filter((name) => !(name in recorded.styles))).toEqual([])
})

it('the style sheet has the tokens, the reset and the global styles, each in its layer', () => {
  for (const layer of [
    '@layer reset,base,tokens,recipes;',
    '@layer reset{',
    '@layer base{',
    '@layer tokens{',
  ])
    expect(css).toContain(layer)
  expect(text).toContain('hasGlobalStyles = true')
})

it('nothing is prepared in the development server', async () => {
  const load = await loader({ isRecording: false }, 'serve')
  const empty = await load(module)
  expect(empty).toContain('names = []')
  expect(empty).toContain('hasGlobalStyles = false')
})
