import { createFileRoute } from '@tanstack/react-router'
import { Home } from '@/app/home/Home'

export const Route = createFileRoute('/')({ component: Home })
