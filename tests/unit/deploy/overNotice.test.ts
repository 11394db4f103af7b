import { expect, it } from 'vitest'
import { warningsOf } from '../../../deploy/check/problems'

const until = '2026-03-01T10:00:00Z'
const config = JSON.stringify({
  apiBaseUrl: 'https://api.example.com/admin/api/v0',
  auth: { domain: 'tenant.eu.auth0.com', clientId: 'c', audience: 'a', appMetadataClaim: 'm' },
  supportEmail: 'help@example.com',
  links: { social: [], privacyPolicy: '', termsOfService: '/terms' },
  companyLine: '',
  brand: { copyrightHolder: 'Acme' },
  notice: { text: 'Closed on Monday', until },
})

it('a notice is over from the moment on at which it disappears, as in the console', () => {
  expect(warningsOf(config, Date.parse(until) - 1)).toEqual([])
  expect(warningsOf(config, Date.parse(until))).toEqual([
    `notice.until is over (${until}), so the notice is not shown any more`,
  ])
})
