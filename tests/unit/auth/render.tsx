import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { StyleProvider } from '@/ui/theme/StyleProvider'

/** Renders with the theme; returns the user event to type and click with. */
export function show(screen: ReactElement) {
  return { user: userEvent.setup(), ...render(<StyleProvider>{screen}</StyleProvider>) }
}
