import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import { ErrorPage, useRetry } from '@/app/pages/ErrorPage'
import { NotFound } from '@/app/pages/NotFound'
import type { RouterContext } from '@/app/routing'

export const Route = createRootRouteWithContext<RouterContext>()({
  component: Outlet,
  notFoundComponent: NotFound,
  errorComponent: ({ error, reset }) => <ErrorPage error={error} onRetry={useRetry(reset)} />,
})
