import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { complaintCases, listsOf, objectOf, playerOf } from '../engine/explain/complaintCases'
import { openConsole, withMockedApi } from './openConsole'
import { serve } from './playerViewLists'

// Runs in test:all: it opens the page for each case that the tests of the engine have.

/* The page answers the complaints of players as the engine does. */

withMockedApi()

/** The part of an engine's text before its first moment. The page shows moments in local time, so the rest differs. */
const beforeMoment = (text: string) => text.replace(/ on \d{4}-.*$/, ' on ')

it.each(complaintCases)('%s: %s', async (_, __, complaint) => {
  const { answer } = complaint
  const { used, finishedMissions, ...player } = playerOf(complaint)
  serve({ ...listsOf(complaint), players: [player] })
  const search = new URLSearchParams({ at: '2025-04-21T09:31Z', player: 'jo', object: objectOf(complaint) })
  if (Object.keys(used).length > 0) search.set('since', '2025-04-21T09:31Z')
  for (const [key, count] of Object.entries(used)) search.append('used', JSON.stringify([`${key}:${count}`]))
  if (finishedMissions.length > 0) search.set('finished', JSON.stringify(finishedMissions))
  await openConsole(`/programme/player-view?${search}`)
  const conditions = await screen.findByRole('region', { name: 'Conditions' })
  const rows = within(conditions)
    .getAllByRole('listitem')
    .map((row) => row.textContent ?? '')
  const fails = rows.filter((text) => text.startsWith('Fails'))
  for (const text of Object.values(answer.fails ?? {})) {
    // What gives steps, and what drives, is named below in links.
    const [asks = ''] = beforeMoment(text).split(/[,;] /)
    expect(fails.some((row) => row.includes(asks))).toBe(true)
  }
  if (answer.fails) expect(fails).toHaveLength(Object.keys(answer.fails).length)
  expect(rows.filter((text) => text.startsWith('Only the server knows'))).toHaveLength(
    answer.unknown?.length ?? 0,
  )
  for (const name of answer.links ?? [])
    expect(within(conditions).getByRole('link', { name: new RegExp(name) })).toBeVisible()
  if (answer.deadEnd)
    expect(screen.getByRole('region', { name: 'Nobody can get there' })).toHaveTextContent(answer.deadEnd)
  if (answer.note) expect(conditions).toHaveTextContent(beforeMoment(answer.note))
  const heading = screen.getByRole('heading', { level: 2, name: /Jo/ })
  const isAnswered = answer.state !== 'open' && answer.state !== 'perhaps'
  expect(/^Why/.test(heading.textContent ?? '')).toBe(isAnswered)
})
