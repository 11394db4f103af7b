import { createFileRoute } from '@tanstack/react-router'
import { ProfileScreen } from '@/app/profile/ProfileScreen'

export const Route = createFileRoute('/_console/profile')({
  staticData: { needsNoPermission: true },
  component: ProfileScreen,
})
