import { server } from '@mocks/node'
import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import type { Permission } from '@/auth/permissions'
import { entities } from '@/entities/registry'
import { base, openConsole, withMockedApi } from './openConsole'

/* An empty page has one way on, for who can write and for the others (rule FRAME-19). */

withMockedApi()

const add = 'Add Mission'
const list = 'Open Missions'

const pages: [address: string, title: string, writers: string, readers: string][] = [
  ['/programme/check', 'Nothing to fix', add, list],
  ['/programme/calendar', 'Nothing to show yet', add, list],
  ['/programme/economy', 'Nothing to work out yet', 'Add Prize', 'Open Prizes'],
  ['/programme/player-view', 'Nothing to see yet', add, list],
  ['/programme/journal', 'Nothing has been changed yet', list, list],
  ['/programme/plan', 'Nothing is planned', 'Open Overview', 'Open Overview'],
  ['/programme/table', 'Choose a list to edit', list, list],
  ['/programme/table?type=heroes', 'Choose a list to edit', list, list],
]

async function actionsOf(address: string, title: string, permissions: Permission[]) {
  server.use(
    ...entities
      .filter(({ scope }) => scope === 'account')
      .map(({ list: { type } }) => http.get(`*${base}/${type}`, () => HttpResponse.json([]))),
  )
  await openConsole(address, { permissions })
  const heading = await screen.findByRole('heading', { name: title })
  return [...(heading.parentElement?.querySelectorAll('a, button') ?? [])].map(
    ({ textContent }) => textContent,
  )
}

describe.each(pages)('%s, empty', (address, title, writers, readers) => {
  it('leads on who can write (rule FRAME-19)', async () => {
    expect(await actionsOf(address, title, ['account:read', 'account:write'])).toEqual([writers])
  })

  it('leads on who may only read', async () => {
    expect(await actionsOf(address, title, ['account:read'])).toEqual([readers])
  })
})
