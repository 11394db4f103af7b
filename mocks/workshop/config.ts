import { bypass, HttpResponse, http } from 'msw'
import { current, scenarioText } from './current'

/** `config.json` in a scenario: without the delay after sign-in, or with the mistake or the option that the scenario sets. */
export const configHandlers = [
  http.get('*/config.json', async ({ request }) => {
    if (scenarioText() === '') return undefined
    const { config, loading = 0 } = current.get().state
    if (config === 'missing') return new HttpResponse(null, { status: 404 })
    if (config === 'not-json') return HttpResponse.html('<!doctype html><title>Console</title>')
    const served = await (await fetch(bypass(request))).json()
    return HttpResponse.json(
      config === 'incomplete'
        ? { ...served, auth: { domain: '' } }
        : {
            ...served,
            authLoaderDelayMs: loading,
            ...(config === 'readers-propose' && { readersPropose: true }),
          },
    )
  }),
]
