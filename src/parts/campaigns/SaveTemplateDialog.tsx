import { chakra } from '@chakra-ui/react'
import { useId, useRef, useState } from 'react'
import type { BundleObject } from '@/engine/plan/types'
import type { CampaignName } from '@/engine/programme/campaignName'
import { asksFor, templateText } from '@/engine/sets/template'
import { warnNotStored } from '@/parts/unsaved/warnNotStored'
import { Button } from '@/ui/Button'
import { DialogActions } from '@/ui/DialogActions'
import { download, fileName } from '@/ui/download'
import { Input } from '@/ui/Input'
import { ModalDialog } from '@/ui/ModalDialog'
import { Title } from '@/ui/Title'
import { toastSuccess } from '@/ui/toast'
import { storedTemplates } from './storedTemplates'

interface SaveTemplateDialogProps {
  account: string
  title: string
  objects: readonly BundleObject[]
  /** The campaign of the objects; undefined for a selection. */
  of?: CampaignName
  onClose: () => void
}

/** Saves a campaign or a selection as a template: in this browser, or as a file (rule CAMPAIGN-11). */
export function SaveTemplateDialog({ account, title, objects, of, onClose }: SaveTemplateDialogProps) {
  const id = useId()
  const first = useRef<HTMLInputElement>(null)
  const [name, setName] = useState(title)
  const [text, setText] = useState('')
  const written = () =>
    templateText({ account, title: name.trim(), text: text.trim(), ask: asksFor(objects, of), objects })
  const keep = () => {
    const isKept = storedTemplates.set([...(storedTemplates.get() ?? []), written()])
    warnNotStored(isKept)
    if (isKept) toastSuccess(`Saved the template ${name.trim()}`)
    onClose()
  }
  const saveFile = () => {
    download(fileName(['template', name.trim()], 'json'), [written()], 'application/json')
    onClose()
  }
  return (
    <ModalDialog
      open
      onClose={onClose}
      closeOnBackdrop
      initialFocusRef={first}
      aria-labelledby={`${id}title`}
    >
      <chakra.div px="6" py="5" display="grid" gap="4">
        <Title size="dialog" id={`${id}title`}>
          Save as a template
        </Title>
        <div>
          <chakra.label htmlFor={`${id}name`} display="block" textStyle="label" mb="1.5">
            Title
          </chakra.label>
          <Input
            id={`${id}name`}
            ref={first}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </div>
        <div>
          <chakra.label htmlFor={`${id}text`} display="block" textStyle="label" mb="1.5">
            What it makes
          </chakra.label>
          <Input id={`${id}text`} value={text} onChange={(event) => setText(event.target.value)} />
        </div>
      </chakra.div>
      <DialogActions>
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button variant="outline" disabled={name.trim() === ''} onClick={saveFile}>
          Save as a file
        </Button>
        <Button disabled={name.trim() === ''} onClick={keep}>
          Keep in this browser
        </Button>
      </DialogActions>
    </ModalDialog>
  )
}
