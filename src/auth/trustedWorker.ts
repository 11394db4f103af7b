interface TrustedTypes {
  createPolicy(name: 'default', rules: { createScriptURL(url: string): string }): unknown
}

/**
 * Under `require-trusted-types-for 'script'` the browser refuses script URLs that are plain strings. The SDK starts its
 * worker from a blob URL: only that is allowed, by the only policy (`trusted-types default`).
 */
export function trustOwnWorker(): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  trustedTypes?.createPolicy('default', {
    createScriptURL(url) {
      if (url.startsWith(`blob:${window.location.origin}/`)) return url
      throw new TypeError(`Not a script of this page: ${url}`)
    },
  })
}
