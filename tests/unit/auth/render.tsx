import { ChakraProvider } from '@chakra-ui/react'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { system } from '@/ui/theme'

/** Renders with the theme; returns the user event to type and click with. */
export function show(screen: ReactElement) {
  return { user: userEvent.setup(), ...render(<ChakraProvider value={system}>{screen}</ChakraProvider>) }
}
