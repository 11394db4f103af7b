import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/ui/Button'

interface RevertButtonProps {
  label: string
  /** The reverted object, for the accessible name of the button. */
  of?: string
  disabled?: boolean
  /** Resolves when the change is reverted, or when its preview is open. */
  onRevert: () => Promise<void>
}

/** Reverts a change. Shows a busy state until that is done. */
export function RevertButton({ label, of, disabled, onRevert }: RevertButtonProps) {
  const [isBusy, setBusy] = useState(false)
  const revert = async () => {
    setBusy(true)
    await onRevert().finally(() => setBusy(false))
  }
  return (
    <Button
      variant="ghost"
      size="sm"
      isBusy={isBusy}
      disabled={disabled}
      aria-label={of === undefined ? undefined : `${label} ${of}`}
      onClick={() => void revert()}
    >
      <Undo2 size={14} aria-hidden />
      <span>{label}</span>
    </Button>
  )
}
