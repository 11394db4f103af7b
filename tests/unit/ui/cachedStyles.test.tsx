import { createSystem, defaultBaseConfig } from '@chakra-ui/react'
import { StyleSheet } from '@emotion/sheet'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Button } from '@/ui/Button'
import { Input } from '@/ui/Input'
import { system } from '@/ui/theme'
import { withCachedStyles } from '@/ui/theme/cachedStyles'
import { appliedProperties } from '../../wideStyles'
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

it('a style is resolved once, however often it renders', () => {
  const css = vi.fn(system.css)
  const { css: cached } = withCachedStyles({ ...system, css })
  for (const width of ['1px', '2px', '1px', '1px']) cached({ color: 'red' }, { width })
  expect(css).toHaveBeenCalledTimes(2)
})

it('a component keeps its recipe from one render to the next', () => {
  const cva = vi.fn(system.cva as (config: object) => object)
  const cached = withCachedStyles({ ...system, cva: cva as never })
  const config = { base: { color: 'red' } }
  expect(cached.cva(config)).toBe(cached.cva(config))
  expect(cva).toHaveBeenCalledTimes(1)
})

it('the names in the path of a property have the order that Chakra gives them', () => {
  const ofChakra = createSystem(defaultBaseConfig).conditions
  const names = ['base', 'color', '_hover', '_dark', 'md', '& svg', '@media print', 'colorPalette']
  const expected = names.map((name) => ofChakra.sort([name, ...names]))
  const { conditions } = withCachedStyles(createSystem(defaultBaseConfig))
  expect(names.map((name) => conditions.sort([name, ...names]))).toEqual(expected)
  expect(conditions.sort(['_hover', 'color', 'base'])).toEqual(['color', '_hover'])
})
