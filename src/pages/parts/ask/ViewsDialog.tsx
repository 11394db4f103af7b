import { chakra } from '@chakra-ui/react'
import { useSelector } from '@tanstack/react-store'
import { Download, Link2, Pin, PinOff, Trash2, Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { counted } from '@/lib/format'
import type { EntityType } from '@/model/entityTypes'
import { nouns } from '@/model/words'
import { Button, IconButton } from '@/ui/Button'
import { copyText } from '@/ui/copyText'
import { download, fileName } from '@/ui/download'
import { AskDialog } from './AskDialog'
import type { View } from './shippedViews'
import {
  importViews,
  type KeptView,
  keptViews,
  mostKept,
  mostPinned,
  pinView,
  removeView,
  viewsFile,
} from './views'

const Rows = chakra('ul', {
  base: {
    listStyle: 'none',
    '& > li': { display: 'flex', alignItems: 'center', gap: '1', py: '1', borderTopWidth: '1px' },
    '& > li:first-of-type': { borderTopWidth: '0' },
    '& > li > span:first-of-type': { flex: '1', minW: '0', overflowWrap: 'anywhere' },
  },
})

interface ViewsDialogProps {
  type: EntityType
  addressOf: (view: View) => string
  onClose: () => void
}

/** The kept views of all lists: pins, links, a file (rule ASK-7). Those of this list come first. */
export function ViewsDialog({ type, addressOf, onClose }: ViewsDialogProps) {
  const views = useSelector(keptViews())
  const [note, setNote] = useState('')
  const file = useRef<HTMLInputElement>(null)
  const sorted = [...views].sort((a, b) => Number(b.type === type) - Number(a.type === type))
  const pin = (view: KeptView) => {
    const isDone = pinView(view, !view.pinned)
    setNote(isDone ? '' : `At most ${mostPinned} views can be pinned. Unpin one first.`)
  }
  const read = async (chosen: File | undefined) => {
    if (!chosen) return
    const result = importViews(await chosen.text())
    if (!result) return setNote('This file has no views of this console.')
    const { added, left } = result
    const words = `${counted(added, 'view')} imported.`
    setNote(left > 0 ? `${words} ${counted(left, 'view')} left out: at most ${mostKept} are kept.` : words)
  }
  return (
    <AskDialog
      title="Manage views"
      before={
        <>
          <Button variant="outline" onClick={() => file.current?.click()}>
            <Upload size={16} aria-hidden />
            Import
          </Button>
          <Button
            variant="outline"
            disabled={views.length === 0}
            onClick={() => download(fileName(['views'], 'json'), [viewsFile()], 'application/json')}
          >
            <Download size={16} aria-hidden />
            Export
          </Button>
        </>
      }
      onClose={onClose}
    >
      <input
        ref={file}
        type="file"
        hidden
        aria-label="File with views"
        accept=".json,application/json"
        onChange={({ target }) => {
          void read(target.files?.[0])
          target.value = ''
        }}
      />
      {views.length === 0 && <p>You have no views of your own yet. 'Save view' keeps the list as it is.</p>}
      <Rows aria-label="Your views">
        {sorted.map((view) => (
          <li key={`${view.type} ${view.name}`}>
            <span>{`${nouns[view.type].title}: ${view.name}`}</span>
            <IconButton
              icon={view.pinned ? PinOff : Pin}
              label={`${view.pinned ? 'Unpin' : 'Pin'} ${view.name}`}
              onClick={() => pin(view)}
            />
            <IconButton
              icon={Link2}
              label={`Copy link of ${view.name}`}
              onClick={() => void copyText(addressOf(view))}
            />
            <IconButton icon={Trash2} label={`Remove ${view.name}`} onClick={() => removeView(view)} />
          </li>
        ))}
      </Rows>
      <p role="status">{note}</p>
    </AskDialog>
  )
}
