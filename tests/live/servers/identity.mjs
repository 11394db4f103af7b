import { generateKeyPairSync } from 'node:crypto'
import http from 'node:http'
import Provider from 'oidc-provider'
import { bodyOf, sendHtml, sendJson } from './http.mjs'
import { endSessions, MemoryStore } from './identityStore.mjs'
import { mailCode, personOf } from './people.mjs'
import { appMetadataClaim, audience, belowPath, clientId, origins } from './settings.ts'

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const signingKey = { ...privateKey.export({ format: 'jwk' }), kid: 'live', alg: 'RS256', use: 'sig' }

const resourceServer = {
  audience,
  scope: '',
  accessTokenFormat: 'jwt',
  jwt: { sign: { alg: 'RS256' } },
}

/** A certified OpenID provider with the routes and behaviour of Auth0. */
function createProvider() {
  const provider = new Provider(`${origins.identity}/`, {
    adapter: MemoryStore,
    jwks: { keys: [signingKey] },
    clients: [
      {
        client_id: clientId,
        application_type: 'web',
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: [origins.site, origins.below + belowPath, origins.dev].map((one) => `${one}/callback`),
      },
    ],
    routes: {
      authorization: '/authorize',
      token: '/oauth/token',
      jwks: '/.well-known/jwks.json',
      userinfo: '/userinfo',
    },
    // `audience` and `connection` are Auth0's own parameters.
    extraParams: ['audience', 'connection'],
    pkce: { required: () => true },
    scopes: ['openid', 'profile', 'email', 'offline_access'],
    claims: { openid: ['sub'], profile: ['name', 'nickname'], email: ['email'] },
    conformIdTokenClaims: false,
    clientBasedCORS: (_, origin) => [origins.site, origins.below, origins.dev].includes(origin),
    cookies: { keys: ['live'] },
    features: {
      devInteractions: { enabled: false },
      webMessageResponseMode: { enabled: true, ack: 'individual-draft-01' },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => audience,
        useGrantedResource: () => true,
        getResourceServerInfo: () => resourceServer,
      },
    },
    rotateRefreshToken: true,
    issueRefreshToken: () => true,
    ttl: {
      AccessToken: (_, token) => personOf(token.accountId).lifetime,
      IdToken: 3600,
      Session: 3600,
      Grant: 3600,
      Interaction: 600,
      RefreshToken: 3600,
    },
    extraTokenClaims: (_, token) => ({
      permissions: personOf(token.accountId).permissions,
      isAuthorized: true,
      [appMetadataClaim]: { accounts: ['acme'] },
    }),
    findAccount: (_, sub) => ({
      accountId: sub,
      claims: () => ({ sub, name: 'Rowan Tester', nickname: 'rowan', email: sub }),
    }),
    loadExistingGrant: (ctx) => grantOf(provider, ctx.oidc.session.accountId),
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
  })
  // Auth0 responds to the silent frame with 200, even for an error.
  provider.use(async (ctx, next) => {
    await next()
    if (ctx.query.response_mode === 'web_message' && ctx.status === 400) ctx.status = 200
  })
  provider.on('grant.success', ({ oidc: { params, entities } }) => {
    if (params.grant_type === 'refresh_token') personOf(entities.Account.accountId).renewals += 1
  })
  for (const event of ['server_error', 'authorization.error', 'grant.error']) {
    provider.on(event, (_, error) => {
      const words = error.error_description ?? error.stack
      if (process.env.LIVE_LOG) console.log(`identity: ${event}: ${words}`)
    })
  }
  return provider
}

/** The console is the provider's own client: there is no consent page. */
async function grantOf(provider, accountId) {
  const grant = new provider.Grant({ accountId, clientId })
  grant.addOIDCScope('openid profile email offline_access')
  grant.addResourceScope(audience, '')
  await grant.save()
  return grant
}

const codePage = (email, words = '') => `<main><h1>Enter your code</h1><p>We sent a code to ${email}</p>
<p role="alert">${words}</p><form method="post"><label>6-digit code <input name="code" inputmode="numeric"></label>
<button>Continue</button></form></main>`

/** The provider's own page: the mailed code, and the refusal of addresses that are not approved. */
async function interact(provider, request, response) {
  const { params } = await provider.interactionDetails(request, response)
  const email = params.login_hint
  const person = personOf(email)
  const sent = mailCode(email)
  const finish = (result) => provider.interactionFinished(request, response, result)
  if (request.method !== 'POST') return sendHtml(response, 200, codePage(email))
  const code = new URLSearchParams(await bodyOf(request)).get('code')
  if (code !== sent) return sendHtml(response, 200, codePage(email, 'Wrong code'))
  person.code = undefined
  if (person.refused) {
    return finish({ error: 'access_denied', error_description: 'Your address has not been approved yet.' })
  }
  return finish({ login: { accountId: email } })
}

/** `/_control/{email}`: GET returns the user with the mailed code, POST changes it, DELETE ends the user's sessions. */
async function control(request, response, email) {
  if (request.method === 'POST') Object.assign(personOf(email), JSON.parse(await bodyOf(request)))
  if (request.method === 'DELETE') endSessions(email)
  return sendJson(response, 200, personOf(email))
}

/** Auth0's logout: clears the session of the browser and redirects to an allowed URL that the console sends. */
function logout(response, returnTo) {
  if (![origins.site, origins.below + belowPath, origins.dev].includes(returnTo))
    return sendHtml(response, 400, '<h1>Unknown return address</h1>')
  const gone = (name) => `${name}=; Max-Age=0; path=/`
  response.writeHead(302, { 'set-cookie': [gone('_session'), gone('_session.sig')], location: returnTo })
  response.end()
}

export function serveIdentity({ port }) {
  const provider = createProvider()
  const callback = provider.callback()
  const server = http.createServer((request, response) => {
    const url = new URL(request.url ?? '/', origins.identity)
    const [, first, second = ''] = url.pathname.split('/')
    const fail = (error) => sendHtml(response, 500, `<h1>${error}</h1>`)
    if (first === '_control') return control(request, response, decodeURIComponent(second)).catch(fail)
    if (first === 'interaction') return interact(provider, request, response).catch(fail)
    if (url.pathname === '/v2/logout') return logout(response, url.searchParams.get('returnTo'))
    return callback(request, response)
  })
  return server.listen(port)
}
