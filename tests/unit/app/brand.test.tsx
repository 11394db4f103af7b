// Runs in test:all: a browser test of the core has a brand.
import { server } from '@mocks/node'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { applyBrand } from '@/app/brand/applyBrand'
import { parseConfig } from '@/app/config'
import { configureBrand } from '@/ui/brand'
import { colorModeStore } from '@/ui/colorMode'
import { base, openConsole, rowsLoaded, withMockedApi } from './openConsole'

/* The name, the logo and the default images of a deployment (rules BRAND-1, BRAND-2 and BRAND-5). */

withMockedApi()

afterEach(() => {
  configureBrand({})
  colorModeStore.choose('system')
})

const logo = '/acme/logo.svg'
const banner = () => within(screen.getByRole('banner'))
const picture = () =>
  banner()
    .getByRole('link', { name: /, home$/ })
    .querySelector('img')

describe('the name of a brand', () => {
  it('stands in the header, in the title of the window, and in About (rule BRAND-1)', async () => {
    configureBrand({ name: 'Acme Rewards' })
    const { user, go } = await openConsole('/missions/list')
    expect(banner().getByRole('link', { name: 'Acme Rewards, home' })).toHaveTextContent('Acme Rewards')
    await waitFor(() => expect(document.title).toBe('Missions - Acme Rewards'))
    await user.click(screen.getByRole('button', { name: 'About' }))
    expect(await screen.findByRole('dialog', { name: 'About Acme Rewards' })).toBeVisible()
    await go('/nowhere/at/all')
    await waitFor(() => expect(document.title).toBe('Not Found - Acme Rewards'))
    expect(banner().getByRole('link', { name: 'Acme Rewards, home' })).toBeVisible()
  })

  it('stands on Not Found of a visitor', async () => {
    configureBrand({ name: 'Acme Rewards' })
    await openConsole('/nowhere/at/all', { visitor: true })
    expect(await screen.findByRole('link', { name: 'Acme Rewards, start page' })).toBeVisible()
  })

  it('stands on the sign-in page', async () => {
    configureBrand({ name: 'Acme Rewards' })
    await openConsole('/', { visitor: true })
    expect(screen.getByText('Acme Rewards')).toBeVisible()
    expect(screen.queryByText('Console')).toBeNull()
  })

  it('is Console without a brand', async () => {
    const { user } = await openConsole('/missions/list')
    expect(banner().getByRole('link', { name: 'Console, home' })).toHaveTextContent('Console')
    expect(picture()).toBeNull()
    await user.click(screen.getByRole('button', { name: 'About' }))
    expect(await screen.findByRole('dialog', { name: 'About the console' })).toBeVisible()
  })
})

describe('the logo of a brand', () => {
  it('takes the place and the size of the mark; the dark theme has its own (rule BRAND-2)', async () => {
    configureBrand({ logo, logoDark: '/acme/dark.svg' })
    await openConsole('/missions/list')
    expect(picture()).toHaveAttribute('src', logo)
    expect(picture()?.parentElement).toHaveStyle({ '--mark': '1.75rem' })
    act(() => colorModeStore.choose('dark'))
    expect(picture()).toHaveAttribute('src', '/acme/dark.svg')
  })

  it('gives way to the mark if it cannot be loaded, on all screens', async () => {
    configureBrand({ logo })
    const { go } = await openConsole('/missions/list')
    fireEvent.error(picture() as HTMLElement)
    expect(picture()).toBeNull()
    expect(
      banner()
        .getByRole('link', { name: /, home$/ })
        .querySelector('svg'),
    ).toBeVisible()
    await go('/nowhere/at/all')
    expect(document.querySelectorAll(`img[src="${logo}"]`)).toHaveLength(0)
  })

  it('becomes the icon of the tab once it has loaded', async () => {
    document.head.insertAdjacentHTML('beforeend', '<link rel="icon" type="image/png" href="/icon.png">')
    const icon = document.querySelector('link[rel=icon]') as HTMLLinkElement
    const images: HTMLImageElement[] = []
    const { Image } = window
    window.Image = class extends Image {
      constructor() {
        super()
        images.push(this)
      }
    }
    const least = {
      apiBaseUrl: '/api',
      auth: { domain: '/', clientId: 'c', audience: 'a', appMetadataClaim: 'm' },
    }
    await applyBrand(parseConfig({ ...least, supportEmail: 'a@b.example', brand: { name: 'Acme', logo } }))
    window.Image = Image
    expect(document.title).toBe('Acme')
    expect(icon).toHaveAttribute('href', '/icon.png')
    fireEvent.load(images[0] as HTMLElement)
    expect(icon).toHaveAttribute('href', logo)
    expect(icon).not.toHaveAttribute('type')
    icon.remove()
  })
})

describe('configured default images', () => {
  const images = { default: '/acme/any.svg', teams: '/acme/team.svg' }
  const rowImages = () =>
    [...document.querySelectorAll('tbody img')].map((image) => image.getAttribute('src'))
  beforeEach(() =>
    server.use(
      ...['events', 'teams'].map((type) =>
        http.get(`*${base}/${type}`, () =>
          HttpResponse.json([
            { account: 'brindlewick', id: 'plain', name: 'Plain' },
            { account: 'brindlewick', id: 'own', name: 'Own', imgUrl: '/own.svg' },
          ]),
        ),
      ),
    ),
  )

  it('stand in rows of objects without an image, by type (rule BRAND-5)', async () => {
    configureBrand({ images })
    const { go } = await openConsole('/events/list')
    await rowsLoaded()
    expect(rowImages()).toEqual(['/acme/any.svg', '/own.svg'])
    await go('/teams/list')
    await rowsLoaded()
    expect(rowImages()).toEqual(['/acme/team.svg', '/own.svg'])
  })

  it('give way to the tile of the type if they cannot be loaded', async () => {
    configureBrand({ images })
    await openConsole('/events/list')
    await rowsLoaded()
    const own = document.querySelector('tbody img[src="/acme/any.svg"]') as HTMLElement
    const row = own.closest('tr') as HTMLElement
    fireEvent.error(own)
    expect(row.querySelector('td img')).toBeNull()
    expect(row.querySelector('td svg')).toBeVisible()
  })

  it('stand in the preview of a form without an image', async () => {
    configureBrand({ images })
    await openConsole('/teams/new')
    const field = await screen.findByRole('group', { name: /^(Image|Picture)/ })
    expect(field.querySelector('img')).toHaveAttribute('src', '/acme/team.svg')
  })

  it('leave the tile of a type for which none is configured (rule LIST-14)', async () => {
    configureBrand({ images: { teams: '/acme/team.svg' } })
    await openConsole('/events/list')
    await rowsLoaded()
    expect(rowImages()).toEqual(['/own.svg'])
    const [plain, own] = document.querySelectorAll('tbody tr')
    expect([plain, own].map((row) => row?.querySelector('td img') !== null)).toEqual([false, true])
  })
})
