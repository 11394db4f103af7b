/** What the provider says when it refuses: `/callback?error=access_denied&error_description=…`. */
export interface CallbackError {
  code: string
  /** The provider's words, else its code. */
  words: string
}

/** Reads the provider's refusal from a query string; null when it holds none. */
export function readCallbackError(search: string): CallbackError | null {
  const params = new URLSearchParams(search)
  const code = params.get('error')
  if (!code) return null
  return { code, words: params.get('error_description')?.trim() || code }
}
