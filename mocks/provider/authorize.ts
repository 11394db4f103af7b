import { findPersona } from './personas'
import { getProviderSession, issueCode, refusesRenewal, startProviderSession } from './records'

/** The SDK's request for a code: the query of `/authorize`. */
export interface AuthorizeRequest {
  clientId: string
  redirectUri: string
  state: string
  nonce: string
  codeChallenge: string
  audience: string
  scope: string
  loginHint: string
  /** 'web_message' for the silent frame and the pop-up window, else 'query'. */
  responseMode: string
  silent: boolean
}

type AuthorizeResult = { code: string } | { error: string; error_description: string }

export function readAuthorizeRequest(search: string): AuthorizeRequest {
  const params = new URLSearchParams(search)
  const read = (name: string) => params.get(name) ?? ''
  return {
    clientId: read('client_id'),
    redirectUri: read('redirect_uri'),
    state: read('state'),
    nonce: read('nonce'),
    codeChallenge: read('code_challenge'),
    audience: read('audience'),
    scope: read('scope'),
    loginHint: read('login_hint'),
    responseMode: read('response_mode') || 'query',
    silent: read('prompt') === 'none',
  }
}

/** Responds without showing a page: with a code if a user is signed in at the provider. */
export function respondSilently(request: AuthorizeRequest): void {
  respondFor(request, refusesRenewal() ? null : getProviderSession())
}

function respondFor(request: AuthorizeRequest, session: ReturnType<typeof getProviderSession>): void {
  respond(
    request,
    session
      ? { code: codeFor(request, session) }
      : { error: 'login_required', error_description: 'Login required' },
  )
}

/** Called after the right code was entered: signs the persona in, or refuses it. */
export function completeSignIn(request: AuthorizeRequest, personaId: string): void {
  const refusal = findPersona(personaId)?.refusal
  if (refusal) {
    respond(request, { error: 'access_denied', error_description: refusal })
  } else {
    startProviderSession(personaId)
    respondFor(request, getProviderSession())
  }
}

function codeFor(request: AuthorizeRequest, session: { personaId: string; signedInAt: string }): string {
  const { clientId, redirectUri, codeChallenge, nonce, audience, scope } = request
  return issueCode({ ...session, clientId, redirectUri, codeChallenge, nonce, audience, scope })
}

/** Sends the response to where the request expects it: the requesting window or the redirect URI. */
function respond(request: AuthorizeRequest, result: AuthorizeResult): void {
  const response = { ...result, state: request.state }
  if (request.responseMode === 'web_message') {
    const requester: Window = window.opener ?? window.parent
    requester.postMessage({ type: 'authorization_response', response }, new URL(request.redirectUri).origin)
    return
  }
  const url = new URL(request.redirectUri)
  url.search = new URLSearchParams(response).toString()
  window.location.replace(url)
}
