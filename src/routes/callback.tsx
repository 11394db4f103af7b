import { createFileRoute } from '@tanstack/react-router'
import { Callback } from '@/app/login/Callback'
import { leaveCallback } from '@/app/routing'

export const Route = createFileRoute('/callback')({ beforeLoad: leaveCallback, component: Callback })
