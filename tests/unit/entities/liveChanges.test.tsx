import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { nouns } from '@/model/words'
import { openEditor } from './openEditor'
import { serveLists } from './openForm'

/* Live changes and large changes of real forms (rules LIVE-1 to LIVE-3). */

serveLists()

const writer = ['account:write']
const mission = { id: 'ride', account: 'selected', name: 'Ride', isAvailable: true, reward: { points: 480 } }
const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value: text } })
const press = async (name: string) => {
  fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name }))
  await act(async () => undefined)
}

it('the reward of a live mission from 480 to 48,000 is confirmed, with both values; going back sends nothing (rule LIVE-2)', async () => {
  const { button, sent } = await openEditor('missions', writer, mission)
  type(nouns.points.title, '48000')
  fireEvent.click(button)
  const dialog = await screen.findByRole('alertdialog', { name: 'Players may notice this' })
  expect(dialog).toHaveAccessibleDescription(
    new RegExp(
      `^This mission is live, and players may have made progress\\.\\s+Players may get another reward than they were told\\.\\s+Reward › ${nouns.points.title}: 480 → 48,000, 100 times as much$`,
    ),
  )
  await press('Back to the form')
  expect(sent).toEqual([])
  // It asks once, and again for another value.
  type(nouns.points.title, '4800000')
  fireEvent.click(button)
  await screen.findByRole('alertdialog')
  await press('Save anyway')
  await waitFor(() => expect(sent).toHaveLength(1))
})

it('a large change of an inactive mission is confirmed, a small one is not', async () => {
  const { button, sent } = await openEditor('missions', writer, { ...mission, isAvailable: false })
  type(nouns.points.title, '96')
  fireEvent.click(button)
  const dialog = await screen.findByRole('alertdialog', { name: 'Large change' })
  expect(dialog).toHaveAccessibleDescription(
    new RegExp(`Reward › ${nouns.points.title}: 480 → 96, divided by 5$`),
  )
  await press('Back to the form')
  type(nouns.points.title, '481')
  fireEvent.click(button)
  await waitFor(() => expect(sent).toHaveLength(1))
})

it('the price of a live prize is confirmed even if nobody has bought it', async () => {
  const prize = { id: 'mug', account: 'selected', name: 'Mug', credits: 50, stock: { redeemed: 0 } }
  const { button } = await openEditor('prizes', writer, prize)
  type(`${nouns.credits.title} to Purchase`, '60')
  fireEvent.click(button)
  const dialog = await screen.findByRole('alertdialog', { name: 'Players may notice this' })
  expect(dialog).toHaveAccessibleDescription(
    /^This prize is live\.\s+Players may pay another price than they were told\.$/,
  )
})

it('the points of a player are confirmed when they change by a factor of 5 or more', async () => {
  const player = { player: 'mira', account: 'selected', name: 'Mira', points: 1000, credits: 10 }
  const { button } = await openEditor('players', writer, player)
  type(nouns.points.title, '10')
  fireEvent.click(button)
  const dialog = await screen.findByRole('alertdialog', { name: 'Large change' })
  expect(dialog).toHaveAccessibleDescription(
    new RegExp(`Score › ${nouns.points.title}: 1,000 → 10, divided by 100$`),
  )
})
