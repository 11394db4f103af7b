import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Toaster } from '@/ui/Toaster'
import { announce, dismissToast, toastError, toastSuccess } from '@/ui/toast'
import { show } from './show'

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

beforeEach(() => {
  vi.useFakeTimers()
  show(<Toaster />)
})
afterEach(() => {
  act(dismissToast)
  vi.useRealTimers()
})

it('a success toast is a status for 5000 ms (rule ERROR-4)', () => {
  act(() => toastSuccess('Deleted winter-warm-up'))
  expect(screen.getByRole('status')).toHaveTextContent(/^SuccessDeleted winter-warm-up$/)
  pass(4999)
  expect(screen.getByRole('status')).toBeInTheDocument()
  pass(1)
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
})

it('an error toast is an alert, with its code if there is one (rule ERROR-3)', () => {
  act(() => toastError({ code: 409, description: 'This id is taken.' }))
  expect(screen.getByRole('alert')).toHaveTextContent(/^Error 409This id is taken\.$/)
  act(() => toastError({ description: 'An unexpected error occurred' }))
  expect(screen.getByRole('alert')).toHaveTextContent(/^ErrorAn unexpected error occurred$/)
})

it('a new toast replaces the current one and gets the whole time', () => {
  act(() => toastSuccess('Created a / A'))
  pass(4000)
  act(() => toastError({ code: 'E1', description: 'no' }))
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
  pass(4999)
  expect(screen.getByRole('alert')).toBeInTheDocument()
  pass(1)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

it('a toast pauses while the pointer is over it or the focus in it, then continues with the remaining time', () => {
  act(() => toastSuccess('Updated a / A'))
  pass(3000)
  fireEvent.pointerEnter(screen.getByRole('status'))
  pass(60_000)
  act(() => screen.getByRole('button', { name: 'Close' }).focus())
  fireEvent.pointerLeave(screen.getByRole('status'))
  pass(60_000)
  expect(screen.getByRole('status')).toBeInTheDocument()
  act(() => screen.getByRole('button', { name: 'Close' }).blur())
  pass(1999)
  expect(screen.getByRole('status')).toBeInTheDocument()
  pass(1)
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
})

it('a toast closes by its button', () => {
  act(() => toastSuccess('Updated a / A'))
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
})

it('a toast pauses while the pointer is over its text, which does not block what is beneath', () => {
  act(() => toastSuccess('Updated a / A'))
  const at = new DOMRect(1000, 60, 390, 48)
  vi.spyOn(screen.getByRole('status'), 'getBoundingClientRect').mockReturnValue(at)
  fireEvent.pointerMove(document.body, { clientX: 1100, clientY: 80 })
  pass(60_000)
  expect(screen.getByRole('status')).toBeInTheDocument()
  fireEvent.pointerMove(document.body, { clientX: 1100, clientY: 200 })
  pass(5000)
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
})

it('the announcer announces politely what is otherwise only visible, again if it happens again', () => {
  act(() => announce('Copied a'))
  const first = screen.getByText('Copied a')
  expect(first.closest('[aria-live=polite]')).not.toBeNull()
  act(() => announce('Copied a'))
  expect(screen.getByText('Copied a')).not.toBe(first)
})
