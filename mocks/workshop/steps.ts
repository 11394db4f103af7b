import { fireEvent, queryAllByRole, queryByRole } from '@testing-library/dom'
import { expireToken } from './apply'
import type { Step } from './named'

/** How often a step looks for its control, and how long it waits between two attempts, in ms. */
const patience = { looks: 400, pause: 50 }

/**
 * Resolves to what is found, once it is there. `findByRole` of Testing Library looks with every change of the page, and prints the
 * whole page for the error of a look in vain: a long page then takes seconds to appear.
 */
async function until<Found>(find: () => Found | undefined, what: string): Promise<Found> {
  for (let looks = 0; looks < patience.looks; looks += 1) {
    const found = find()
    if (found !== undefined) return found
    await new Promise((resolve) => setTimeout(resolve, patience.pause))
  }
  throw new Error(`A step of the scenario waited in vain: ${what}`)
}

/** The only element of a role with a name. */
const theOne = (within: HTMLElement, role: string, name: string | RegExp) =>
  until(() => {
    const [one, ...others] = queryAllByRole(within, role, { name })
    return others.length === 0 ? one : undefined
  }, `one ${role} ${name}`)

/** Does the steps one after another, each when its control has appeared. Rejects if one does not appear. */
export async function playSteps(steps: readonly Step[]): Promise<void> {
  for (const step of steps) {
    if ('type' in step) {
      const field = await theOne(document.body, step.role ?? 'textbox', step.into)
      field.focus()
      fireEvent.input(field, { target: { value: step.type } })
    } else if ('choose' in step) {
      const select = await theOne(document.body, 'combobox', step.into)
      const option = await theOne(select, 'option', step.choose)
      fireEvent.change(select, { target: { value: (option as HTMLOptionElement).value } })
    } else if ('section' in step) {
      // Small screens have the sections in a menu.
      queryByRole(document.body, 'button', { name: 'Open main menu' })?.click()
      const link = await theOne(document.body, 'link', step.section)
      link.click()
    } else if ('delete' in step) {
      // Small screens have it in the menu of the row.
      const name = new RegExp(`^(Delete|More for) ${step.delete}$`)
      const button = await until(
        () => queryAllByRole(document.body, 'button', { name })[0],
        `a button ${name}`,
      )
      button.click()
      if (button.matches('[aria-haspopup=menu]')) (await theOne(document.body, 'menuitem', 'Delete')).click()
    } else if ('act' in step) {
      const bar = await theOne(document.body, 'region', 'Selection')
      // Wait for the selection, because nothing can be done before.
      await until(
        () =>
          queryAllByRole(bar, 'button', { name: /^(Activate|Export)$/ })[0]?.matches(':enabled') || undefined,
        'a selected object',
      )
      const own = queryByRole(bar, 'button', { name: step.act })
      if (own) own.click()
      else {
        ;(await theOne(bar, 'button', 'More')).click()
        ;(await theOne(document.body, 'menuitem', step.act)).click()
      }
    } else if ('expire' in step) {
      expireToken()
    } else {
      const control = await theOne(document.body, step.role ?? 'button', step.press)
      // The control can be disabled until a list has arrived.
      await until(
        () => !control.matches(':disabled, [aria-disabled=true]') || undefined,
        `${step.press} is disabled`,
      )
      // A press by the user focuses the control, too. What it opens returns the focus to it.
      control.focus({ preventScroll: true })
      control.click()
    }
  }
}
