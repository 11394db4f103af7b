import { ChakraProvider } from '@chakra-ui/react'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { system } from '@/ui/theme'

/** Renders under the console's theme. */
export const show = (ui: ReactNode) =>
  render(ui, { wrapper: ({ children }) => <ChakraProvider value={system}>{children}</ChakraProvider> })
