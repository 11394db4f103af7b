import { chakra } from '@chakra-ui/react'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '@/ui/Button'
import { Input } from '@/ui/Input'
import { mute } from '../storage'
import type { Finding } from '../types'

interface MuteFormProps {
  finding: Finding
  account: string
  onCancel: () => void
}

/** A form for the reason why a finding is muted. Without a reason nobody would understand it a year later. */
export function MuteForm({ finding, account, onCancel }: MuteFormProps) {
  const id = useId()
  const [reason, setReason] = useState('')
  const [isAsked, setAsked] = useState(false)
  const isMissing = isAsked && reason.trim() === ''
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (reason.trim() === '') return
    mute(account, finding, reason.trim())
    // The row disappears, so the focus moves to the muted findings at the end of the page.
    document.getElementById('muted-findings')?.focus({ preventScroll: true })
  }
  return (
    <chakra.form
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto auto' }}
      alignItems="end"
      gap="2"
      ps={{ base: '3', md: '80px' }}
      pe="3"
      pb="3"
      onSubmit={onSubmit}
    >
      <div>
        <chakra.label htmlFor={id} display="block" mb="1" textStyle="label">
          Why is it all right?
        </chakra.label>
        <Input
          id={id}
          autoFocus
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? `${id}-error` : undefined}
        />
        {isMissing && (
          <chakra.p id={`${id}-error`} mt="1" textStyle="xs" color="danger.text">
            Enter a reason.
          </chakra.p>
        )}
      </div>
      <Button type="submit" variant="outline">
        Mute
      </Button>
      <Button variant="ghost" onClick={onCancel}>
        Cancel
      </Button>
    </chakra.form>
  )
}
