/** Origins that the Content-Security-Policy of this page does not list for calls or frames, and that were needed. */
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
 * Asks an origin once, and reads no answer: what the policy refuses to a worker is reported there, so that the page only learns of
 * what it asks for itself.
 */
export const requestFromPage = (origin: string): Promise<unknown> =>
  fetch(origin, { mode: 'no-cors', credentials: 'omit' }).catch(() => undefined)

/** The origin of an address, if the policy of the page refused it; undefined if it was reached or never asked for. */
export function refusedOrigin(address: string): string | undefined {
  if (refused.size === 0 || !URL.canParse(address, window.location.origin)) return undefined
  const { origin } = new URL(address, window.location.origin)
  return refused.has(origin) ? origin : undefined
}

/** Why an origin cannot be reached, and the variable of the server that permits it (deploy/README.md). */
export const policyText = (origin: string, variable: string) =>
  `the Content-Security-Policy of this page does not allow ${origin} (${variable})`

/** For tests: as in a page that was just loaded. */
export const forgetPolicy = () => refused.clear()
