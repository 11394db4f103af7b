import { useBlocker } from '@tanstack/react-router'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { request } from '@/api/request'
import { AppFrame } from '@/app/frame/AppFrame'
import { sectionKeys, setSingleKeys } from '@/app/shortcuts/keys'
import { entities } from '@/entities/registry'
import { renderInFrame } from '../frame/renderInFrame'

vi.mock('@/api/request', () => ({ request: vi.fn() }))

beforeEach(() => {
  setSingleKeys(true)
  shouldBlockFn.mockReset().mockReturnValue(false)
  vi.spyOn(window, 'scrollTo').mockReturnValue(undefined)
  vi.mocked(request).mockResolvedValue([] as never)
})

const shouldBlockFn = vi.fn(() => false)

function Guard() {
  useBlocker({ shouldBlockFn })
  return null
}

async function show(path = '/missions/list') {
  const view = await renderInFrame(
    <AppFrame>
      <Guard />
      <input type="search" aria-label="Search missions" defaultValue="old" />
      <textarea aria-label="Text" />
      <input type="checkbox" aria-label="Choice" />
    </AppFrame>,
    { path },
  )
  return { ...view, user: userEvent.setup() }
}

const dialog = () => screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
const noDialog = () => expect(screen.queryByRole('dialog')).toBeNull()
const box = () => screen.getByRole('searchbox', { name: 'Search missions' })

describe('the list of shortcuts', () => {
  it('opens with ?, names every section with its letter, and returns the focus (rule FRAME-11)', async () => {
    const { user } = await show()
    screen.getByRole('button', { name: 'User menu' }).focus()
    await user.keyboard('?')
    const shown = within(await dialog())
    const read = (title: string) => {
      const section = shown.getByRole('heading', { name: title }).closest('section')
      const texts = (role: string) =>
        [...(section?.querySelectorAll(role) ?? [])].map((element) => element.textContent)
      return texts('dt').map((name, index) => [name, texts('dd')[index]])
    }
    expect(read('Anywhere')).toEqual([
      ['Global Search', 'Ctrl K'],
      ['Keyboard shortcuts', '?'],
      ['Search the list', '/'],
      ['Save the form', 'Ctrl S or Ctrl Enter'],
      ['Undo the last change', 'Ctrl Z'],
      ['Go to the message', 'F8'],
    ])
    expect(read('Go to a section')).toEqual(
      entities.map(({ list }) => [list.title, `g${sectionKeys[list.type]}`]),
    )
    await user.keyboard('{Escape}')
    noDialog()
    expect(screen.getByRole('button', { name: 'User menu' })).toHaveFocus()
  })

  it('opens from the user menu', async () => {
    const { user } = await show()
    await user.click(screen.getByRole('button', { name: 'User menu' }))
    await user.click(screen.getByRole('menuitem', { name: 'Keyboard shortcuts' }))
    await dialog()
    await user.click(screen.getByRole('button', { name: 'Close' }))
    noDialog()
    expect(screen.getByRole('button', { name: 'User menu' })).toHaveFocus()
  })

  it('turns single-character shortcuts off, and remembers it', async () => {
    const { user, path } = await show()
    await user.keyboard('?')
    await dialog()
    await user.click(screen.getByRole('switch', { name: 'Shortcuts of single characters' }))
    await user.keyboard('{Escape}')
    await user.keyboard('?/gr')
    noDialog()
    expect(box()).not.toHaveFocus()
    expect(path()).toBe('/missions/list')
    expect(localStorage.getItem('console.singleKeys')).toContain('off')
    await user.keyboard('{Control>}k{/Control}')
    expect(await screen.findByRole('dialog', { name: 'Global Search' })).toBeVisible()
  })
})

describe('the letter of a section', () => {
  it('belongs to that section only', () => {
    expect(Object.keys(sectionKeys).sort()).toEqual(entities.map(({ list }) => list.type).sort())
    expect(new Set(Object.values(sectionKeys)).size).toBe(entities.length)
  })

  it.each(entities.map(({ list }) => list.type))('leads to %s', async (type) => {
    const { user, path } = await show('/profile')
    await user.keyboard(`g${sectionKeys[type]}`)
    await waitFor(() => expect(path()).toBe(`/${type}/list`))
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
  })

  it('counts right after g only', async () => {
    const { user, path } = await show('/profile')
    await user.keyboard('r')
    await user.keyboard('gxr')
    await user.keyboard('g{Control>}r{/Control}r')
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    await user.keyboard('g')
    vi.advanceTimersByTime(1500)
    await user.keyboard('r')
    await act(async () => undefined)
    expect(path()).toBe('/profile')
    await user.keyboard('g')
    vi.advanceTimersByTime(1400)
    await user.keyboard('gr')
    await waitFor(() => expect(path()).toBe('/raffles/list'))
  })

  it('follows g also after a time in which the page could not answer (rule FRAME-11)', async () => {
    const { user, path } = await show('/profile')
    await user.keyboard('g')
    const until = performance.now() + 1600
    while (performance.now() < until);
    await user.keyboard('r')
    await waitFor(() => expect(path()).toBe('/raffles/list'))
  })
})

it('/ focuses the search box of the list and selects its text', async () => {
  const { user } = await show()
  await user.keyboard('/')
  expect(box()).toHaveFocus()
  await user.keyboard('new')
  expect(box()).toHaveValue('new')
})

it('/ is left to the browser while the search box waits for an account', async () => {
  await show()
  box().setAttribute('disabled', '')
  expect(fireEvent.keyDown(document.body, { key: '/' })).toBe(true)
  box().removeAttribute('disabled')
  expect(fireEvent.keyDown(document.body, { key: '/' })).toBe(false)
})

it('a shortcut to a section asks about unsaved edits as a link does', async () => {
  const { user, path } = await show('/profile')
  shouldBlockFn.mockReturnValueOnce(true)
  await user.keyboard('gr')
  await waitFor(() => expect(shouldBlockFn).toHaveBeenCalledOnce())
  expect(path()).toBe('/profile')
  expect(screen.getByRole('main')).not.toHaveFocus()
  await user.keyboard('gr')
  await waitFor(() => expect(path()).toBe('/raffles/list'))
})

describe('single characters', () => {
  it('do not work as shortcuts in fields', async () => {
    const { user, path } = await show()
    await user.type(screen.getByRole('textbox', { name: 'Text' }), 'g?/gr')
    expect(screen.getByRole('textbox', { name: 'Text' })).toHaveValue('g?/gr')
    await user.type(box(), '/gr')
    expect(box()).toHaveValue('old/gr')
    noDialog()
    expect(path()).toBe('/missions/list')
  })

  it('do not work as shortcuts in menus and while a dialog is open', async () => {
    const { user, path } = await show()
    await user.click(screen.getByRole('button', { name: 'User menu' }))
    await user.keyboard('?gr')
    noDialog()
    await user.keyboard('{Escape}?')
    await dialog()
    await user.keyboard('/gr')
    expect(await dialog()).toBeVisible()
    expect(path()).toBe('/missions/list')
  })

  it('work as shortcuts on a checkbox', async () => {
    const { user, path } = await show()
    screen.getByRole('checkbox').focus()
    await user.keyboard('gr')
    await waitFor(() => expect(path()).toBe('/raffles/list'))
  })
})
