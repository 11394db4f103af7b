import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import { NotFound } from '@/app/pages/BarePage'
import { ErrorPage, useRetry } from '@/app/pages/ErrorPage'
import type { RouterContext } from '@/app/routing'

export const Route = createRootRouteWithContext<RouterContext>()({
  component: Outlet,
  notFoundComponent: NotFound,
  errorComponent: ({ error, reset }) => <ErrorPage error={error} onRetry={useRetry(reset)} />,
})
