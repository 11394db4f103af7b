import { createFileRoute } from '@tanstack/react-router'
import { ScreenError } from '@/app/pages/ScreenError'
import { ProfileScreen } from '@/app/profile/ProfileScreen'

export const Route = createFileRoute('/_console/profile')({
  component: ProfileScreen,
  errorComponent: ScreenError,
})
