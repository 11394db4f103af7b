import { createFileRoute } from '@tanstack/react-router'
import { Globe } from 'lucide-react'
import { BarePlaceholder } from '@/app/pages/messages'

export const Route = createFileRoute('/public')({
  component: () => (
    <BarePlaceholder icon={Globe} title="Public" text="This page is for everybody. It makes no call." />
  ),
})
