import { ChakraProvider, chakra, createSystem, defaultBaseConfig } from '@chakra-ui/react'
import { CacheProvider } from '@emotion/react'
import { StyleSheet } from '@emotion/sheet'
import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Button } from '@/ui/Button'
import { Input } from '@/ui/Input'
import { lazySystem, type Prepared } from '@/ui/theme/lazySystem'
import { preparedWith, styleCache } from '@/ui/theme/prepared'
import { appliedProperties } from '../../appliedProperties'
import { show } from './show'

for (const property of ['height', 'padding-inline']) appliedProperties.add(property)

it('no component adds a rule with a cascade layer (decision H26)', () => {
  const insert = vi.spyOn(StyleSheet.prototype, 'insert')
  show(
    <>
      <Button>Save</Button>
      <Input aria-label="Name" />
    </>,
  )
  // The layers of the page itself come from ChakraProvider, once.
  const added = insert.mock.calls.map(([rule]) => rule).filter((rule) => rule.includes('.css-'))
  expect(added.length).toBeGreaterThan(0)
  expect(added.filter((rule) => rule.includes('@layer'))).toEqual([])
})

it('a prop has the last word over a recipe, also where the recipe depends on the width', () => {
  // The recipe of a small button has another height on wide screens.
  show(
    <Button size="sm" h="99px" px="77px">
      Tall
    </Button>,
  )
  const style = getComputedStyle(screen.getByRole('button'))
  expect(style.height).toBe('99px')
  expect(style.paddingInline).toBe('77px')
  expect(style.display).toBe('inline-flex')
})

it('the style of a recipe stays where no prop changes it', () => {
  show(<Button size="sm">Usual</Button>)
  expect(getComputedStyle(screen.getByRole('button')).height).toBe('var(--ui-sizes-control-sm)')
})

const nothingPrepared: Prepared = { isPrepared: () => false, hasGlobalStyles: false }
const box = { base: { color: 'red' }, variants: { size: { sm: { width: '1px' }, md: { width: '2px' } } } }
const card = { slots: ['root', 'title'], base: { root: { padding: '3px' }, title: { color: 'blue' } } }

function systemOf(prepared: Partial<Prepared> = {}) {
  const chakras = createSystem(defaultBaseConfig)
  const css = vi.fn(chakras.css)
  const cva = vi.fn(chakras.cva as (config: object) => object)
  const create = vi.fn(() => ({ ...chakras, css, cva: cva as never }))
  const system = lazySystem({
    create,
    recipes: { box },
    slotRecipes: { card },
    prepared: { ...nothingPrepared, ...prepared },
  })
  return { system, create, css, cva, chakras }
}
const textOf = (style: unknown) => `${(style as { styles: string }).styles}`

it('a style is resolved once, however often it renders', () => {
  const { system, css } = systemOf()
  for (const width of ['1px', '2px', '1px', '1px']) system.css({ color: 'red' }, { width })
  expect(css).toHaveBeenCalledTimes(2)
})

it('a component keeps its recipe from one render to the next, and the styles of its variants', () => {
  const { system } = systemOf()
  expect(system.cva(box)).toBe(system.cva(box))
  expect(system.cva(box)({ size: 'sm' })).toBe(system.cva(box)({ size: 'sm' }))
})

it('the styles of a recipe are those of Chakra: alone, spread into others, and nested in others', () => {
  const { system, chakras } = systemOf()
  const ours = system.cva(box)({ size: 'md' })
  const theirs = chakras.cva(box)({ size: 'md' })
  const layered = (recipe: object) => [
    recipe,
    { ...recipe, width: '9px' },
    { '& a': recipe, '& b': { '& i': recipe } },
  ]
  const css = layered(theirs).map((styles) => JSON.stringify(chakras.css(styles)))
  const resolved: string[] = []
  const spied = systemOf()
  spied.css.mockImplementation((...styles) => {
    const result = spied.chakras.css(...styles)
    resolved.push(JSON.stringify(result))
    return result
  })
  spied.system.cva(box)
  for (const styles of layered(ours)) spied.system.css(styles, {})
  expect(resolved).toEqual(css)
})

it('the styles of a slot are those of Chakra', () => {
  const { system, chakras } = systemOf()
  const { root, title } = system.getSlotRecipeFn('card')() as Record<string, object>
  const expected = chakras.sva(card)() as unknown as Record<string, object>
  expect(textOf(system.css(root ?? {}, {}))).toContain('padding:3px')
  expect(textOf(system.css(title ?? {}, {}))).toContain('color:blue')
  expect(Object.keys(expected)).toEqual(['root', 'title'])
})

it('props are divided into variants and others as Chakra divides them', () => {
  const { system, chakras } = systemOf()
  const oriented = { variants: { orientation: { horizontal: {} } }, defaultVariants: { colorPalette: 'red' } }
  const props = { recipe: {}, size: 'sm', title: 'A', orientation: 'horizontal', colorPalette: undefined }
  for (const config of [box, oriented, {}]) {
    const ours = system.cva(config as never) as unknown as { splitVariantProps: (props: object) => object }
    const theirs = chakras.cva(config as never) as unknown as typeof ours
    expect(ours.splitVariantProps(props)).toEqual(theirs.splitVariantProps(props))
  }
})

it('a prepared style takes its rules from the style sheet of the build, without Chakra (decision H76)', () => {
  const red = <chakra.p color="red">Red</chakra.p>
  const names: string[] = []
  const { system: recording } = systemOf({ record: (name) => names.push(name) })
  render(<ChakraProvider value={recording}>{red}</ChakraProvider>).unmount()
  const insert = vi.spyOn(StyleSheet.prototype, 'insert')
  const { system, create } = systemOf({
    ...preparedWith(names),
    properties: ['css', 'color'],
    hasGlobalStyles: true,
  })
  render(
    <CacheProvider value={styleCache}>
      <ChakraProvider value={system}>{red}</ChakraProvider>
    </CacheProvider>,
  )
  expect(names).toHaveLength(1)
  expect(screen.getByText('Red')).toHaveClass(`css-${names[0]}`)
  expect(insert).not.toHaveBeenCalled()
  expect(create).not.toHaveBeenCalled()
})

it('a prepared style has a text where the styles of two components are joined on one element', () => {
  const { system } = systemOf({ isPrepared: () => true })
  expect(textOf(system.css({}, { color: 'red' }))).toContain('color:red')
})

it('a property of a style is one that Chakra knows, with the names that the build found', () => {
  const { chakras } = systemOf()
  const { system } = systemOf({ properties: [...chakras.properties] })
  for (const name of ['css', 'color', 'px', '_hover', 'md', 'textStyle', 'title', 'onClick', 'aria-label'])
    expect([name, system.isValidProperty(name)]).toEqual([name, chakras.isValidProperty(name)])
})

it('the names in the path of a property have the order that Chakra gives them', () => {
  const ofChakra = createSystem(defaultBaseConfig).conditions
  const names = ['base', 'color', '_hover', '_dark', 'md', '& svg', '@media print', 'colorPalette']
  const expected = names.map((name) => ofChakra.sort([name, ...names]))
  const { conditions } = systemOf().system
  expect(names.map((name) => conditions.sort([name, ...names]))).toEqual(expected)
  expect(conditions.sort(['_hover', 'color', 'base'])).toEqual(['color', '_hover'])
})
