import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

const { source }: typeof axe = createRequire(import.meta.url)('axe-core')
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * The violations of a page, one line each. Waits for transitions first: a colour on its way to another one may have too
 * little contrast. The code of axe stays in the document, so that a second check of it starts at once.
 */
export async function axeViolations(page: Page): Promise<string[]> {
  await page.evaluate(async () => {
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    // A transition whose element is removed rejects.
    await Promise.allSettled(transitions.map(({ finished }) => finished))
  })
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(source)
  const violations = await page.evaluate(async (runOnly) => {
    // The frame of the silent sign-in has no content.
    const options = { runOnly, resultTypes: ['violations' as const], iframes: false }
    return (await (window as unknown as { axe: typeof axe }).axe.run(document, options)).violations
  }, tags)
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join('; ')})`,
  )
}
