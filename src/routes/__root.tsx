import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import { ErrorPage } from '@/app/pages/ErrorPage'
import { NotFound } from '@/app/pages/NotFound'
import { useRetry } from '@/app/pages/ScreenError'
import type { RouterContext } from '@/app/routing'

export const Route = createRootRouteWithContext<RouterContext>()({
  component: Outlet,
  notFoundComponent: NotFound,
  errorComponent: ({ error, reset }) => <ErrorPage error={error} onRetry={useRetry(reset)} />,
})
