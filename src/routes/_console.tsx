import { createFileRoute, Outlet } from '@tanstack/react-router'
import { Protected } from '@/app/Protected'

/** Everything that needs a signed-in user is rendered in the frame (rule ROUTE-11). */
export const Route = createFileRoute('/_console')({
  component: () => (
    <Protected>
      <Outlet />
    </Protected>
  ),
})
