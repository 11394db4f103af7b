import { createFileRoute } from '@tanstack/react-router'
import { Home } from '@/app/Home'
import { loadHome } from '@/app/routing'

export const Route = createFileRoute('/')({ loader: loadHome, component: Home })
