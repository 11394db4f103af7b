import { basePath } from '@/lib/basePath'
import { ownPath } from '../ownPath'
import { signInOfApi } from '../realApi'
import { readAuthorizeRequest, respondSilently } from './authorize'
import { endProviderSession } from './records'
import { showSignIn } from './signInPage'

/**
 * Replaces the identity provider's pages in mocked mode; call it at boot, before anything is rendered. Returns true if
 * this page belongs to the provider, so that the console must not start on it.
 */
export function startProvider(): boolean {
  if (signInOfApi() === 'provider') return false
  const { search, origin } = window.location
  const pathname = ownPath()
  if (pathname === '/authorize') {
    const request = readAuthorizeRequest(search)
    // Only this site's console is allowed to request codes, otherwise other sites could get them.
    if (!URL.canParse(request.redirectUri) || new URL(request.redirectUri).origin !== origin)
      document.body.textContent = 'The redirect URI of this request is not allowed.'
    else if (request.silent) respondSilently(request)
    else showSignIn(request)
    return true
  }
  if (pathname === '/v2/logout') {
    endProviderSession()
    const returnTo = new URLSearchParams(search).get('returnTo') ?? `${basePath}/`
    const target = new URL(returnTo, origin)
    window.location.replace(target.origin === origin ? target : origin)
    return true
  }
  return false
}
