/**
 * The CSS properties that queries by role and user-event read. jsdom compares every element with every rule, which took a
 * third of the time of tests of whole screens; without the other properties few rules are left. A test that reads others
 * adds them.
 */
export const appliedProperties = new Set([
  'display',
  'visibility',
  'content-visibility',
  'opacity',
  'pointer-events',
  'user-select',
])

const declarations = /[^;"'(]*(?:"[^"]*"|'[^']*'|\([^)]*\)|[^;"'(]+)*;?/g

/** The declarations of a rule's body that are applied. */
export const appliedOf = (body: string) =>
  (body.match(declarations) ?? [])
    .filter((declaration) => appliedProperties.has(declaration.split(':', 1)[0]?.trim() ?? ''))
    .join('')

/** A style sheet with the applied properties only, without rules that have none of them. */
export const reducedSheet = (css: string) =>
  css
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/([^{}]+)\{([^{}]*)\}/g, (_rule, selector: string, body: string) => {
      const applied = appliedOf(body)
      return applied && `${selector}{${applied}}`
    })
