import useAuth0 from '@auth0/auth0-react/src/use-auth0'
import { useCallback, useRef } from 'react'
import * as z from 'zod/mini'
import type { SignInClient } from './client'
import { failureText } from './signInFailure'

/**
 * Why signing in again failed: the window was closed, the browser blocked it, the user took too long, the provider
 * refused, or something else went wrong.
 */
type Reason = 'closed' | 'blocked' | 'late' | 'refused' | 'failed'

export class SignInError extends Error {
  readonly reason: Reason
  /** @param words the provider's description, if any */
  constructor(reason: Reason, words = '') {
    super(words)
    this.reason = reason
  }
}

/**
 * The SDK would give up after 60 seconds. An e-mail code is valid for 3 minutes by default, for 30 minutes at most; a
 * long time-out does no harm, because closing the window ends the wait.
 */
export const patienceMinutes = 30

interface Options {
  client: SignInClient
  email: string | undefined
  /** A different user is signed in at the provider: it must prompt for a login and not continue as that user. */
  isOther: boolean
  /** Uses the new token. */
  reconnect: () => Promise<void>
}

/** Signs in again in a provider window; while it is open, another call brings it to the front. */
export function useSignInAgain({ client, email, isOther, reconnect }: Options): () => Promise<void> {
  const { loginWithPopup } = useAuth0()
  const open = useRef<{ popup: Window; done: Promise<void> }>(undefined)

  const attempt = useCallback(
    async (popup: Window) => {
      const response = listen(popup)
      await loginWithPopup(
        {
          authorizationParams: {
            connection: 'email',
            ...(email && { login_hint: email }),
            ...(isOther && { prompt: 'login' }),
          },
        },
        { popup, timeoutInSeconds: patienceMinutes * 60 },
      )
      // The SDK's hook does not reject.
      const failure = failureOf(response(), popup) ?? unusable(client)
      popup.close()
      if (failure) throw failure
      await reconnect().catch((error: Error) => Promise.reject(new SignInError('failed', error.message)))
    },
    [client, loginWithPopup, reconnect, email, isOther],
  )

  return useCallback(() => {
    if (open.current) {
      open.current.popup.focus()
      return open.current.done
    }
    const popup = openWindow()
    if (!popup) return Promise.reject(new SignInError('blocked'))
    const done = attempt(popup).finally(() => {
      open.current = undefined
    })
    open.current = { popup, done }
    return done
  }, [attempt])
}

/** Opened synchronously in the click handler: the browser would block a later one. */
function openWindow() {
  const [width, height] = [400, 600]
  const left = window.screenX + (window.innerWidth - width) / 2
  const top = window.screenY + (window.innerHeight - height) / 2
  return window.open('', 'console.signIn', `left=${left},top=${top},width=${width},height=${height}`)
}

/** The provider's response from its window (`web_message`): a code, or an error. */
const messageSchema = z.object({
  type: z.literal('authorization_response'),
  response: z.looseObject({ error: z.optional(z.string()), error_description: z.optional(z.string()) }),
})
type SignInResponse = z.infer<typeof messageSchema>['response']

/** Listens for the provider's response. The returned function returns it and stops listening. */
function listen(popup: Window): () => SignInResponse | undefined {
  let response: SignInResponse | undefined
  const onMessage = ({ source, data }: MessageEvent) => {
    // A message has no source if its window, which the provider closes, is gone before the message arrives.
    const isFromPopup = source === popup || (source === null && popup.closed)
    const message = isFromPopup ? messageSchema.safeParse(data).data : undefined
    if (message) response = message.response
  }
  window.addEventListener('message', onMessage)
  return () => {
    window.removeEventListener('message', onMessage)
    return response
  }
}

function failureOf(response: SignInResponse | undefined, popup: Window): SignInError | undefined {
  if (!response) return new SignInError(popup.closed ? 'closed' : 'late')
  if (!response.error) return undefined
  const reason = response.error === 'access_denied' ? 'refused' : 'failed'
  return new SignInError(reason, response.error_description ?? response.error)
}

/** The provider responded with a code, but what it gives for it is refused, e.g. the ID token of another sign-in. */
function unusable(client: SignInClient): SignInError | undefined {
  const { windowFailure } = client
  if (windowFailure === undefined) return undefined
  return new SignInError('failed', failureText(windowFailure, client.getConfiguration().domain))
}
