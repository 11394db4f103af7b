import { createFileRoute } from '@tanstack/react-router'
import { Callback } from '@/app/login/Callback'

export const Route = createFileRoute('/callback')({ component: Callback })
