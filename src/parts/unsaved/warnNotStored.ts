import { toastError } from '@/ui/toast'

let isTold = false

/** Warns once that the browser does not store what the user did here (rule STORE-4). */
export function warnNotStored(isKept: boolean): void {
  if (isKept || isTold) return
  isTold = true
  toastError({ description: 'The browser cannot store this, so it lasts until the page is reloaded.' })
}
