import { chakra } from '@chakra-ui/react'
import { useNavigate } from '@tanstack/react-router'
import { FileBraces } from 'lucide-react'
import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react'
import type { Bundle } from '@/engine/transfer/format'
import { type ReadBundle, readingBundleFile } from '@/engine/transfer/readBundle'
import { accounts } from '@/entities/accounts/definition'
import { counted, plural } from '@/lib/format'
import { inSlices } from '@/lib/idle'
import { titleOf } from '@/lib/value'
import type { EntityType } from '@/model/entityTypes'
import { Button } from '@/ui/Button'
import { DialogActions } from '@/ui/DialogActions'
import { ModalDialog, Note } from '@/ui/styled'
import { plan } from '../plan/planned'
import { copyFaults, FaultTable } from './FaultTable'

interface ImportDialogProps {
  /** The account that the objects are imported into. */
  account: string
  /** The section that the link back opens. */
  section: EntityType
  onClose: () => void
}

interface Read {
  file: string
  /** Undefined while the file is being read. */
  result?: ReadBundle
}

/**
 * Reads a bundle that the user chooses, and checks it. A file without faults leads to the preview of its plan; if it has
 * unknown fields, they are shown first. Nothing is sent here.
 */
export function ImportDialog({ account, section, onClose }: ImportDialogProps) {
  const id = useId()
  const navigate = useNavigate()
  const { rows } = accounts.calls.useRows('')
  const own = rows?.find((row) => accounts.list.idOf(row) === account)
  const input = useRef<HTMLInputElement>(null)
  const choose = useRef<HTMLButtonElement>(null)
  const [read, setRead] = useState<Read>()
  const stop = useRef<() => void>(undefined)
  useEffect(() => () => stop.current?.(), [])

  const preview = (file: string, { objects }: Bundle) => {
    plan({ kind: 'import', account, file, objects }, section)
    void navigate({ to: '/programme/plan' })
  }
  const onFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? []
    // Allows the user to choose the same file again after editing it.
    target.value = ''
    if (!chosen) return
    const file = chosen.name
    setRead({ file })
    let bytes: Uint8Array
    try {
      bytes = new Uint8Array(await chosen.arrayBuffer())
    } catch {
      return setRead({ file, result: { problem: 'The browser could not read this file' } })
    }
    stop.current?.()
    stop.current = inSlices(readingBundleFile(bytes), (result) => {
      if (result.bundle?.objects.length === 0)
        return setRead({ file, result: { problem: 'This file has no objects' } })
      if (result.bundle && result.warnings.length === 0) return preview(file, result.bundle)
      setRead({ file, result })
    })
  }
  const { file = '', result } = read ?? {}
  const { faults, problem, bundle } = result ?? {}
  const listed = faults ?? result?.warnings
  const isBusy = read !== undefined && !result
  return (
    <ModalDialog
      open
      onClose={onClose}
      initialFocusRef={choose}
      aria-labelledby={`${id}title`}
      w={listed ? 'min(46rem, calc(100vw - 32px))' : undefined}
    >
      <chakra.div px="6" py="5">
        <chakra.h2 id={`${id}title`} textStyle="dialogTitle" overflowWrap="anywhere">
          {`Import into ${own ? titleOf(own, account) : account}`}
        </chakra.h2>
        <chakra.p mt="1" color="fg.muted">
          Choose a JSON file that was exported from this account or another one. You see what would change
          before anything is sent.
        </chakra.p>
        <input
          ref={input}
          type="file"
          accept=".json,application/json"
          aria-label="JSON file"
          hidden
          onChange={(event) => void onFile(event)}
        />
        <chakra.div
          role="status"
          mt="3"
          textStyle="sm"
          color="fg.muted"
          overflowWrap="anywhere"
          _empty={{ mt: '0' }}
        >
          {isBusy && `Reading ${file}...`}
        </chakra.div>
        {problem !== undefined && <Note role="alert" tone="danger" mt="3">{`${file}: ${problem}.`}</Note>}
        {faults && (
          <Note role="alert" tone="danger" mt="3">
            {`${file} has ${counted(faults.length, 'fault')}. Nothing was sent.`}
          </Note>
        )}
        {bundle && listed && (
          <Note role="alert" tone="warning" mt="3">
            {`${file} has ${counted(listed.length, 'field')} that the contract does not have. ${plural(listed.length, 'It is imported as it is', 'They are imported as they are')}.`}
          </Note>
        )}
        {listed && (
          <FaultTable label={`${faults ? 'Faults' : 'Unknown fields'} in ${file}`} faults={listed} />
        )}
      </chakra.div>
      <DialogActions>
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
        {listed && (
          <Button variant="outline" onClick={() => void copyFaults(listed)}>
            {`Copy ${plural(listed.length, faults ? 'fault' : 'warning')}`}
          </Button>
        )}
        <Button
          ref={choose}
          variant={bundle ? 'outline' : 'primary'}
          isBusy={isBusy}
          onClick={() => input.current?.click()}
        >
          <FileBraces size={16} aria-hidden />
          <span>{read && !isBusy ? 'Choose again...' : 'Choose a file...'}</span>
        </Button>
        {bundle && <Button onClick={() => preview(file, bundle)}>Preview the import</Button>}
      </DialogActions>
    </ModalDialog>
  )
}
