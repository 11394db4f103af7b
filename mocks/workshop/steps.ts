import { findAllByRole, findByRole, fireEvent, queryByRole, waitFor } from '@testing-library/dom'
import { expireToken } from './apply'
import type { Step } from './named'

/** How long a step waits for its control, in ms. */
const patience = { timeout: 20_000, interval: 50 }

/** Does the steps one after another, each when its control has appeared. Rejects if one does not appear. */
export async function playSteps(steps: readonly Step[]): Promise<void> {
  for (const step of steps) {
    if ('type' in step) {
      const field = await findByRole(document.body, step.role ?? 'textbox', { name: step.into }, patience)
      field.focus()
      fireEvent.input(field, { target: { value: step.type } })
    } else if ('choose' in step) {
      const select = await findByRole(document.body, 'combobox', { name: step.into }, patience)
      const option = await findByRole(select, 'option', { name: step.choose }, patience)
      fireEvent.change(select, { target: { value: (option as HTMLOptionElement).value } })
    } else if ('section' in step) {
      // Small screens have the sections in a menu.
      queryByRole(document.body, 'button', { name: 'Open main menu' })?.click()
      const link = await findByRole(document.body, 'link', { name: step.section }, patience)
      link.click()
    } else if ('delete' in step) {
      // Small screens have it in the menu of the row.
      const [button] = await findAllByRole(
        document.body,
        'button',
        { name: new RegExp(`^(Delete|More for) ${step.delete}$`) },
        patience,
      )
      button?.click()
      if (button?.matches('[aria-haspopup=menu]'))
        (await findByRole(document.body, 'menuitem', { name: 'Delete' }, patience)).click()
    } else if ('act' in step) {
      const bar = await findByRole(document.body, 'region', { name: 'Selection' }, patience)
      const [first] = await findAllByRole(bar, 'button', { name: /^(Activate|Export)$/ }, patience)
      await waitFor(() => {
        if (first?.matches(':disabled')) throw new Error('Nothing is selected')
      }, patience)
      const own = queryByRole(bar, 'button', { name: step.act })
      if (own) own.click()
      else {
        ;(await findByRole(bar, 'button', { name: 'More' }, patience)).click()
        ;(await findByRole(document.body, 'menuitem', { name: step.act }, patience)).click()
      }
    } else if ('expire' in step) {
      expireToken()
    } else {
      const role = step.role ?? 'button'
      const control = await findByRole(document.body, role, { name: step.press }, patience)
      // It can be disabled until a list has arrived.
      await waitFor(() => {
        if (control.matches(':disabled, [aria-disabled=true]')) throw new Error(`${step.press} is disabled`)
      }, patience)
      // As a press of the user: the focus returns to it from what it opens.
      control.focus({ preventScroll: true })
      control.click()
    }
  }
}
