import { createRouter } from '@tanstack/react-router'
import { routeTree } from '@/generated/routeTree.gen'

export const createConsoleRouter = () =>
  createRouter({ routeTree, defaultPreload: 'intent', scrollRestoration: true })

export type ConsoleRouter = ReturnType<typeof createConsoleRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: ConsoleRouter
  }
}
