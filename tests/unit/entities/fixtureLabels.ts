import { fireEvent } from '@testing-library/react'
import type { Step } from '../../e2e/forms/controls'
import * as steps from '../../e2e/forms/steps'
import { fixtureOf } from '../../entities'

type Name = string | RegExp

/** The name of the first control that a step looks for. Without a browser the step ends there. */
async function nameIn(step: Step): Promise<Name | undefined> {
  const names: (Name | undefined)[] = []
  const nothing: unknown = new Proxy(() => nothing, {
    get: (_, key) => {
      // Awaiting it ends.
      if (key === 'then') return undefined
      return (of: Name, { name }: { name?: Name } = {}) => {
        if (key === 'getByRole') names.push(name)
        if (key === 'getByLabel') names.push(of)
        return nothing
      }
    },
  })
  await step(nothing as Parameters<Step>[0]).catch(() => undefined)
  return names[0]
}

/** What names controls on the screen, also those that a switch shows, and of the first item of each list. */
function shownNames(): Set<string> {
  const collect = () => [
    ...[...document.querySelectorAll('label, legend, button, h2, h3, [id$="-label"]')].flatMap((one) => [
      one.textContent,
      one.querySelector('span')?.textContent,
    ]),
    ...[...document.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label')),
  ]
  const before = collect()
  for (const control of document.querySelectorAll('form [role=switch]')) fireEvent.click(control)
  for (const button of document.querySelectorAll('form button'))
    if (button.textContent?.startsWith('Add ')) fireEvent.click(button)
  return new Set([...before, ...collect()].flatMap((name) => name?.trim() || []))
}

/** The name of the same control of the first item. */
const ofFirst = ({ source }: RegExp) => new RegExp(source.replace(/ \d+(?=\(|$)/, ' 1'))

/** What the browser test of a form names, and the form on the screen does not have: old labels, minutes before that test. */
export async function namesNotShown(type: string): Promise<string[]> {
  const { sections, edit } = fixtureOf(type).browser(steps)
  const shown = [...shownNames()]
  const wanted: (Name | undefined)[] = [...Object.keys(sections), edit.section, edit.label]
  for (const step of Object.values(sections).flat()) wanted.push(await nameIn(step))
  // The row of an item is there once it was added: 'Units of Bicycle Bell'.
  const isOfItem = (name: Name) => typeof name === 'string' && / of [A-Z]/.test(name)
  const isShown = (name: Name) =>
    isOfItem(name) || shown.some((one) => (typeof name === 'string' ? one === name : ofFirst(name).test(one)))
  return wanted.flatMap((name) => (name === undefined || isShown(name) ? [] : String(name)))
}
