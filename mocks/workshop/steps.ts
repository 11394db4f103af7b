import { findByRole, fireEvent } from '@testing-library/dom'
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
    } else {
      const control = await findByRole(document.body, step.role ?? 'button', { name: step.press }, patience)
      control.click()
    }
  }
}
