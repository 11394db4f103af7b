import { ChakraProvider } from '@chakra-ui/react'
import type { ComponentType, ReactNode } from 'react'
import { system } from './system'

/** Provides Chakra to its children. Frame, lists and forms do not use it (src/ui/README.md). */
export const StyleProvider = ({ children }: { children: ReactNode }) => (
  <ChakraProvider value={system}>{children}</ChakraProvider>
)

/** Returns the component with Chakra provided to it. `styled` in `lazy.tsx` calls it for screens that load on demand. */
export function withStyles<Props extends object>(Component: ComponentType<Props>) {
  const WithStyles = (props: Props) => (
    <StyleProvider>
      <Component {...props} />
    </StyleProvider>
  )
  return WithStyles
}
