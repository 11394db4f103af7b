/** The provider's error redirect: `/callback?error=access_denied&error_description=…`. */
export interface CallbackError {
  code: string
  /** The provider's description, or its error code without one. */
  words: string
}

/** Reads the provider's error from a query string; null if there is none. */
export function readCallbackError(search: string): CallbackError | null {
  const params = new URLSearchParams(search)
  const code = params.get('error')
  if (!code) return null
  return { code, words: params.get('error_description')?.trim() || code }
}
