import { chakra, Flex } from '@chakra-ui/react'
import { useNavigate } from '@tanstack/react-router'
import { FileBraces } from 'lucide-react'
import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react'
import { accounts } from '@/entities/accounts/definition'
import type { EntityType } from '@/entities/registry'
import { Button } from '@/ui/Button'
import { counted, plural } from '@/ui/format'
import { inSlices } from '@/ui/idle'
import { ModalDialog } from '@/ui/ModalDialog'
import { Note } from '@/ui/Note'
import { announce, toastError } from '@/ui/toast'
import { titleOf } from '@/ui/value'
import { type Fault, faultLine, readingBundle } from '../bundle/readBundle'
import { plan } from '../planScreen/planned'

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
  faults?: readonly Fault[]
  /** Why the file could not be read. */
  problem?: string
}

/**
 * Reads a bundle that the user chooses, and checks it. A file without faults leads to the preview of its plan. Nothing
 * is sent here.
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

  const onFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    // Allows the user to choose the same file again after editing it.
    target.value = ''
    if (!file) return
    setRead({ file: file.name })
    let text: string
    try {
      text = await file.text()
    } catch {
      return setRead({ file: file.name, problem: 'The browser could not read this file.' })
    }
    stop.current?.()
    stop.current = inSlices(readingBundle(text), ({ bundle, faults }) => {
      if (faults) return setRead({ file: file.name, faults })
      if (bundle.objects.length === 0)
        return setRead({ file: file.name, problem: 'This file has no objects.' })
      plan({ kind: 'import', account, file: file.name, objects: bundle.objects }, section)
      void navigate({ to: '/programme/plan' })
    })
  }
  const { file, faults, problem } = read ?? {}
  const isBusy = read !== undefined && !faults && problem === undefined
  return (
    <ModalDialog
      open
      onClose={onClose}
      initialFocusRef={choose}
      aria-labelledby={`${id}title`}
      w={faults ? 'min(46rem, calc(100vw - 32px))' : undefined}
    >
      <chakra.div px="6" py="5">
        <chakra.h2 id={`${id}title`} textStyle="dialogTitle" overflowWrap="anywhere">
          {`Import into ${own ? titleOf(own, account) : account}`}
        </chakra.h2>
        <chakra.p mt="1" color="fg.muted">
          Choose a JSON file that was exported from this or another account. You see everything before it is
          sent.
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
        {problem !== undefined && <Note role="alert" tone="danger" mt="3">{`${file}: ${problem}`}</Note>}
        {faults && <Faults file={file ?? ''} faults={faults} />}
      </chakra.div>
      <Flex
        as="footer"
        justify="flex-end"
        wrap="wrap"
        gap="2"
        px="4"
        py="3"
        bg="bg.subtle"
        borderTopWidth="1px"
        css={{ '&& > *': { flex: { base: '1', md: '0 0 auto' }, minW: 'max-content' } }}
      >
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
        {faults && (
          <Button variant="outline" onClick={() => void copyFaults(faults)}>
            {`Copy ${plural(faults.length, 'fault')}`}
          </Button>
        )}
        <Button ref={choose} isBusy={isBusy} onClick={() => input.current?.click()}>
          <FileBraces size={16} aria-hidden />
          {read && !isBusy ? 'Choose again...' : 'Choose a file...'}
        </Button>
      </Flex>
    </ModalDialog>
  )
}

/** The number of faults that are shown. All of them can be copied. */
const mostShown = 200

/** The faults of the file, by line. */
function Faults({ file, faults }: { file: string; faults: readonly Fault[] }) {
  return (
    <>
      <Note role="alert" tone="danger" mt="3">
        {`${file} has ${counted(faults.length, 'fault')}. Nothing was sent.`}
      </Note>
      <Scroll tabIndex={0} role="region" aria-label={`Faults in ${file}`}>
        <table>
          <thead>
            <tr>
              <th scope="col">Line</th>
              <th scope="col">Object and field</th>
              <th scope="col">Fault</th>
            </tr>
          </thead>
          <tbody>
            {faults.slice(0, mostShown).map((fault) => (
              <tr key={faultLine(fault)}>
                <td>{`${fault.line}:${fault.column}`}</td>
                <td>
                  <code>{fault.object}</code> <b>{fault.field}</b>
                </td>
                <td>{fault.text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
      {faults.length > mostShown && (
        <chakra.p mt="2" textStyle="sm" color="fg.muted">
          {`The first ${mostShown} are shown. Copy to see all.`}
        </chakra.p>
      )}
    </>
  )
}

const Scroll = chakra('div', {
  base: {
    mt: '3',
    maxH: '40dvh',
    overflow: 'auto',
    borderWidth: '1px',
    borderRadius: 'md',
    textStyle: 'sm',
    '& table': { w: '100%' },
    '& :is(th, td)': { px: '3', py: '2', textAlign: 'start', verticalAlign: 'top', overflowWrap: 'anywhere' },
    '& th': { color: 'fg.muted', fontWeight: '500', bg: 'bg.subtle', whiteSpace: 'nowrap' },
    '& tbody tr': { borderTopWidth: '1px' },
    '& td:first-of-type': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
    '& code': { fontFamily: 'mono', fontSize: 'xs' },
    '& b': { fontWeight: '600' },
  },
})

async function copyFaults(faults: readonly Fault[]): Promise<void> {
  try {
    await navigator.clipboard.writeText(faults.map(faultLine).join('\n'))
    announce('Copied')
  } catch {
    toastError({ description: 'The browser did not allow copying' })
  }
}
