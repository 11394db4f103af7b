import { ChakraProvider } from '@chakra-ui/react'
import { CacheProvider } from '@emotion/react'
import type { ReactNode } from 'react'
import { system } from '.'
import { styleCache } from './prepared'

/** Gives its children the console's styles. */
export const StyleProvider = ({ children }: { children: ReactNode }) => (
  <CacheProvider value={styleCache}>
    <ChakraProvider value={system}>{children}</ChakraProvider>
  </CacheProvider>
)
