import { server } from '@mocks/node'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { entities } from '@/entities/registry'
import { base, openConsole, withMockedApi } from './openConsole'

withMockedApi()

const account = 'brindlewick'
const tags = ['spring']
const mission = (id: string, more: object = {}) => ({
  ...{ account, id, name: id, tags, isAvailable: false },
  objectives: { events: [{ id: 'ride', count: 1 }] },
  reward: { points: 10, credits: 4 },
  ...more,
})

function serve(isAvailable: boolean) {
  const dated = { active: { from: '2026-03-01T00:00:00Z', to: '2026-03-31T23:59:59Z' }, isAvailable }
  const lists: Record<string, object[]> = {
    events: [{ account, id: 'ride', name: 'Ride' }],
    missions: [mission('dated', dated), mission('undated')],
  }
  server.use(
    ...entities
      .filter(({ scope }) => scope === 'account')
      .map(({ list: { type } }) => http.get(`*${base}/${type}`, () => HttpResponse.json(lists[type] ?? []))),
  )
}

const credits = /gives a regular player ([\d,]+) credits/

it('the page of a campaign, the list and the economy say the same cost (rule CAMPAIGN-14)', async () => {
  serve(true)
  const { user } = await openConsole('/programme/campaign?tag=spring')
  const sentence = await screen.findByText(/^gives a regular player|, gives a regular player/)
  const status = sentence.closest('[role=status]') as HTMLElement
  const [, amount] = credits.exec(status.textContent ?? '') ?? []
  expect(Number(amount)).toBeGreaterThan(0)
  await user.click(
    await within(await screen.findByRole('region', { name: 'Cost' })).findByRole('link', { name: 'Economy' }),
  )
  await waitFor(
    () => expect(document.body).toHaveTextContent(`The tag spring gives a regular player ${amount} credits`),
    { timeout: 10_000 },
  )
  await user.click(screen.getByRole('link', { name: 'Campaigns' }))
  const list = within(await screen.findByRole('table', { name: 'Campaigns' }))
  const row = await list.findByRole('row', { name: /spring/ })
  await waitFor(() => expect(row).toHaveTextContent(`${amount} credits for a regular player`), {
    timeout: 10_000,
  })
})

it('a campaign of which nothing is active is worked out as if it were, until the user says otherwise (rules CAMPAIGN-15 and CAMPAIGN-16)', async () => {
  serve(false)
  const { user, path } = await openConsole('/programme/campaign?tag=spring')
  expect(await screen.findByText(/1 object without dates is live as soon as it is active/)).toBeVisible()
  expect(screen.getByText(/Worked out as if all of it were active/)).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Show it as it is' }))
  expect(path()).toBe('/programme/campaign?tag=spring&view=as-is')
  await waitFor(() => expect(document.body).toHaveTextContent('gives a regular player 0 credits'), {
    timeout: 10_000,
  })
  await user.click(screen.getByRole('button', { name: "Give it the campaign's dates" }))
  await waitFor(() => expect(path()).toBe('/programme/plan'))
})
