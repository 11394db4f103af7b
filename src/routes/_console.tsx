import { createFileRoute, Outlet } from '@tanstack/react-router'
import { Protected } from '@/app/Protected'
import { loadFrame, requirePage, requireUser } from '@/app/routing'

/** Everything that needs a signed-in user is rendered in the frame (rule ROUTE-11). */
export const Route = createFileRoute('/_console')({
  beforeLoad: (route) => {
    requirePage(route)
    requireUser(route)
  },
  loader: loadFrame,
  // Loads again for a new screen, but not for a change of a list's URL.
  shouldReload: ({ cause }) => cause !== 'stay',
  component: () => (
    <Protected>
      <Outlet />
    </Protected>
  ),
})
