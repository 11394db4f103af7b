import { createFileRoute } from '@tanstack/react-router'
import { LayoutDashboard } from 'lucide-react'
import { Home } from '@/app/Home'
import { leaveHome, loadHome } from '@/app/routing'

export const Route = createFileRoute('/')({
  staticData: { page: { title: 'Overview', icon: LayoutDashboard, place: 1, shortcut: 'o' } },
  beforeLoad: leaveHome,
  loader: loadHome,
  component: Home,
})
