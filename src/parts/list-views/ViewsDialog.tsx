import { chakra } from '@chakra-ui/react'
import { useSelector } from '@tanstack/react-store'
import { Check, Download, Link2, Pencil, Pin, PinOff, Trash2, Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { textOfFile } from '@/engine/transfer/fileText'
import { pluralize } from '@/lib/format'
import { pressedKey } from '@/lib/keys'
import type { EntityType } from '@/model/entityTypes'
import { nouns } from '@/model/words'
import { Button, IconButton } from '@/ui/Button'
import { copyText } from '@/ui/copyText'
import { download, fileName } from '@/ui/download'
import { FormDialog } from '@/ui/FormDialog'
import { Input } from '@/ui/Input'
import type { ListView } from './shippedViews'
import {
  type Imported,
  importViews,
  mostPinned,
  mostStored,
  pinView,
  removeView,
  renameView,
  type StoredView,
  storedViews,
  viewsFile,
} from './storedViews'

const keyOf = ({ type, name }: ListView) => `${type} ${name}`

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
  addressOf: (view: ListView) => string
  onClose: () => void
}

/** Manages the stored views of all lists: pins, links, and files (rule ASK-7). Views of this list come first. */
export function ViewsDialog({ type, addressOf, onClose }: ViewsDialogProps) {
  const views = useSelector(storedViews())
  const [note, setNote] = useState('')
  const [renamed, setRenamed] = useState<{ view: StoredView; name: string }>()
  const file = useRef<HTMLInputElement>(null)
  const rows = useRef<HTMLUListElement>(null)
  const sorted = [...views].sort((a, b) => Number(b.type === type) - Number(a.type === type))
  const pin = (view: StoredView) => {
    const isDone = pinView(view, !view.pinned)
    setNote(isDone ? '' : `At most ${mostPinned} views can be pinned. Unpin one first.`)
  }
  const endRenaming = (view: ListView) => {
    flushSync(() => setRenamed(undefined))
    setNote('')
    // The field has disappeared, so move the focus to the button that opened it.
    const row = rows.current?.querySelector(`[data-view=${CSS.escape(keyOf(view))}]`)
    row?.querySelector<HTMLElement>(`[aria-label=${CSS.escape(`Rename ${view.name}`)}]`)?.focus()
  }
  const rename = () => {
    if (!renamed) return
    const name = renamed.name.trim()
    if (renameView(renamed.view, name)) endRenaming({ ...renamed.view, name })
    else setNote(name === '' ? 'A view needs a name.' : `Another view of this list is called "${name}".`)
  }
  const read = async (chosen: File | undefined) => {
    if (!chosen) return
    const { text, problem } = textOfFile(new Uint8Array(await chosen.arrayBuffer()))
    if (text === undefined) return setNote(`${problem}.`)
    const result = importViews(text)
    if (!result) return setNote('This file has no views of this console.')
    setNote(importWords(result))
  }
  return (
    <FormDialog
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
      onConfirm={rename}
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
      <Rows aria-label="Your views" ref={rows}>
        {sorted.map((view) => (
          <li key={keyOf(view)} data-view={keyOf(view)}>
            {renamed?.view === view ? (
              <>
                <Input
                  autoFocus
                  size="sm"
                  maxLength={60}
                  aria-label={`New name of ${view.name}`}
                  value={renamed.name}
                  onChange={({ target }) => setRenamed({ view, name: target.value })}
                  onKeyDown={(event) => {
                    if (pressedKey(event) !== 'Escape') return
                    // Escape ends the renaming, but does not close the dialog.
                    event.preventDefault()
                    event.stopPropagation()
                    endRenaming(view)
                  }}
                />
                <IconButton icon={Check} label="Save name" onClick={rename} />
              </>
            ) : (
              <>
                <span>{`${nouns[view.type].title}: ${view.name}`}</span>
                <IconButton
                  icon={view.pinned ? PinOff : Pin}
                  label={`${view.pinned ? 'Unpin' : 'Pin'} ${view.name}`}
                  onClick={() => pin(view)}
                />
                <IconButton
                  icon={Pencil}
                  label={`Rename ${view.name}`}
                  onClick={() => setRenamed({ view, name: view.name })}
                />
                <IconButton
                  icon={Link2}
                  label={`Copy link of ${view.name}`}
                  onClick={() => void copyText(addressOf(view))}
                />
                <IconButton icon={Trash2} label={`Remove ${view.name}`} onClick={() => removeView(view)} />
              </>
            )}
          </li>
        ))}
      </Rows>
      <p role="status">{note}</p>
    </FormDialog>
  )
}

/** Says how many views of a file were imported, replaced or left out. */
function importWords({ added, replaced, left, odd }: Imported): string {
  return [
    `${pluralize(added, 'view')} imported${replaced ? `, ${replaced} in place of one with the same name` : ''}.`,
    ...(left > 0 ? [`${pluralize(left, 'view')} left out: at most ${mostStored} are kept.`] : []),
    ...(odd ? [`${pluralize(odd, 'view')} left out: this console has no such view.`] : []),
  ].join(' ')
}
