import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '@/ui/Button'
import { toastSuccess } from '@/ui/toast'

/** Mocked console only: discards all edits and restores the demo data. */
export function DemoReset() {
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const controls = window.__mocks
  if (!controls) return null
  const reset = async () => {
    setBusy(true)
    await controls.reset()
    await client.resetQueries()
    setBusy(false)
    toastSuccess('The demo data is as it was at the beginning')
  }
  return (
    <Button size="xs" variant="ghost" textStyle="2xs" isBusy={isBusy} onClick={() => void reset()}>
      Reset demo data
    </Button>
  )
}
