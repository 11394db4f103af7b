import { StyleSheet } from '@emotion/sheet'
import { reducedSheet } from './appliedProperties'

const remPx = 16
const minWidth = /^@media screen and \(min-width:\s*([\d.]+)rem\)\{(.*)\}$/s

/**
 * jsdom does not evaluate media queries, so it would hide elements that are hidden on phones. Emotion's rules for a
 * screen of at least this width apply without a condition; all other rules with a condition are left out.
 */
export function applyStylesOfWidth(px: number) {
  const { insert } = StyleSheet.prototype
  StyleSheet.prototype.insert = function (this: StyleSheet, rule: string) {
    const [, rem, rules] = minWidth.exec(rule) ?? []
    if (rules === undefined && rule.startsWith('@')) return
    if (rem && Number(rem) * remPx > px) return
    const applied = reducedSheet(rules ?? rule)
    if (applied) insert.call(this, applied)
  }
}
