import { createFileRoute } from '@tanstack/react-router'
import { BarePlaceholder } from '@/app/pages/Placeholder'

export const Route = createFileRoute('/public')({
  component: () => <BarePlaceholder title="Public" text="This page is for everybody. It makes no call." />,
})
