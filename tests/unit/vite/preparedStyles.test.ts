// @vitest-environment node
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

const groups = ['list', 'form'] as const
const modules: Record<string, { names: string[]; css: string; text: string }> = {}

beforeAll(async () => {
  const load = await loader({ isRecording: false }, 'build')
  for (const group of groups) {
    const text = await load(`/prepared-styles/${group}.js`)
    modules[group] = { names: namesOf(text), css: await load(`/prepared-styles/${group}.css`), text }
  }
})

it.each(groups)('every prepared class of the %s has rules in its style sheet', (group) => {
  const { names = [], css = '' } = modules[group] ?? {}
  expect(names.length).toBeGreaterThan(20)
  expect(new Set(names).size).toBe(names.length)
  expect(names.filter((name) => !new RegExp(`\\.css-${name}\\b`).test(css))).toEqual([])
})

it.each(groups)('the classes of the %s have the names that were recorded', (group) => {
  const known = new Set(Object.keys(recorded[group]))
  expect(modules[group]?.names.filter((name) => !known.has(name))).toEqual([])
})

it('the style sheet of the list has the tokens, the reset and the global styles, each in its layer', () => {
  const { css = '', text = '' } = modules.list ?? {}
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
  const text = await load('/prepared-styles/list.js')
  expect(text).toContain('names = []')
  expect(text).toContain('hasGlobalStyles = false')
})
