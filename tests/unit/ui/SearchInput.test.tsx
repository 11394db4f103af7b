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
