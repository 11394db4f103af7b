import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import * as button from '@/ui/Button'
import { SearchInput } from '@/ui/SearchInput'
import { show } from './show'

vi.mock('@/ui/Button', { spy: true })

function Search() {
  const [text, setText] = useState('')
  return <SearchInput aria-label="Search" value={text} onText={setText} clearLabel="Clear" />
}

test('a letter does not render the button that empties the field', async () => {
  const user = userEvent.setup()
  show(<Search />)
  await user.type(screen.getByRole('searchbox'), 'silver')
  expect(screen.getByRole('searchbox')).toHaveValue('silver')
  expect(button.IconButton).toHaveBeenCalledOnce()
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  expect(screen.getByRole('searchbox')).toHaveValue('')
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull()
})

test('Escape empties the field in every browser, and only then acts on what is around it', async () => {
  const user = userEvent.setup()
  const around = vi.fn()
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.defaultPrevented) around()
  }
  document.addEventListener('keydown', onKeyDown)
  show(<Search />)
  await user.click(screen.getByRole('searchbox'))
  await user.paste('silver')
  await user.keyboard('{Escape}')
  expect(screen.getByRole('searchbox')).toHaveValue('')
  expect(around).not.toHaveBeenCalled()
  await user.keyboard('{Escape}')
  expect(around).toHaveBeenCalledOnce()
  document.removeEventListener('keydown', onKeyDown)
})

test('Escape in a text field leaves its text, for the dialog around it', async () => {
  const user = userEvent.setup()
  const onText = vi.fn()
  show(<SearchInput type="text" aria-label="Search" value="silver" onText={onText} clearLabel="Clear" />)
  await user.click(screen.getByRole('textbox'))
  await user.keyboard('{Escape}')
  expect(onText).not.toHaveBeenCalled()
})
