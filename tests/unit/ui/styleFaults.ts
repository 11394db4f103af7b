import { fontWeights, radii, textPairs } from '@/ui/theme/scale'
import { textStyles } from '@/ui/theme/tokens'

/* Reads the sizes of texts, weights and corners that styles set, and finds those that are not on the scale (rule FRAME-20). */

interface Style {
  property: string
  value: string
  /** The braces around it: declarations of one block belong together. */
  block: number
}

const tokenSizes: Readonly<Record<string, number>> = { '2xs': 11, xs: 12, sm: 13, md: 14, lg: 16 }
/** The sizes of the text styles, each with a line of its own. */
const sizes: Readonly<Record<string, number>> = {
  ...tokenSizes,
  ...Object.fromEntries(
    Object.entries(textStyles).map(([name, style]) => [
      name,
      Number.parseFloat(String((style as { value: { fontSize: string } }).value.fontSize)) * 16,
    ]),
  ),
}
const weightNames = new Set([...fontWeights.map(String), 'inherit'])
const radiusNames = new Set<string>([...Object.keys(radii), ...Object.values(radii).map((px) => `${px}px`)])

/** A length in pixels; undefined for what is computed elsewhere. */
function pixels(value: string): number | undefined {
  const [, token] = /^var\(--ui-font-sizes-(\w+)\)$/.exec(value) ?? []
  const named = sizes[token ?? value]
  if (named !== undefined) return named
  const [, number, unit] = /^([\d.]+)(rem|px)$/.exec(value) ?? []
  return number === undefined ? undefined : Number(number) * (unit === 'rem' ? 16 : 1)
}

const withoutComments = (text: string) =>
  text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))

/** The declarations of a style sheet. */
export function stylesOfCss(css: string): Style[] {
  const styles: Style[] = []
  const open = [0]
  let blocks = 0
  const openBlock = () => {
    blocks += 1
    return blocks
  }
  for (const [, brace, property, value] of withoutComments(css).matchAll(
    /([{}])|(font-size|line-height|font-weight|border(?:-[a-z]+)*-radius|composes):\s*([^;{}]+);/g,
  )) {
    if (brace === '{') open.push(openBlock())
    else if (brace === '}') open.pop()
    else if (property === 'composes') {
      const [, style] = /text-(\w+)/.exec(value ?? '') ?? []
      if (style) styles.push({ property: 'text-style', value: style, block: open.at(-1) ?? 0 })
    } else if (property && value)
      styles.push({ property, value: value.replace('!important', '').trim(), block: open.at(-1) ?? 0 })
  }
  return styles
}

/** The style properties of Chakra in a file: as attributes, and in objects. Those of one element or object are one block. */
export function stylesOfCode(code: string): Style[] {
  const styles: Style[] = []
  const open = [0]
  let blocks = 0
  const openBlock = () => {
    blocks += 1
    return blocks
  }
  const found = withoutComments(code).matchAll(
    /(?<open>[{<(])|(?<close>[})]|\/>|(?<=["'}\w])>)|\b(?<property>fontSize|textStyle|lineHeight|fontWeight|border\w*Radius)(?:=|: )(?<value>"[^"]*"|'[^']*'|\{\{[^}]*\}\}|\{ [^}]*\}|\{[^}]*\})/g,
  )
  for (const { groups = {} } of found) {
    if (groups.open) open.push(openBlock())
    else if (groups.close) {
      if (open.length > 1) open.pop()
    } else if (groups.property && groups.value)
      for (const [, value] of groups.value.matchAll(/["']([^"']*)["']/g))
        if (value !== undefined)
          styles.push({
            property: groups.property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
            value: value.replace(/ ?!important|!$/, ''),
            block: open.at(-1) ?? 0,
          })
  }
  return styles
}

const lines: Readonly<Record<number, readonly number[]>> = textPairs

function faultOf({ property, value, block }: Style, all: readonly Style[]): string | undefined {
  if (property === 'font-weight') return weightNames.has(value) ? undefined : 'weight'
  if (property.endsWith('radius'))
    return value.split(' ').every((one) => {
      const [, token] = /^var\(--ui-radii-(\w+)\)$/.exec(one) ?? []
      return one === '0' || radiusNames.has(token ?? one)
    })
      ? undefined
      : 'radius'
  const size = pixels(value)
  if (property === 'text-style') return size === undefined ? 'style' : undefined
  if (property === 'font-size') {
    if (size === undefined) return 'size'
    return lines[size] ? undefined : 'size'
  }
  // A line is as high as a size of the scale that stands beside it, or above it.
  const beside = all
    .filter((one) => one.block === block && /^(font-size|text-style)$/.test(one.property))
    .map((one) => pixels(one.value))
  const isLine = (one: number | undefined) =>
    one !== undefined && size !== undefined && lines[one]?.includes(size)
  if (beside.length > 0) return beside.some(isLine) ? undefined : 'line'
  return Object.values(lines)
    .flat()
    .includes(size ?? 0)
    ? undefined
    : 'line'
}

/** The declarations that are not on the scale, such as 'line-height: 1.4'. */
export const faultsOf = (styles: readonly Style[]): string[] =>
  styles.flatMap((style) => (faultOf(style, styles) ? [`${style.property}: ${style.value}`] : []))
