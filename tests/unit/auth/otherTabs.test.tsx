import { act, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { endedElsewhere } from '@/auth/otherTabs'
import { getToken, refreshToken } from '@/auth/tokenBroker'
import { enter, mira, sdk, seen, session, start, tokenOf } from './replacedSdk'

describe('the session of another tab (rule AUTH-18)', () => {
  const id = 'email|7f3c02b9d1'
  const joined: BroadcastChannel[] = []
  /** Another tab of the same browser, and what it hears. */
  function otherTab() {
    const channel = new BroadcastChannel('console.session')
    joined.push(channel)
    const heard: unknown[] = []
    channel.addEventListener('message', ({ data }) => heard.push(data))
    return { heard, say: (news: object) => channel.postMessage(news) }
  }
  beforeEach(() => sdk.dropTokens.mockClear())
  afterEach(() => {
    for (const channel of joined.splice(0)) channel.close()
    endedElsewhere.set(false)
  })

  it('says when the user has entered and when they log out', async () => {
    const tab = otherTab()
    start()
    await enter()
    await waitFor(() => expect(tab.heard).toEqual([{ type: 'entered', id, name: mira.email }]))
    await act(() => session.logout())
    await waitFor(() => expect(tab.heard.at(-1)).toEqual({ type: 'left' }))
  })

  it('ends this one when somebody logs out there: the tokens are dropped, and the user stays known', async () => {
    const tab = otherTab()
    start()
    await enter()
    tab.say({ type: 'left' })
    await waitFor(() => expect(session).toMatchObject({ ended: true, expired: true }))
    expect(session.user?.id).toBe(id)
    expect(session.other).toBeUndefined()
    expect(sdk.dropTokens).toHaveBeenCalledExactlyOnceWith({ openUrl: false })
    expect(await getToken()).toBeUndefined()
    expect(await refreshToken()).toBeUndefined()

    tab.say({ type: 'entered', id, name: mira.email })
    await waitFor(() => expect(session).toMatchObject({ ended: false, expired: false }))
    expect(await getToken()).toBe(tokenOf(1))
  })

  it('ends this one when another person enters there, and names them', async () => {
    const tab = otherTab()
    start()
    await enter()
    tab.say({ type: 'entered', id: 'email|other', name: 'other@acme.example' })
    await waitFor(() => expect(session).toMatchObject({ ended: true, other: 'other@acme.example' }))
    expect(await getToken()).toBeUndefined()
    expect(sdk.dropTokens, 'the cookie is that of the other person').not.toHaveBeenCalled()
  })

  it('changes nothing when the same user opens another tab', async () => {
    const tab = otherTab()
    start()
    await enter()
    const renders = seen.mock.calls.length
    tab.say({ type: 'entered', id, name: mira.email })
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
    expect(seen).toHaveBeenCalledTimes(renders)
  })
})
