import { useState } from 'react'
import { nameIn } from '@/engine/programme/campaignName'
import { CompareDialog } from '@/parts/transfer/CompareDialog'
import { Button } from '@/ui/Button'
import { Note } from '@/ui/styled'
import type { CompareSearch } from './address'

/** Shown if the address names a file whose content is no longer available, e.g. after a reload. */
export function FileGone({ name, search }: { name: string; search: CompareSearch }) {
  const [isChoosing, setChoosing] = useState(false)
  return (
    <Note
      role="status"
      mx="inset"
      my="4"
      action={
        <Button variant="outline" size="sm" onClick={() => setChoosing(true)}>
          Choose a file...
        </Button>
      }
    >
      <span>{`The content of ${name} is not kept. Choose the file again to compare with it.`}</span>
      {isChoosing && (
        <CompareDialog
          accounts={search.of ?? []}
          campaign={nameIn(search)}
          onClose={() => setChoosing(false)}
        />
      )}
    </Note>
  )
}
