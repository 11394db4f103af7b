import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { routeTree } from '@/generated/routeTree.gen'
import { stringifySearch } from '@/list/stringifySearch'

/** @param history defaults to the browser's history; tests pass one in memory */
export const createConsoleRouter = (history?: RouterHistory) =>
  createRouter({
    routeTree,
    defaultPreload: 'intent',
    scrollRestoration: true,
    stringifySearch,
    ...(history && { history }),
  })

export type ConsoleRouter = ReturnType<typeof createConsoleRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: ConsoleRouter
  }
}
