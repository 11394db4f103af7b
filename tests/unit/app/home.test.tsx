import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { entities } from '@/entities/registry'
import { openConsole, withMockedApi } from './openConsole'

withMockedApi()

const header = () => within(screen.getByRole('banner'))
const selectAccount = () => within(screen.getByRole('main')).queryByRole('button', { name: 'Select account' })

it('the home screen greets by name and leads to all 14 sections', async () => {
  await openConsole('/')
  expect(screen.getByRole('heading', { level: 1, name: 'Welcome, Mira Tarnwell' })).toBeVisible()
  const links = within(screen.getByRole('navigation', { name: 'All sections' })).getAllByRole('link')
  const paths = links.map((link) => link.getAttribute('href')).sort()
  expect(paths).toEqual(entities.map(({ list }) => `/${list.type}/list`).sort())
})

it('the home screen offers the account selector only while no account is selected', async () => {
  const { user } = await openConsole('/', { account: '' })
  await user.click(selectAccount() as HTMLElement)
  await user.click(await header().findByRole('option', { name: 'Brindlewick' }))
  expect(selectAccount()).toBeNull()
})
