import { ChakraProvider } from '@chakra-ui/react'
import type { ComponentType, ReactNode } from 'react'
import { system } from './system'

/** Chakra for its children. Frame, lists and forms need none (src/ui/README.md). */
export const StyleProvider = ({ children }: { children: ReactNode }) => (
  <ChakraProvider value={system}>{children}</ChakraProvider>
)

/** A component with Chakra around it: what a screen without Chakra loads on demand. */
export function withStyles<Props extends object>(Component: ComponentType<Props>) {
  const WithStyles = (props: Props) => (
    <StyleProvider>
      <Component {...props} />
    </StyleProvider>
  )
  return WithStyles
}
