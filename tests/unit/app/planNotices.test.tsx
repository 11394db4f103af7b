import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { ChangedObject } from '@/engine/plan/types'
import { nouns } from '@/model/words'
import { discard } from '@/pages/plan/running'
import { forgetPlanned, plan } from '@/parts/plan/planned'
import { callsOf, openConsole, withMockedApi } from './openConsole'

withMockedApi()
afterEach(() => {
  discard()
  forgetPlanned()
})

const points = (id: string, was: number, is: number): ChangedObject => ({
  type: 'missions',
  id,
  changes: [{ path: ['reward', 'points'], was, is }],
})
const openPlan = async (...objects: ChangedObject[]) => {
  const opened = await openConsole('/profile')
  plan({ kind: 'changes', account: 'brindlewick', objects }, 'calendar')
  await opened.go('/programme/plan')
  return opened
}
const start = () => screen.findByRole('button', { name: 'Change 1' })

it('a plan lists live changes and large ones at their rows, and asks once before it runs (rule LIVE-4)', async () => {
  const { user } = await openPlan(points('beginners-luck', 100, 48_000))
  expect(await screen.findByText('Players may get another reward than they were told.')).toBeVisible()
  expect(screen.getByText(`Reward › ${nouns.points.title}: 100 → 48,000, 480 times as much`)).toBeVisible()

  await user.click(await start())
  const dialog = await screen.findByRole('alertdialog', { name: 'Players may notice this' })
  expect(dialog).toHaveAccessibleDescription(
    /1 object of this plan is live\..*Beginner’s Luck: Players may get.*48,000/s,
  )
  await user.click(within(dialog).getByRole('button', { name: 'Back to the preview' }))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(callsOf('PUT', '/missions')).toEqual([])

  await user.click(await start())
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Change 1' }))
  await waitFor(() => expect(callsOf('PUT', '/missions')).toHaveLength(1))
})

it('what players may notice of several objects is said once, with a mark a row (rule LIVE-4)', async () => {
  const { user } = await openPlan(points('beginners-luck', 100, 150), points('afternoon-tea', 90, 150))
  const sentence = 'Players may get another reward than they were told.'
  expect(await screen.findByText(sentence)).toBeVisible()
  expect(screen.getByText('(2 objects)')).toBeVisible()
  const rows = screen.getAllByRole('listitem').filter((row) => row.textContent?.includes('Beginner’s Luck'))
  expect(within(rows[0] as HTMLElement).getByText('Players may notice this')).toBeInTheDocument()
  expect(screen.getAllByText('Players may notice this')).toHaveLength(2)
  await user.click(await screen.findByRole('button', { name: 'Change 2' }))
  const text = (await screen.findByRole('alertdialog')).textContent ?? ''
  expect(text.split(sentence)).toHaveLength(2)
  expect(text).toMatch(/Beginner’s Luck, Afternoon Tea: Players|Afternoon Tea, Beginner’s Luck: Players/)
})

it('a plan without such changes runs at once', async () => {
  const { user, go } = await openConsole('/profile')
  plan(
    {
      ...{ kind: 'edit', account: 'brindlewick', objects: [{ type: 'missions', id: 'the-long-haul' }] },
      edit: { set: 'category', value: 'Other' },
    },
    'missions',
  )
  await go('/programme/plan')
  await user.click(await screen.findByRole('button', { name: /^Set 1$|^Change 1$/ }))
  await waitFor(() => expect(callsOf('PUT', '/missions')).toHaveLength(1))
  expect(screen.queryByRole('alertdialog')).toBeNull()
})
