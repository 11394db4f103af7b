import { createFileRoute } from '@tanstack/react-router'
import { Home } from '@/app/Home'
import { loadFrame } from '@/app/routing'

export const Route = createFileRoute('/')({ loader: loadFrame, component: Home })
