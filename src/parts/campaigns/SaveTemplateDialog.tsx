import { useRef, useState } from 'react'
import type { BundleObject } from '@/engine/plan/types'
import type { CampaignName } from '@/engine/programme/campaignName'
import { asksFor, templateText } from '@/engine/sets/template'
import { warnNotStored } from '@/parts/unsaved/warnNotStored'
import { Button } from '@/ui/Button'
import { download, fileName } from '@/ui/download'
import { FormDialog } from '@/ui/FormDialog'
import { Input } from '@/ui/Input'
import { Labelled } from '@/ui/Labelled'
import { toastSuccess } from '@/ui/toast'
import { storedTemplates } from './storedTemplates'

interface SaveTemplateDialogProps {
  account: string
  title: string
  objects: readonly BundleObject[]
  /** The campaign that is saved; undefined for a selection. */
  of?: CampaignName
  onClose: () => void
}

/** Saves a campaign or a selection as a template: in this browser, or as a file (rule CAMPAIGN-11). */
export function SaveTemplateDialog({ account, title, objects, of, onClose }: SaveTemplateDialogProps) {
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
  const isNamed = name.trim() !== ''
  return (
    <FormDialog
      title="Save as a template"
      confirm="Keep in this browser"
      isDisabled={!isNamed}
      initialFocusRef={first}
      after={
        <Button variant="outline" disabled={!isNamed} onClick={saveFile}>
          Save as a file
        </Button>
      }
      onClose={onClose}
      onConfirm={keep}
    >
      <Labelled label="Title">
        {(id) => <Input id={id} ref={first} value={name} onChange={(event) => setName(event.target.value)} />}
      </Labelled>
      <Labelled label="What it makes">
        {(id) => <Input id={id} value={text} onChange={(event) => setText(event.target.value)} />}
      </Labelled>
    </FormDialog>
  )
}
