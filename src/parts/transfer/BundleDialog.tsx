import { chakra } from '@chakra-ui/react'
import { FileBraces } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import type { Proposal } from '@/engine/plan/proposalTypes'
import { mostBytes } from '@/engine/proposals/format'
import { looksLikeProposal, readProposalFile, tooLargeText } from '@/engine/proposals/readProposal'
import type { Bundle } from '@/engine/transfer/format'
import { type ReadBundle, readingBundleFile } from '@/engine/transfer/readBundle'
import { plural, pluralize } from '@/lib/format'
import { inSlices } from '@/lib/idle'
import { copyFaults, FaultTable } from '@/parts/files/FaultTable'
import { Button } from '@/ui/Button'
import { DialogActions } from '@/ui/DialogActions'
import { ModalDialog, Note } from '@/ui/styled'
import { Title } from '@/ui/Title'

interface BundleDialogProps {
  title: string
  text: string
  /** The button that accepts a file of which some fields are unknown, and what happens to these fields. */
  accept: { label: string; unknown: (count: number) => string }
  onClose: () => void
  /** Called with a file without faults. If it has unknown fields, only after the user has accepted that. */
  onBundle: (file: string, bundle: Bundle) => void
  /** Called if the file is a proposal. Without it, a proposal is reported as not a bundle. */
  onProposal?: (proposal: Proposal) => void
  /** A dropped file, which is read immediately. */
  file?: File
  /** Why bundles cannot be used now; undefined if they can. */
  refusal?: string
}

interface Read {
  file: string
  /** Undefined while the file is being read. */
  result?: ReadBundle
}

/** The kind of a file is recognized in this number of bytes. */
const headBytes = 16_384

/** Reads and checks the dropped file, or each file that the user chooses. */
function useBundleFile({ file: dropped, refusal, onBundle, onProposal }: BundleDialogProps) {
  const [read, setRead] = useState<Read>()
  const stop = useRef<() => void>(undefined)
  useEffect(() => () => stop.current?.(), [])

  async function readFile(chosen: File) {
    const file = chosen.name
    setRead({ file })
    stop.current?.()
    let bytes: Uint8Array
    let isProposal = false
    try {
      // The first members tell whether the file is a proposal. A proposal that is too large is not read.
      isProposal = onProposal !== undefined && looksLikeProposal(await chosen.slice(0, headBytes).text())
      if (isProposal && chosen.size > mostBytes) return setRead({ file, result: { problem: tooLargeText } })
      bytes = new Uint8Array(await chosen.arrayBuffer())
    } catch {
      return setRead({ file, result: { problem: 'The browser could not read this file' } })
    }
    if (isProposal && onProposal) {
      const { proposal, problem, faults } = await readProposalFile(bytes)
      if (proposal) return onProposal(proposal)
      return setRead({ file, result: faults ? { faults } : { problem } })
    }
    if (refusal !== undefined) return setRead({ file, result: { problem: refusal } })
    stop.current = inSlices(readingBundleFile(bytes), (result) => {
      if (result.bundle?.objects.length === 0)
        return setRead({ file, result: { problem: 'This file has no objects' } })
      if (result.bundle && result.warnings.length === 0) return onBundle(file, result.bundle)
      setRead({ file, result })
    })
  }
  const first = useRef(readFile)
  useEffect(() => {
    if (dropped) void first.current(dropped)
  }, [dropped])
  return { read, readFile }
}

/** Reads a bundle that the user chooses, and checks it (rules BUNDLE-4 and BUNDLE-8). Nothing is sent here. */
export function BundleDialog(props: BundleDialogProps) {
  const { title, text, accept, onClose, onBundle } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const choose = useRef<HTMLButtonElement>(null)
  const { read, readFile } = useBundleFile(props)
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
        <Title size="dialog" id={`${id}title`}>
          {title}
        </Title>
        <chakra.p mt="1" color="fg.muted">
          {text}
        </chakra.p>
        <input
          ref={input}
          type="file"
          accept=".json,application/json"
          aria-label="JSON file"
          hidden
          onChange={({ target }) => {
            const [chosen] = target.files ?? []
            // Allows the user to choose the same file again after editing it.
            target.value = ''
            if (chosen) void readFile(chosen)
          }}
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
            {`${file} has ${pluralize(faults.length, 'fault')}. Nothing was sent.`}
          </Note>
        )}
        {bundle && listed && (
          <Note role="alert" tone="warning" mt="3">
            {`${file} has ${pluralize(listed.length, 'field')} that the contract does not have. ${accept.unknown(listed.length)}`}
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
        {bundle && <Button onClick={() => onBundle(file, bundle)}>{accept.label}</Button>}
      </DialogActions>
    </ModalDialog>
  )
}
