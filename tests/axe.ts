import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * The violations of a page, one line each. Waits for transitions and for animations that end first, and checks again if
 * one began meanwhile: a colour in transition can have too little contrast. The code of axe stays in the document, so that a
 * second check of it starts at once. While a modal dialog is open, only the dialog is checked: the page behind it is inert.
 */
export async function axeViolations(page: Page): Promise<string[]> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(source)
  const violations = await page.evaluate(async (runOnly) => {
    // The frame of the silent sign-in has no content. Only the rule about sounds preloads, and no page has sounds.
    const options = {
      runOnly,
      resultTypes: ['violations' as const],
      iframes: false,
      preload: false,
    }
    let isChanging = true
    const onStart = () => {
      isChanging = true
    }
    const started = ['transitionrun', 'animationstart'] as const
    for (const type of started) document.addEventListener(type, onStart)
    const open = document.querySelectorAll<HTMLElement>('dialog:modal')
    const checked = open[open.length - 1] ?? document
    let violations: axe.Result[] = []
    // A page that never stops changing is checked five times at most.
    for (let checks = 0; isChanging && checks < 5; checks += 1) {
      const ending = document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
        )
      // One whose element is removed rejects.
      await Promise.allSettled(ending.map(({ finished }) => finished))
      isChanging = false
      violations = (await (window as unknown as { axe: typeof axe }).axe.run(checked, options)).violations
      if (violations.length === 0) break
    }
    for (const type of started) document.removeEventListener(type, onStart)
    // A control that an open menu covers in part is whole again once it is closed.
    const popups = [...document.querySelectorAll('[role=dialog], [role=menu], [role=listbox]')]
    const isCovered = (control: Element) => {
      const box = control.getBoundingClientRect()
      return popups.some((popup) => {
        const other = popup.getBoundingClientRect()
        const meets =
          other.left < box.right && other.right > box.left && other.top < box.bottom && other.bottom > box.top
        return meets && !popup.contains(control)
      })
    }
    const isWhole = ({ target: [selector] }: axe.NodeResult) => {
      const control = typeof selector === 'string' ? document.querySelector(selector) : null
      return control === null || !isCovered(control)
    }
    return violations.flatMap((one) => {
      const nodes = one.id === 'target-size' ? one.nodes.filter(isWhole) : one.nodes
      return nodes.length > 0 ? [{ ...one, nodes }] : []
    })
  }, tags)
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join('; ')})`,
  )
}
