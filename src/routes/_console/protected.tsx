import { createFileRoute } from '@tanstack/react-router'
import { LockKeyhole } from 'lucide-react'
import { Placeholder } from '@/app/pages/messages'

export const Route = createFileRoute('/_console/protected')({
  staticData: { needsNoPermission: true },
  component: () => (
    <Placeholder
      icon={LockKeyhole}
      title="Protected"
      text="This page is only for those who are signed in. It makes no call."
    />
  ),
})
