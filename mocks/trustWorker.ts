/** Not in the DOM library of TypeScript. */
interface TrustedTypes {
  createPolicy(
    name: 'mocked-api',
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string }
}

/**
 * The Content-Security-Policy requires a Trusted Types policy for registering a service worker, but MSW registers its
 * worker with a plain string. All registrations go through the policy `mocked-api`, which accepts only the worker at
 * `path`.
 */
export function trustWorker(path: string): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  if (!trustedTypes) return
  const policy = trustedTypes.createPolicy('mocked-api', {
    createScriptURL(url) {
      const { href } = new URL(path, window.location.origin)
      if (new URL(url, document.baseURI).href === href) return href
      throw new TypeError(`Not the worker of the mocks: ${url}`)
    },
  })
  const { register } = ServiceWorkerContainer.prototype
  ServiceWorkerContainer.prototype.register = async function (this: ServiceWorkerContainer, url, options) {
    return register.call(this, policy.createScriptURL(String(url)), options)
  }
}
