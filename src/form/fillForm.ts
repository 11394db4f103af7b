import { applyValues } from './applyValues'
import type { FormStore } from './store'

/** Sets the values of the form, as if they were typed: nothing is saved, and controls that do not differ stay. */
export function fillForm(store: FormStore, values: object): void {
  store.renderAll()
  applyValues(store.form, store.values(), values)
  store.rederive()
}
