import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { MomentInput } from '@/form/fields/MomentInput'
import { show as showPart } from '../ui/show'

beforeEach(() => vi.stubEnv('TZ', 'Europe/Vienna'))
afterEach(() => vi.unstubAllEnvs())

const onChange = vi.fn()

function Shown() {
  const [value, setValue] = useState<string | undefined>('2026-03-12T08:30:00Z')
  return (
    <>
      <label id="at-label" htmlFor="at">
        Moment
      </label>
      <MomentInput
        id="at"
        value={value}
        onChange={(next) => {
          onChange(next)
          setValue(next)
        }}
      />
      <button type="button" onClick={() => setValue('2026-04-01T00:00:00Z')}>
        Next change
      </button>
    </>
  )
}

const input = () => screen.getByRole('textbox', { name: 'Moment' })

function show() {
  onChange.mockClear()
  showPart(<Shown />)
  return userEvent.setup()
}

it('a typed moment counts after Enter or when the focus leaves it, and not before', async () => {
  const user = show()
  expect(input()).toHaveValue('12:03:2026 - 09:30')
  await user.clear(input())
  await user.type(input(), '14:03:2026 - 10:00')
  expect(onChange).not.toHaveBeenCalled()
  await user.keyboard('{Enter}')
  expect(onChange).toHaveBeenLastCalledWith('2026-03-14T09:00:00Z')
  await user.clear(input())
  await user.type(input(), '15 March 2026')
  await user.tab()
  expect(input()).toHaveValue('15:03:2026 - 00:00')
  await user.clear(input())
  await user.tab()
  expect(onChange).toHaveBeenLastCalledWith(undefined)
})

it('invalid text stays with its reason, until another moment is chosen', async () => {
  const user = show()
  await user.clear(input())
  await user.type(input(), '31:02:2026')
  await user.tab()
  expect(input()).toHaveValue('31:02:2026')
  expect(input()).toHaveAccessibleDescription('There is no 31 February 2026')
  expect(onChange).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Next change' }))
  expect(input()).toHaveValue('01:04:2026 - 02:00')
  expect(input()).toBeValid()
})
