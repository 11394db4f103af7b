/** Origins that were needed for calls or frames and that the page's Content-Security-Policy does not allow. */
const refused = new Set<string>()

/**
 * Notes what the policy of the page refuses (rule ERROR-7). A refused call fails like one without a network, so the origin would be
 * named on the developer console alone.
 */
export function watchPolicy(): void {
  document.addEventListener(
    'securitypolicyviolation',
    ({ disposition, effectiveDirective, blockedURI, originalPolicy }) => {
      if (disposition !== 'enforce' || !/^(connect|frame)-src$/.test(effectiveDirective)) return
      if (!URL.canParse(blockedURI)) return
      const { origin } = new URL(blockedURI)
      // A redirect to another origin is reported with the address before it, which the policy does list, as 'self' or by its origin.
      const isListed =
        origin === window.location.origin ||
        originalPolicy
          .toLowerCase()
          .split(/[\s;]+/)
          .includes(origin)
      if (!isListed) refused.add(origin)
    },
  )
}

/**
 * Sends a request from the page and ignores the response. A request that the policy refuses in a worker is reported
 * only there, so the page has to repeat it to learn of the violation.
 */
export const requestFromPage = (origin: string): Promise<unknown> =>
  fetch(origin, { mode: 'no-cors', credentials: 'omit' }).catch(() => undefined)

/** The refused origin of an address; undefined if the policy did not refuse it or it was never requested. */
export function refusedOrigin(address: string): string | undefined {
  if (refused.size === 0 || !URL.canParse(address, window.location.origin)) return undefined
  const { origin } = new URL(address, window.location.origin)
  return refused.has(origin) ? origin : undefined
}

/** Why an origin cannot be reached, and the variable of the server that permits it (deploy/README.md). */
export const policyText = (origin: string, variable: string) =>
  `the Content-Security-Policy of this page does not allow ${origin} (${variable})`

/** For tests: restores the state after a page load. */
export const forgetPolicy = () => refused.clear()
