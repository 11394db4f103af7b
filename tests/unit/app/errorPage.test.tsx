import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { noteCaught } from '@/app/pages/caught'
import { ErrorPage } from '@/app/pages/ErrorPage'
import { StyleProvider } from '@/ui/theme/StyleProvider'

vi.mock('@tanstack/react-router', async (load) => ({
  ...(await load<object>()),
  Link: (props: object) => <a href="/" {...props} />,
}))

function show(error: unknown) {
  const user = userEvent.setup()
  const onRetry = vi.fn()
  render(
    <StyleProvider>
      <ErrorPage error={error} onRetry={onRetry} />
    </StyleProvider>,
  )
  return { user, onRetry, press: (name: string) => user.click(screen.getByRole('button', { name })) }
}

describe('the error page (rule ROUTE-10)', () => {
  it('shows the message and links onward', async () => {
    const { onRetry, press } = show(new Error('Out of snow'))
    expect(screen.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible()
    expect(screen.getByText('Out of snow')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Go to the start page' })).toBeVisible()
    await press('Try again')
    expect(onRetry).toHaveBeenCalledOnce()
  })

  it('copies the details, with the URL, and confirms the copy', async () => {
    const { press } = show(new Error('Out of snow'))
    await press('Copy details')
    expect(await navigator.clipboard.readText()).toMatch(/^\/\n.*Out of snow\n\s+at /)
    expect(screen.getByRole('status')).toHaveTextContent('Details copied')
  })

  it('keeps showing the message if the browser blocks copying', async () => {
    const { press } = show('Out of snow')
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
    await press('Copy details')
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    expect(screen.getByText('Out of snow')).toBeVisible()
  })

  it('offers to reload if the code of the screen failed to load (rule ROUTE-12)', () => {
    show(new TypeError('Failed to fetch dynamically imported module: /assets/x.js'))
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible()
    expect(screen.queryByText(/dynamically imported/)).toBeNull()
  })

  it('shows the component, the file and the stack in development', async () => {
    const error = new Error('Out of snow')
    error.stack = 'Error: Out of snow\n    at Sledge (http://localhost:5173/src/list/Listing.tsx?t=1:7:9)'
    noteCaught(error, {
      componentStack: '\n    at div\n    at Row (http://localhost:5173/src/list/Row.tsx)',
    })
    show(error)
    const details = within(await screen.findByRole('region', { name: 'Details for developers' }))
    expect(details.getByText('Row')).toBeVisible()
    expect(details.getByText('src/list/Listing.tsx')).toBeVisible()
    expect(details.getByRole('group', { name: 'Stack' })).toHaveTextContent('at Sledge')
    expect(details.getByRole('group', { name: 'Components' })).toHaveTextContent('at div at Row')
  })
})
