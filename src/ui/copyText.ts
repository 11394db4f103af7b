import { announce, toastError } from './toast'

/**
 * Copies a text to the clipboard and announces it. Resolves to false, after an error toast, if the browser refuses.
 * @param name what the messages call it; '' for a text that is too long for them
 */
export async function copyText(text: string, name = text): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    announce(`Copied ${name}`.trim())
    return true
  } catch {
    toastError({ description: `The browser did not allow copying ${name}`.trim() })
    return false
  }
}
