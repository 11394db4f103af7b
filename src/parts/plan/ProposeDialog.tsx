import { chakra } from '@chakra-ui/react'
import { FileDown, Link as LinkIcon } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useSession } from '@/auth/session'
import { proposedRows, whyNotProposed } from '@/engine/plan/proposedRows'
import type { Plan } from '@/engine/plan/types'
import { fileNameOf, mostBytes, mostWhy, proposalOf, writeProposal } from '@/engine/proposals/format'
import { fragmentOf, hasPlayers, linkPath, mostLink } from '@/engine/proposals/link'
import { basePath } from '@/lib/basePath'
import { formatNumber, pluralize } from '@/lib/format'
import { isOfProgramme } from '@/model/entityTypes'
import { Button } from '@/ui/Button'
import { copyText } from '@/ui/copyText'
import { DialogActions } from '@/ui/DialogActions'
import { download } from '@/ui/download'
import { Textarea } from '@/ui/Input'
import { ModalDialog } from '@/ui/ModalDialog'
import { Note } from '@/ui/Note'
import { Title } from '@/ui/Title'
import { toastSuccess } from '@/ui/toast'
import { countText, objectTypes } from './texts'

interface ProposeDialogProps {
  plan: Plan
  /** The effect of the plan as a command: 'Change 14 missions'. */
  title: string
  /** The reason. The caller keeps it while the dialog is closed. */
  why: string
  onWhy: (why: string) => void
  onClose: () => void
}

/** Makes a proposal of a plan: a link or a file, with the reason (rule PROPOSE-7). Nothing is sent. */
export function ProposeDialog({ plan, title, why, onWhy, onClose }: ProposeDialogProps) {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const { user } = useSession()
  const [rows] = useState(() => proposedRows(plan))
  const [refusal] = useState(() => whyNotProposed(plan))
  const [problem, setProblem] = useState('')
  const players = rows.filter(({ type }) => !isOfProgramme(type)).length
  const made = (reason: string) =>
    proposalOf(
      {
        account: plan.account,
        title,
        why: reason,
        by: user?.name ?? '',
        at: new Date().toISOString(),
        console: BUILD_FACTS.version,
        contract: BUILD_FACTS.contract.version,
      },
      rows,
    )
  const noLink = useWhyNoLink(async () => {
    const proposal = await made(why)
    if (hasPlayers(proposal))
      return 'A link would have players in it, and links stay in histories. Save the file.'
    return tooLong((await linkTo(proposal)).length)
  })
  const refuse = (text: string) => {
    setProblem(text)
    field.current?.focus()
  }
  const propose = async (how: 'link' | 'file') => {
    if (why.trim() === '') return refuse('Say why: who opens the proposal reads it first.')
    const proposal = await made(why)
    if (how === 'link') {
      const link = await linkTo(proposal)
      const reason = tooLong(link.length)
      if (reason !== undefined) return refuse(reason)
      if (!(await copyText(link, 'the link'))) return
    } else {
      const text = writeProposal(proposal, 2)
      if (new Blob([text]).size > mostBytes)
        return refuse('The file would be larger than 20 MB. Leave out some of its objects.')
      download(fileNameOf(proposal), [`${text}\n`], 'application/json')
    }
    const digits = proposal.sum.slice(0, 8)
    toastSuccess(how === 'link' ? `Copied the link of proposal ${digits}` : `Saved proposal ${digits}`, {
      note: 'Nothing was sent. Who opens it sees the changes, and can apply them.',
    })
    onClose()
  }
  const canPropose = refusal === undefined && rows.length > 0
  // In a portal: the menu of a form can open the dialog, and a form inside of another one would submit it.
  return createPortal(
    <ModalDialog open onClose={onClose} initialFocusRef={field} aria-labelledby={`${id}title`}>
      <chakra.div px="6" py="5" display="grid" gap="4">
        <div>
          <Title size="dialog" id={`${id}title`}>
            Propose this change
          </Title>
          <chakra.p mt="1" textStyle="sm" color="fg.muted">
            {`${title}. Somebody else looks at it, and carries it out. It holds ${countText(rows.length, objectTypes(rows))}, ${players === 0 ? 'no players' : `${pluralize(players, 'player')} among them, with what is known about them`}. Nothing is sent now.`}
          </chakra.p>
        </div>
        {refusal !== undefined && <Note tone="danger">{refusal}</Note>}
        {rows.length === 0 && (
          <Note tone="danger">Nothing would change, so there is nothing to propose.</Note>
        )}
        <div>
          <chakra.label htmlFor={`${id}why`} display="block" textStyle="label" mb="1.5">
            Why
          </chakra.label>
          <Textarea
            ref={field}
            id={`${id}why`}
            rows={3}
            required
            maxLength={mostWhy}
            value={why}
            aria-invalid={problem !== '' || undefined}
            aria-describedby={`${id}help`}
            onChange={({ target }) => {
              setProblem('')
              onWhy(target.value)
            }}
          />
          <chakra.p
            id={`${id}help`}
            role={problem === '' ? undefined : 'alert'}
            mt="1"
            textStyle="xs"
            color={problem === '' ? 'fg.muted' : 'danger.text'}
          >
            {problem || 'Stands above the changes, and is kept with them in the journal.'}
          </chakra.p>
        </div>
        {canPropose && noLink !== undefined && <Note>{noLink}</Note>}
      </chakra.div>
      <DialogActions>
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button
          variant="outline"
          disabled={!canPropose || noLink !== undefined}
          onClick={() => void propose('link')}
        >
          <LinkIcon size={16} aria-hidden />
          <span>Copy link</span>
        </Button>
        <Button disabled={!canPropose} onClick={() => void propose('file')}>
          <FileDown size={16} aria-hidden />
          <span>Save file</span>
        </Button>
      </DialogActions>
    </ModalDialog>,
    document.body,
  )
}

const linkTo = async (proposal: Parameters<typeof fragmentOf>[0]) =>
  `${window.location.origin}${basePath}${linkPath}${await fragmentOf(proposal)}`

const tooLong = (length: number) =>
  length > mostLink
    ? `A link would have ${formatNumber(length)} characters, and programs cut links of more than ${formatNumber(mostLink)}. Save the file.`
    : undefined

/** Why no link is offered. Determined once, because the length of the reason hardly matters. */
function useWhyNoLink(find: () => Promise<string | undefined>): string | undefined {
  const [why, setWhy] = useState<string>()
  const first = useRef(find)
  useEffect(() => {
    let isHere = true
    void first.current().then((found) => isHere && setWhy(found))
    return () => {
      isHere = false
    }
  }, [])
  return why
}
