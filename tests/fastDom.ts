import React from 'react'

/**
 * Makes React and jsdom faster in tests; no result changes. Each part skips work that a profile of the suite showed,
 * and each reaches into internals: a part whose internals have changed does nothing.
 */

// biome-ignore lint/suspicious/noExplicitAny: internals have no types
type Internals = any

/** React captures a stack for every element, for warnings. A warning fails the test anyway, with its own stack. */
function skipOwnerStacks() {
  const shared = (React as Internals).__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE
  if (typeof shared?.recentlyCreatedOwnerStacks !== 'number') return
  Object.defineProperty(shared, 'recentlyCreatedOwnerStacks', {
    get: () => Number.MAX_SAFE_INTEGER,
    set: () => undefined,
  })
}

const symbolOf = (object: object, name: string) =>
  Object.getOwnPropertySymbols(object).find(({ description }) => description === name)

/** jsdom walks the whole document to find the control of a label; by its id it is found at once. */
function findControlsById(impl: (node: Node) => Internals) {
  const prototype = Object.getPrototypeOf(impl(document.createElement('label')))
  const walk = Object.getOwnPropertyDescriptor(prototype, 'control')?.get
  if (!walk || prototype.isFast) return
  const labelable = new Set(['button', 'meter', 'output', 'progress', 'select', 'textarea'])
  Object.defineProperty(prototype, 'isFast', { value: true })
  Object.defineProperty(prototype, 'control', {
    configurable: true,
    get(this: Internals) {
      const id = this.getAttributeNS(null, 'for')
      const found = id && this._attached ? this._ownerDocument.getElementById(id) : null
      const isControl =
        found && (labelable.has(found.localName) || (found.localName === 'input' && found.type !== 'hidden'))
      return isControl ? found : walk.call(this)
    },
  })
}

/** Parentheses in parentheses, and values in quotes that look like selectors: too complex for the patterns below. */
const tooComplex = /\([^)]*\(|(["'])[^"']*[\s,()>+~][^"']*\1/

/** The attribute or the tag without which an element cannot match this selector; undefined if neither is known. */
function needs(selector: string) {
  const last = selector.trim().split(/[\s>+~]+(?![^[]*\])/)
  const [, tag, attribute, state] =
    /^(?:([a-z][a-z0-9]*)(?![\w-])|\[([a-z-]+)|:(link|visited|popover-open))/.exec(last.at(-1) ?? '') ?? []
  if (state) return { attribute: state === 'popover-open' ? 'popover' : 'href' }
  return tag || attribute ? { tag, attribute } : undefined
}

/** What each selector of a list requires; undefined if one of them can match any element. */
function needsOfAll(list: string) {
  if (tooComplex.test(list)) return undefined
  const all = list
    .replace(/\([^)]*\)/g, '')
    .split(',')
    .map(needs)
  return all.every((need) => need !== undefined) ? all : undefined
}

/** The default style sheet has selectors that jsdom matches slowly, with every element, and that almost never match. */
function skipHopelessSelectors(impl: (node: Node) => Internals) {
  const selectors = impl(document)._getDOMSelector?.()
  if (!selectors?.check || selectors.isFast) return
  const { check } = selectors
  const known = new Map<string, ReturnType<typeof needsOfAll>>()
  selectors.isFast = true
  selectors.check = (list: string, element: Internals, options: unknown) => {
    if (!known.has(list)) known.set(list, needsOfAll(list))
    const isHopeless = known
      .get(list)
      ?.every(({ tag, attribute }) =>
        tag ? tag !== element._localName : attribute && !element.hasAttributeNS(null, attribute),
      )
    return isHopeless ? { match: false, ast: null, pseudoElement: null } : check(list, element, options)
  }
}

/** jsdom copies a computed style at every call. The copy is read-only, so it serves until jsdom discards the style. */
function keepComputedStyles(impl: (node: Node) => Internals) {
  const compute = window.getComputedStyle as typeof window.getComputedStyle & { isFast?: boolean }
  const styles = () => impl(document)._styleCache
  if (compute.isFast || !styles()) return
  let kept = new WeakMap<Element, CSSStyleDeclaration>()
  let of = styles()
  const read = (element: Element, pseudo?: string | null) => {
    if (pseudo || element.ownerDocument !== document) return compute(element, pseudo)
    if (of !== styles()) {
      of = styles()
      kept = new WeakMap()
    }
    const style = kept.get(element) ?? compute(element)
    if (of === styles()) kept.set(element, style)
    return style
  }
  window.getComputedStyle = Object.assign(read, { isFast: true })
}

export function makeDomFast() {
  skipOwnerStacks()
  const symbol = typeof document === 'undefined' ? undefined : symbolOf(document, 'impl')
  if (!symbol) return
  const impl = (node: Node) => (node as Internals)[symbol]
  findControlsById(impl)
  skipHopelessSelectors(impl)
  keepComputedStyles(impl)
}
