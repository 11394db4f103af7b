import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { StyleProvider } from '@/ui/theme/StyleProvider'

/** Renders under the console's theme. */
export const show = (ui: ReactNode) =>
  render(ui, { wrapper: ({ children }) => <StyleProvider>{children}</StyleProvider> })
