import { parseSync } from 'vite'
import { expect, it } from 'vitest'
import { lineOf, sourcesIn } from '../contract/sources'
import { isNode, type Node, nodesIn } from './syntax'

/*
 * The translation of a browser replaces text nodes. React keeps the replaced nodes, so it fails when it removes one or
 * inserts before one, and updates one without effect (rule DATA-12). It keeps none for a text that is the only child of
 * an element.
 */

/** Names of variables, properties and functions that hold elements, not texts. */
const elements = new Set([
  'action',
  'after',
  'aside',
  'badges',
  'before',
  'below',
  'between',
  'button',
  'cards',
  'children',
  'chips',
  'cloneElement',
  'content',
  'createPortal',
  'dialog',
  'exports',
  'from',
  'further',
  'groupsOf',
  'head',
  'icon',
  'lead',
  'magnifyingGlass',
  'mark',
  'menu',
  'more',
  'nameField',
  'note',
  'numberField',
  'offer',
  'pager',
  'pageSize',
  'plan',
  'propose',
  'retryAll',
  'role',
  'route',
  'select',
  'show',
  'toNode',
  'toSpliced',
  'use',
  'whenShown',
  'withNote',
  'work',
])

type Kind = 'text' | 'changing text' | 'element' | 'nothing' | `unknown: ${string}`

/** What an expression or a child can render. */
function kindsOf(value: unknown): Kind[] {
  if (!isNode(value)) return ['nothing']
  switch (value.type) {
    case 'JSXText':
      return String(value.value).trim() === '' ? [] : ['text']
    case 'JSXElement':
    case 'JSXFragment':
      return ['element']
    case 'JSXEmptyExpression':
      return []
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSNonNullExpression':
      return kindsOf(value.expression)
    case 'Literal':
      if (typeof value.value === 'string') return value.value.trim() === '' ? [] : ['text']
      return [typeof value.value === 'number' ? 'text' : 'nothing']
    case 'TemplateLiteral':
    case 'BinaryExpression':
      return ['changing text']
    case 'ConditionalExpression':
      return eitherOf(kindsOf(value.consequent), kindsOf(value.alternate))
    case 'LogicalExpression':
      return eitherOf(value.operator === '&&' ? ['nothing'] : kindsOf(value.left), kindsOf(value.right))
    case 'CallExpression':
      return kindsOfCall(value)
    default:
      return kindOfName(value)
  }
}

/** A text that another kind can replace is one that changes. */
const eitherOf = (...kinds: Kind[][]): Kind[] =>
  kinds.flat().map((kind) => (kind === 'text' ? 'changing text' : kind))

function kindsOfCall({ callee, arguments: given }: Node): Kind[] {
  const [callback] = given as unknown[]
  const isMap =
    isNode(callee) && isNode(callee.property) && /^(map|flatMap)$/.test(String(callee.property.name))
  if (!isMap) return kindOfName(callee)
  if (!isNode(callback) || callback.type !== 'ArrowFunctionExpression') return kindOfName(callback)
  return eitherOf(['nothing'], returnedBy(callback).flatMap(kindsOf))
}

function kindOfName(value: unknown): Kind[] {
  const node = isNode(value) && value.type === 'ChainExpression' ? value.expression : value
  if (!isNode(node)) return ['nothing']
  if (node.type === 'CallExpression') return kindsOfCall(node)
  const name = isNode(node.property) ? node.property.name : node.name
  if (name === 'undefined') return ['nothing']
  return elements.has(String(name)) ? ['element', 'nothing'] : [`unknown: ${name}`]
}

/** The expressions that a function returns. */
function returnedBy({ body, expression }: Node): unknown[] {
  if (expression === true) return [body]
  const returned: unknown[] = []
  const look = (value: unknown) => {
    if (isNode(value) && value.type === 'ReturnStatement') returned.push(value.argument)
    else if (isNode(value) && /Function/.test(value.type)) return
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(look)
  }
  look(body)
  return returned
}

const isNoElement = (kind: Kind) => kind === 'changing text' || kind.startsWith('unknown')

/** The faults of the children of an element, or of a fragment, whose children can have siblings outside of it. */
function faultsOfChildren(children: readonly unknown[], isFragment: boolean): string[] {
  const kinds = children.map(kindsOf).filter((child) => child.length > 0)
  if (kinds.length < 2 && !isFragment) return []
  return kinds.flatMap((child, index) => {
    const follows = isFragment || kinds.slice(0, index).some((before) => before.includes('nothing'))
    return child.filter((kind) => isNoElement(kind) || (follows && kind === 'text'))
  })
}

/** The components of a source, by their names. */
function* componentsIn(program: unknown): Generator<Node> {
  for (const { id, init, type, ...rest } of nodesIn(program)) {
    const isComponent = isNode(id) && /^[A-Z][a-z]/.test(String(id.name))
    if (isComponent && type === 'FunctionDeclaration') yield { type, ...rest }
    if (isComponent && isNode(init) && init.type === 'ArrowFunctionExpression') yield init
  }
}

/** Texts that have no element of their own, as `path:line what`. */
function bareTextsIn(path: string, source: string): string[] {
  const { program } = parseSync(path, source)
  const found: string[] = []
  const add = (at: Node, kinds: readonly string[]) =>
    found.push(...kinds.map((kind) => `${path}:${lineOf(source, at.start)} ${kind}`))
  for (const node of nodesIn(program))
    if (node.type === 'JSXElement' || node.type === 'JSXFragment')
      add(node, faultsOfChildren(node.children as unknown[], node.type === 'JSXFragment'))
  for (const component of componentsIn(program))
    for (const value of returnedBy(component))
      add(
        component,
        kindsOf(value).filter((kind) => isNoElement(kind) || kind === 'text'),
      )
  return found
}

it('a text beside others that come, go or change has an element of its own', () => {
  expect(sourcesIn(['src'], /\.tsx$/).flatMap(({ path, text }) => bareTextsIn(path, text))).toEqual([])
})

it.each([
  ['a number beside a text', '<p>{count} rows</p>'],
  ['a text that comes and goes', "<p><b />{isOpen && 'open'}</p>"],
  ['a text or an element', "<p><b />{isOpen ? <i /> : 'closed'}</p>"],
  ['a text after an element that comes and goes', '<button>{isBusy && <Spinner />}Save</button>'],
  ['a text that changes after an icon', '<button><Icon />{label}</button>'],
  ['a text in a fragment', '<>Save</>'],
  ['a text among the items of a list', '<p><b />{parts.map((part) => part)}</p>'],
  ['a component that returns a text', 'const Words = () => `$' + '{count} rows`'],
  [
    'a component that returns a variable',
    'function State({ notice }) { if (notice) return notice; return <p /> }',
  ],
])('%s is found', (_, source) => {
  expect(bareTextsIn('example.tsx', source)).not.toEqual([])
})

it.each([
  ['one text', '<p>{isOpen ? label : `$' + '{count} rows`}</p>'],
  ['a text that stays before one that comes and goes', '<p>Save {isBusy && <Spinner />}</p>'],
  ['a text that stays after an icon', '<button><Icon /> Save</button>'],
  ['texts with elements of their own', '<p>{isOpen && <b>open</b>} <span>{count}</span></p>'],
])('%s is accepted', (_, source) => {
  expect(bareTextsIn('example.tsx', source)).toEqual([])
})
