import { StyleSheet } from '@emotion/sheet'

const remPx = 16
const minWidth = /^@media screen and \(min-width:\s*([\d.]+)rem\)\{(.*)\}$/s
const declarations = /[^;"'(]*(?:"[^"]*"|'[^']*'|\([^)]*\)|[^;"'(]+)*;?/g

/**
 * The CSS properties that queries by role and user-event read. jsdom compares every element with every rule, which took a third of the time
 * of tests of whole screens; without the other properties few rules are left. A test that reads others adds them.
 */
export const appliedProperties = new Set([
  'display',
  'visibility',
  'content-visibility',
  'opacity',
  'pointer-events',
  'user-select',
])

/** Returns the rule with the applied properties only, or undefined if it has none of them. */
function reduced(rule: string) {
  const start = rule.indexOf('{') + 1
  const kept = (rule.slice(start, rule.lastIndexOf('}')).match(declarations) ?? []).filter((declaration) =>
    appliedProperties.has(declaration.split(':', 1)[0]?.trim() ?? ''),
  )
  return kept.length ? `${rule.slice(0, start)}${kept.join('')}}` : undefined
}

/**
 * jsdom knows no media queries, so it would hide what a phone hides. Emotion's rules for a screen of at least this width
 * apply without a condition; all other rules with a condition are left out.
 */
export function applyStylesOfWidth(px: number) {
  const { insert } = StyleSheet.prototype
  StyleSheet.prototype.insert = function (this: StyleSheet, rule: string) {
    const [, rem, rules] = minWidth.exec(rule) ?? []
    if (rules === undefined && rule.startsWith('@')) return
    if (rem && Number(rem) * remPx > px) return
    const applied = reduced(rules ?? rule)
    if (applied) insert.call(this, applied)
  }
}
