import { compile, type Element } from 'stylis'

/*
 * Two layouts that WebKit does differently, as text of a style sheet or of a style object.
 *
 * - A row of a table is never positioned there, so what should cover the row covers the page.
 * - Popovers and dialogs have `height: fit-content`. WebKit takes a percentage of that, and so the basis of `flex: 1`, for a
 *   percentage of 0. A part that is allowed to be lower than its content then has no height.
 */

type Declarations = Record<string, string>

interface Rule {
  selectors: string[]
  declarations: Declarations
}

const isRule = ({ type }: Element) => type === 'rule'

function rulesOf(elements: Element[]): Rule[] {
  return elements.flatMap((element) => {
    const children = Array.isArray(element.children) ? element.children : []
    if (!isRule(element)) return rulesOf(children)
    const declarations = Object.fromEntries(
      children.filter(({ type }) => type === 'decl').map(({ props, children: value }) => [props, value]),
    ) as Declarations
    return [{ selectors: element.props as string[], declarations }, ...rulesOf(children.filter(isRule))]
  })
}

/** `.panel > .body::after` is the last part, with what it is inside of. */
const partsOf = (selector: string) => {
  const parts = selector.trim().split(/[\s>+~]+(?![^(]*\))/)
  return { subject: parts.at(-1) ?? '', around: parts.slice(0, -1).join(' ') }
}

const row = /^(tr|tbody|thead|tfoot|\[role="?row(group)?"?\])(?![\w-])/
const isPositioned = ({ position }: Declarations) => /^(relative|sticky)/.test(position ?? '')
const isTablePart = ({ display = 'table-row' }: Declarations) => display.startsWith('table')

/** A basis of 0 or of a percentage. */
const hasNoBasis = (flex = '') => /^\d+( \d+)?( 0(px|%)?)?$/.test(flex) && flex !== '0'
const canShrink = (one: Declarations) =>
  ['overflow', 'overflow-y'].some((name) => /^(auto|scroll|hidden)/.test(one[name] ?? '')) ||
  /^[\d.]/.test(one['min-height'] ?? '')
/** What is one line, or has a height, does not get it from the flex container. */
const isLine = (one: Declarations) =>
  [one['text-overflow'], one['white-space'], one.height].some((value) => value !== undefined)

const heights = ['height', 'min-height', 'max-height', 'block-size', 'min-block-size', 'max-block-size']

/** The faults of a style sheet. */
export function layoutFaults(css: string): string[] {
  const rules = rulesOf(compile(css))
  const withHeight = new Set(
    rules
      .filter(({ declarations: { height } }) => height && !/%|auto|content/.test(height))
      .flatMap(({ selectors }) => selectors.map((one) => one.trim())),
  )
  return rules.flatMap(({ selectors, declarations }) =>
    selectors.flatMap((selector) => {
      const { subject, around } = partsOf(selector)
      const percentage = heights.find((name) => declarations[name]?.endsWith('%'))
      const isOutOfFlow = /absolute|fixed/.test(declarations.position ?? '')
      return [
        ...(row.test(subject) &&
        !subject.includes('::') &&
        isPositioned(declarations) &&
        isTablePart(declarations)
          ? [`${selector}: a positioned row of a table`]
          : []),
        ...(hasNoBasis(declarations.flex) && canShrink(declarations) && !isLine(declarations)
          ? [`${selector}: flex without a basis in what can be lower than its content; flex: 1 1 auto`]
          : []),
        ...(percentage && !isOutOfFlow && !withHeight.has(around)
          ? [`${selector}: ${percentage} in percent, of an element without a height`]
          : []),
      ]
    }),
  )
}

const properties: Record<string, string> = {
  flex: 'flex',
  position: 'position',
  display: 'display',
  pos: 'position',
  overflow: 'overflow',
  overflowY: 'overflow-y',
  textOverflow: 'text-overflow',
  whiteSpace: 'white-space',
  h: 'height',
  height: 'height',
  minH: 'min-height',
  minHeight: 'min-height',
  maxH: 'max-height',
  maxHeight: 'max-height',
}

/** The style objects of a component as a style sheet: `'& tr': { pos: 'relative' }` and `{ flex: '1' }`. */
export function sheetOf(source: string): string {
  const nested = source.matchAll(/(?:'(&[^']*)'|(\w+)): \{|\{|\}|(\w+): (?:'([^']*)'|(\d+))/g)
  let css = ''
  let depth = 0
  for (const [text, selector, , name = '', quoted, number] of nested) {
    if (text === '}') {
      if (depth > 0) css += '}'
      depth = Math.max(0, depth - 1)
    } else if (text.endsWith('{')) {
      css += `${selector ?? (depth === 0 ? '.part' : '&')} {`
      depth += 1
    } else if (depth > 0 && properties[name]) css += `${properties[name]}: ${quoted ?? number};`
  }
  return css + '}'.repeat(depth)
}
